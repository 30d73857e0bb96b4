import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Constructor, EntityClass } from '@mikro-orm/core';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { type Migration, Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { PoolDialect } from './pool-dialect';

/** What the database holds, and how it came about. */
export interface OrmSchema {
  entities: EntityClass<object>[];
  /** The absolute path of the folder in which the migrations are. */
  migrationsFolder: string;
}

/** What a unit of work may be made with. */
export interface OrmOptions {
  /**
   * Compares the entities with the committed snapshot, for writing migrations; not for running them, which would write
   * the snapshot anew from a database.
   */
  snapshot?: boolean;
}

/**
 * The unit of work over all entities, on the connections of this pool, which `orm.close()` ends. Connects lazily:
 * `await orm.checkConnection()` tells whether the database is there.
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

/** The migrations of the folder, by name. Listed rather than globbed, so that TypeScript and its emit behave alike. */
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
