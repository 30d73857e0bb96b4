import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';

/** Any number, the same in every instance: who holds it migrates, the others wait (PostgreSQL: advisory locks). */
const MIGRATION_LOCK = 4_137_001;

/** Brings the database to the newest migration. Instances that start together do it once, one after the other. */
export async function migrate(orm: MikroORM): Promise<void> {
  const em = orm.em.fork();
  await em.transactional(async (tx) => {
    await lockMigrations(tx);
    await orm.migrator.up({ transaction: tx.getTransactionContext() });
  });
}

/** Waits until nobody else migrates; nobody else will before the transaction ends. */
export async function lockMigrations(tx: EntityManager): Promise<void> {
  await tx.execute(`set local idle_in_transaction_session_timeout = 0`);
  await tx.execute(`set local lock_timeout = '60s'`);
  await tx.execute(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
}
