import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { createServiceOrm } from './orm';
import { createPoolWithoutTimeouts, createPool } from '../../platform/database/pool';
import { migrateJobs } from '../../platform/jobs/schema';

/** The key of PostgreSQL's advisory lock: an arbitrary number, the same in every instance. Its holder migrates, the others wait. */
const MIGRATION_LOCK = 4_137_001;

/**
 * Runs the migrations that the database lacks, each in a transaction of its own, so that one's locks are released before the
 * next one reads large tables. Then it creates or updates the tables of the jobs. When instances start together, one migrates
 * and the others wait.
 */
export async function migrate(orm: MikroORM): Promise<void> {
  // On a large table a migration takes longer than a request's timeouts, and so does waiting for another instance.
  const pool = createPoolWithoutTimeouts(orm.config.get('clientUrl') ?? '');
  const migrating = createServiceOrm(pool);
  try {
    const applied = await readApplied(migrating.em.fork());
    const missing = knownMigrations(orm).filter((name) => !applied.includes(name));
    for (const name of missing) await runMigration(migrating, name);
    await migrating.em.fork().transactional(async (tx) => {
      await lockMigrations(tx);
      await migrateJobs(pool);
    });
  } finally {
    await migrating.close();
  }
}

async function runMigration(orm: MikroORM, name: string): Promise<void> {
  await orm.em.fork().transactional(async (tx) => {
    await lockMigrations(tx);
    if ((await readApplied(tx)).includes(name)) return;
    await orm.migrator.up({ migrations: [name], transaction: tx.getTransactionContext() });
  });
}

/** Runs the migrations of a database for a command, without a server. */
export async function migrateDatabase(databaseUrl: string): Promise<void> {
  const orm = createServiceOrm(createPool(databaseUrl));
  await migrate(orm).finally(() => orm.close());
}

/** Waits until no other process migrates, and keeps others from migrating until the transaction ends. */
export async function lockMigrations(tx: EntityManager): Promise<void> {
  await tx.execute(`set local idle_in_transaction_session_timeout = 0`);
  await tx.execute(`set local lock_timeout = '60s'`);
  await tx.execute(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
}

/** The migrations of this version of the code, oldest first. */
export function knownMigrations(orm: MikroORM): string[] {
  return orm.config.get('migrations').migrationsList?.map(({ name }) => name) ?? [];
}

/** The migrations that were applied. The migrator's own method would create its table first, which needs the lock. */
export async function readApplied(em: EntityManager): Promise<string[]> {
  const [table] = await em.execute<{ exists: boolean }[]>(
    `select to_regclass('public.migration') is not null as exists`,
  );
  if (!table?.exists) return [];
  const rows = await em.execute<{ name: string }[]>('select name from public.migration order by id');
  return rows.map(({ name }) => name);
}
