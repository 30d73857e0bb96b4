import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { createOrm } from './create-orm';
import { createMaintenancePool } from '../platform/database/pool';
import { ensureSupported } from '../platform/database/requirements';
import { JOBS_SCHEMA, migrateJobs } from '../platform/jobs/schema';
import { reasonOf, StartError } from '../platform/errors/start-error';
import { withClient } from './with-client';

/**
 * Key of PostgreSQL's advisory lock, an arbitrary number. The instance with the lock migrates, the
 * others wait.
 */
const MIGRATION_LOCK = 4_137_001;

/** Maximum wait of a migration for each lock. */
const LOCK_TIMEOUT_SECONDS = 60;

/** Callbacks before long parts of a migration. */
export interface MigrationProgress {
  /** Called while another process migrates. */
  onWait(): void;
  /** Called at the start of a migration. */
  onStart(migration: string): void;
}

const NO_PROGRESS: MigrationProgress = { onWait: () => undefined, onStart: () => undefined };

/** Returns callbacks that log the progress. All waits for another process together are one line. */
export function logProgress(logger: Pick<Logger, 'info' | 'warn'>): MigrationProgress {
  let hasWaited = false;
  return {
    onWait: () => {
      if (!hasWaited) logger.warn('waiting for another process that migrates the database');
      hasWaited = true;
    },
    onStart: (migration) => logger.info({ migration }, 'migrating the database'),
  };
}

/**
 * Runs the missing migrations and then creates or updates the tables of the jobs. Each migration
 * has its own transaction, so that its locks are released before the next migration reads large
 * tables. If several instances start, one migrates and the others wait without a limit. A current
 * database is not locked.
 * @throws {StartError} with the name of the failed migration, or if the database is of version 0.x
 */
export async function migrate(databaseUrl: string, progress: MigrationProgress = NO_PROGRESS): Promise<void> {
  // A migration of a large table may take longer than the timeouts of requests. Waiting for another
  // instance may, too.
  const pool = createMaintenancePool(databaseUrl);
  const orm = createOrm(pool);
  try {
    const applied = await readApplied(orm.em.fork());
    ensureFromFirstVersion(orm, applied);
    const missing = knownMigrations(orm).filter((name) => !applied.includes(name));
    for (const name of missing) await runMigration(orm, name, progress);
    await updateJobs(orm, pool, progress);
  } finally {
    await orm.close();
  }
}

async function runMigration(orm: MikroORM, name: string, progress: MigrationProgress): Promise<void> {
  try {
    await orm.em.fork().transactional(async (tx) => {
      await lockMigrations(tx, progress);
      if ((await readApplied(tx)).includes(name)) return;
      progress.onStart(name);
      await orm.migrator.up({ migrations: [name], transaction: tx.getTransactionContext() });
    });
  } catch (cause) {
    throw new StartError(`데이터베이스를 마이그레이션하지 못했어요: ${name} (${reasonOf(cause)})`, { cause });
  }
}

/**
 * Only the creation of the schema needs the lock. graphile-worker itself prevents concurrent
 * updates.
 */
async function updateJobs(orm: MikroORM, pool: Pool, progress: MigrationProgress): Promise<void> {
  if (await exists(orm.em.fork(), `${JOBS_SCHEMA}.migrations`)) return migrateJobs(pool);
  await orm.em.fork().transactional(async (tx) => {
    await lockMigrations(tx, progress);
    await migrateJobs(pool);
  });
}

/**
 * Runs the migrations of a database for a command, without a server.
 * @throws {StartError} if the database is not supported or a migration fails
 */
export async function migrateDatabase(databaseUrl: string, progress?: MigrationProgress): Promise<void> {
  await withClient(databaseUrl, ensureSupported);
  await migrate(databaseUrl, progress);
}

/**
 * Waits until no other process migrates, and blocks other migrations until the transaction ends.
 * The wait has no limit, because PostgreSQL releases the lock of a process that ends.
 */
export async function lockMigrations(tx: EntityManager, { onWait } = NO_PROGRESS): Promise<void> {
  await tx.execute(`set local idle_in_transaction_session_timeout = 0`);
  await tx.execute(`set local statement_timeout = 0`);
  await tx.execute(`set local lock_timeout = 0`);
  const [lock] = await tx.execute<{ taken: boolean }[]>(`select pg_try_advisory_xact_lock(${MIGRATION_LOCK}) as taken`);
  if (!lock?.taken) {
    onWait();
    await tx.execute(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
  }
  await tx.execute(`set local lock_timeout = '${LOCK_TIMEOUT_SECONDS}s'`);
}

/** Returns the migrations of this version, oldest first. */
export function knownMigrations(orm: MikroORM): string[] {
  return orm.config.get('migrations').migrationsList?.map(({ name }) => name) ?? [];
}

/**
 * Ensures that no migration is older than version 1.0.0, whose migrations replaced all of 0.x.
 * Unknown newer migrations are accepted, because an older release may start again after a newer
 * one.
 * @param names names of the migrations of a database or backup
 * @throws {StartError} if one is of version 0.x
 */
export function ensureFromFirstVersion(orm: MikroORM, names: readonly string[]): void {
  const [first = ''] = knownMigrations(orm);
  if (names.some((name) => name < first))
    throw new StartError(
      '이 데이터는 한팀 0.x에서 만들어졌어요. 1.0.0부터는 0.x의 데이터베이스, 데이터 폴더, 백업을 열 수 없어요. 빈 데이터베이스나 새 데이터 폴더로 시작해 주세요.',
    );
}

/**
 * Returns the applied migrations. The migrator's own method would create its table, which needs the
 * lock.
 */
export async function readApplied(em: EntityManager): Promise<string[]> {
  if (!(await exists(em, 'public.migration'))) return [];
  const rows = await em.execute<{ name: string }[]>('select name from public.migration order by id');
  return rows.map(({ name }) => name);
}

async function exists(em: EntityManager, table: string): Promise<boolean> {
  const [row] = await em.execute<{ exists: boolean }[]>(`select to_regclass('${table}') is not null as exists`);
  return row?.exists ?? false;
}
