import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Constructor, EntityClass } from '@mikro-orm/core';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { type Migration, Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { PoolDialect } from './pool-dialect';

/** The entities of the database and their migrations. */
export interface OrmSchema {
  entities: EntityClass<object>[];
  /** The absolute path of the folder with the migrations. */
  migrationsFolder: string;
}

/** Options of a unit of work. */
export interface OrmOptions {
  /**
   * Compares the entities with the committed snapshot, to write migrations. Must be off when
   * migrations run, because that would overwrite the snapshot from a database.
   */
  snapshot?: boolean;
}

/**
 * Creates the unit of work over all entities, on the connections of this pool. `orm.close()` also
 * ends the pool. It connects only when it needs a connection.
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
 * The migrations of the folder by name. MikroORM gets a list, so that it finds the same names in
 * TypeScript and in its build.
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
