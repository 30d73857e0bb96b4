import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Constructor, EntityClass } from '@mikro-orm/core';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { type Migration, Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { PoolDialect } from '../platform/database/pool-dialect';

const MIGRATIONS_FOLDER = join(__dirname, 'migrations');

/** Options of an ORM. */
export interface OrmOptions {
  /** Entities of the unit of work. Without them, the ORM only migrates and sends statements. */
  entities?: readonly EntityClass<object>[];
  /**
   * True to compare the entities with the committed snapshot when writing migrations. Must be false
   * when migrations run, because they would overwrite the snapshot.
   */
  snapshot?: boolean;
}

/**
 * Creates an ORM with the service's migrations on the connections of this pool. It connects on
 * demand. `orm.close()` also ends the pool. A command without entities loads no modules, and starts
 * several times faster.
 */
export function createOrm(pool: Pool, { entities = [], snapshot = false }: OrmOptions = {}): MikroORM {
  return new MikroORM({
    clientUrl: pool.options.connectionString,
    driverOptions: new PoolDialect(pool),
    entities: [...entities],
    discovery: { warnWhenNoEntities: false },
    metadataProvider: ReflectMetadataProvider,
    extensions: [Migrator],
    forceUtcTimezone: true,
    migrations: {
      path: MIGRATIONS_FOLDER,
      snapshot,
      snapshotName: '.snapshot',
      migrationsList: readMigrations(),
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
function readMigrations(): { name: string; class: Constructor<Migration> }[] {
  return readdirSync(MIGRATIONS_FOLDER)
    .filter((file) => /^\d+_.*(?<!\.d)\.[jt]s$/.test(file))
    .sort()
    .map((file) => {
      const [migration] = Object.values(
        require(join(MIGRATIONS_FOLDER, file)) as Record<string, Constructor<Migration>>,
      );
      if (!migration) throw new Error(`no migration in ${file}`);
      return { name: parse(file).name, class: migration };
    });
}
