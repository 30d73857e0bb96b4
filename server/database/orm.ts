import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { modules } from '../modules';
import { createOrm, type OrmOptions } from './create-orm';

/** Creates an ORM on the pool's connections, with the entities of all modules. */
export function createServiceOrm(pool: Pool, options: Omit<OrmOptions, 'entities'> = {}): MikroORM {
  return createOrm(pool, { ...options, entities: modules.entities });
}
