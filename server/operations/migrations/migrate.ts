import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { createServiceOrm } from './orm';
import { createPatientPool, createPool } from '../../platform/database/pool';

/** Any number, the same in every instance: who holds it migrates, the others wait (PostgreSQL: advisory locks). */
const MIGRATION_LOCK = 4_137_001;

/** Brings the database to the newest migration. Instances that start together do it once, one after the other. */
export async function migrate(orm: MikroORM): Promise<void> {
  const applied = await readApplied(orm.em.fork());
  if (knownMigrations(orm).every((name) => applied.includes(name))) return;
  // On a large table a migration takes longer than any request may, and so does waiting for another instance's.
  const patient = createServiceOrm(createPatientPool(orm.config.get('clientUrl') ?? ''));
  try {
    await patient.em.fork().transactional(async (tx) => {
      await lockMigrations(tx);
      await patient.migrator.up({ transaction: tx.getTransactionContext() });
    });
  } finally {
    await patient.close();
  }
}

/** Brings a database that no server has open yet to the newest migration. */
export async function migrateDatabase(databaseUrl: string): Promise<void> {
  const orm = createServiceOrm(createPool(databaseUrl));
  await migrate(orm).finally(() => orm.close());
}

/** Waits until nobody else migrates; nobody else will before the transaction ends. */
export async function lockMigrations(tx: EntityManager): Promise<void> {
  await tx.execute(`set local idle_in_transaction_session_timeout = 0`);
  await tx.execute(`set local lock_timeout = '60s'`);
  await tx.execute(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
}

/** The migrations of this version of the code, oldest first. */
export function knownMigrations(orm: MikroORM): string[] {
  return orm.config.get('migrations').migrationsList?.map(({ name }) => name) ?? [];
}

/** The migrations that the database has had. The migrator's own answer makes its table first, which takes the lock. */
export async function readApplied(em: EntityManager): Promise<string[]> {
  const [found] = await em.execute<{ there: boolean }[]>(`select to_regclass('public.migration') is not null as there`);
  if (!found?.there) return [];
  const rows = await em.execute<{ name: string }[]>('select name from public.migration order by id');
  return rows.map(({ name }) => name);
}
