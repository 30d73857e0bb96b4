import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Constructor, EntityClass } from '@mikro-orm/core';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { type Migration, Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { PoolDialect } from './pool-dialect';

/** Entities of the database and their migrations. */
export interface OrmSchema {
  entities: EntityClass<object>[];
  /** Absolute path of the folder with the migrations. */
  migrationsFolder: string;
}

/** Options of a unit of work. */
export interface OrmOptions {
  /**
   * True to compare the entities with the committed snapshot when writing migrations. Must be false
   * when migrations run, because they would overwrite the snapshot.
   */
  snapshot?: boolean;
}

/**
 * Creates the unit of work over all entities on the connections of this pool. `orm.close()` also
 * ends the pool. It connects on demand.
 */
export function createOrm(
  pool: Pool,
  { entities, migrationsFolder }: OrmSchema,
  { snapshot = false }: OrmOptions = {},
): MikroORM {
  return new MikroORM({
    clientUrl: pool.options.connectionString,
    driverOptions: new PoolDialect(pool),
    entities,
    // An ORM without entities only migrates and sends statements.
    discovery: { warnWhenNoEntities: false },
    metadataProvider: ReflectMetadataProvider,
    extensions: [Migrator],
    forceUtcTimezone: true,
    migrations: {
      path: migrationsFolder,
      snapshot,
      snapshotName: '.snapshot',
      migrationsList: migrationsIn(migrationsFolder),
      tableName: 'migration',
      silent: true,
      emit: 'ts',
      fileName: (timestamp, name) => `${timestamp}_${name ?? 'change'}`,
    },
  });
}

/**
 * Reads the migrations of the folder by name. MikroORM gets a list, so that the names are the same
 * in TypeScript and in the build.
 */
function migrationsIn(folder: string): { name: string; class: Constructor<Migration> }[] {
  return readdirSync(folder)
    .filter((file) => /^\d+_.*(?<!\.d)\.[jt]s$/.test(file))
    .sort()
    .map((file) => {
      const [migration] = Object.values(require(join(folder, file)) as Record<string, Constructor<Migration>>);
      if (!migration) throw new Error(`no migration in ${file}`);
      return { name: parse(file).name, class: migration };
    });
}
