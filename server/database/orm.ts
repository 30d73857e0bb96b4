import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { modules } from '../modules';
import { createOrm, type OrmOptions } from '../platform/database/orm';
import { MIGRATIONS_FOLDER } from './plain-orm';

/**
 * Creates an ORM on the pool's connections, with the entities of all modules and the migrations of
 * `migrations/`.
 */
export function createServiceOrm(pool: Pool, options: OrmOptions = {}): MikroORM {
  return createOrm(pool, { entities: [...modules.entities], migrationsFolder: MIGRATIONS_FOLDER }, options);
}
