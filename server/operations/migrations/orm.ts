import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { modules } from '../../modules';
import { createOrm, type OrmOptions } from '../../platform/database/orm';

/** Creates the unit of work over the entities of all modules, with the migrations of this folder, on the pool's connections. */
export function createServiceOrm(pool: Pool, options: OrmOptions = {}): MikroORM {
  return createOrm(pool, { entities: [...modules.entities], migrationsFolder: __dirname }, options);
}
