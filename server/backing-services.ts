import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool, PoolConfig } from 'pg';
import type { Logger } from 'pino';
import type { Env } from './env';
import { logProgress, migrate } from './database/migrate';
import { createServiceOrm } from './database/orm';
import { JOB_CONNECTIONS } from './platform/jobs/runner';
import { DatabaseMonitor } from './platform/database/monitor';
import { PrimaryClient } from './platform/database/primary-client';
import { createPool, maintenanceUrl, NO_SESSION_SETTINGS } from './platform/database/pool';
import { openReplicas, type Replicas } from './platform/database/replicas';
import { waitForDatabase } from './platform/database/wait-for-database';
import { createRedis, createRedisSubscriber } from './platform/shared-state/redis';
import { type RedisConnections, RedisMonitor } from './platform/shared-state/redis-monitor';
import { waitForRedis } from './platform/shared-state/wait-for-redis';

/** Connections to the backing services: PostgreSQL with its replicas, and Redis. */
export interface BackingServices {
  monitor: DatabaseMonitor;
  /** Runs transactions. */
  orm: MikroORM;
  /** Connections of the transactions. */
  transactions: Pool;
  /** Connections for reads. */
  reads: Pool;
  /**
   * Connections for writes of one statement. They have their own pool, so that a write that waits
   * for a lock delays no read.
   */
  writes: Pool;
  /** Connections of the job runner. One connection listens for new jobs. */
  jobs: Pool;
  replicas?: Replicas;
  redis?: RedisConnections & { monitor: RedisMonitor };
}

/** Maximum number of connections for transactions. */
export const MAX_TRANSACTIONS = 10;

/** Maximum number of connections for reads. */
export const MAX_READS = 10;

/** Maximum number of connections for writes of one statement. */
export const MAX_WRITES = 5;

/**
 * Maximum milliseconds of a write of one statement. Without this limit, waits for several locks in
 * turn could add up.
 */
const WRITE_TIMEOUT_MS = 700;

/**
 * Milliseconds to get a connection for the job runner. No request waits for it, and without a
 * connection the end of a job is recorded later.
 */
const JOB_CONNECTION_TIMEOUT_MS = 10_000;

/** The server's database, and the preparation between the migrations and the first request. */
export interface BackingServicesOptions {
  databaseUrl: string;
  prepare?: (orm: MikroORM, env: Env) => Promise<void>;
}

/**
 * Connects to PostgreSQL, migrates it, and connects to its replicas and to Redis. Waits while
 * PostgreSQL or Redis is unavailable.
 * @throws {StartError} if one of them cannot be used or stays unavailable, or if a migration fails
 */
export async function openBackingServices(
  env: Env,
  { databaseUrl, prepare }: BackingServicesOptions,
  logger: Logger,
  closers: AsyncDisposableStack,
): Promise<BackingServices> {
  const directUrl = env.DATABASE_DIRECT_URL;
  const isPooled = directUrl !== undefined;
  await waitForDatabase(directUrl ?? databaseUrl, { logger });
  if (isPooled) await waitForDatabase(databaseUrl, { logger }, isPooled);
  if (env.REDIS_URL !== undefined) await waitForRedis(env.REDIS_URL, { logger });
  const monitor = new DatabaseMonitor(databaseUrl, logger);
  const shared = isPooled ? NO_SESSION_SETTINGS : {};
  const openPool = (max: number, settings: PoolConfig = {}, url = databaseUrl): Pool => {
    const pool = createPool(url, { max, ...settings, stream: monitor.stream, Client: PrimaryClient });
    pool.on('error', (error) => logger.warn({ err: error }, 'an idle database connection was lost'));
    return pool;
  };
  const transactions = openPool(MAX_TRANSACTIONS, shared);
  const orm = createServiceOrm(transactions);
  closers.defer(() => orm.close());
  await migrate(maintenanceUrl(databaseUrl, directUrl), logProgress(logger));
  await warnOfSuperuser(orm, logger);
  if (isPooled) await warnWithoutLimits(orm, logger);
  await prepare?.(orm, env);
  monitor.watch();
  closers.defer(() => monitor.stop());
  const reads = openPool(MAX_READS, shared);
  closers.defer(() => reads.end());
  const writes = openPool(MAX_WRITES, { statement_timeout: WRITE_TIMEOUT_MS, ...shared });
  closers.defer(() => writes.end());
  // A pooler in transaction mode loses the notifications of new jobs.
  const jobs = openPool(JOB_CONNECTIONS, { connectionTimeoutMillis: JOB_CONNECTION_TIMEOUT_MS }, directUrl);
  closers.defer(() => jobs.end());
  const replicas =
    env.DATABASE_REPLICA_URLS && openReplicas(env.DATABASE_REPLICA_URLS, { pool: reads, monitor }, logger, shared);
  if (replicas) closers.defer(() => replicas.close());
  const redis = env.REDIS_URL === undefined ? undefined : await openRedis(env.REDIS_URL, logger, closers);
  return { monitor, orm, transactions, reads, writes, jobs, replicas, redis };
}

/**
 * Warns if the role is a superuser, who can read files and run programs. A vulnerability of the
 * service must not grant these rights.
 */
async function warnOfSuperuser(orm: MikroORM, logger: Logger): Promise<void> {
  const [row] = await orm.em.execute<{ superuser: string }[]>(`select current_setting('is_superuser') as superuser`);
  if (row?.superuser === 'on') logger.warn('the role of DATABASE_URL is a superuser; run `npm run prepare-database`');
}

/**
 * Warns if the role behind a pooler has no time limits, because a statement could then wait for
 * ever.
 */
async function warnWithoutLimits(orm: MikroORM, logger: Logger): Promise<void> {
  const [row] = await orm.em.execute<{ limit: string }[]>(`select current_setting('statement_timeout') as "limit"`);
  if (row?.limit === '0')
    logger.warn('the role of DATABASE_URL has no time limits; run `npm run prepare-database` with DATABASE_DIRECT_URL');
}

async function openRedis(
  url: string,
  logger: Logger,
  closers: AsyncDisposableStack,
): Promise<BackingServices['redis']> {
  const client = createRedis(url, logger);
  closers.defer(() => client.disconnect());
  // Redis may have failed during a long migration.
  await waitForRedis(url, { logger });
  await client.connect();
  const subscriber = createRedisSubscriber(url, logger);
  closers.defer(() => subscriber.disconnect());
  const monitor = new RedisMonitor(url, { client, subscriber }, logger);
  monitor.watch();
  closers.defer(() => monitor.stop());
  return { client, subscriber, monitor };
}
