import type { MikroORM } from '@mikro-orm/postgresql';
import { modules } from '../../modules';
import { createOrm, type OrmOptions } from '../../platform/database/orm';

/** The unit of work over the entities of all modules, with the migrations of this folder. */
export function createServiceOrm(databaseUrl: string, options: OrmOptions = {}): MikroORM {
  return createOrm(databaseUrl, { entities: [...modules.entities], migrationsFolder: __dirname }, options);
}
