import { join } from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { createOrm } from '../platform/database/orm';

/** Folder of the service's migrations. */
export const MIGRATIONS_FOLDER = join(__dirname, 'migrations');

/**
 * Creates an ORM without entities on the pool's connections, for migrations and statements.
 * Commands that need only this one load no modules, and start several times faster.
 */
export function createPlainOrm(pool: Pool): MikroORM {
  return createOrm(pool, { entities: [], migrationsFolder: MIGRATIONS_FOLDER });
}
