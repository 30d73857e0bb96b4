import type { MikroORM } from '@mikro-orm/postgresql';
import type Redis from 'ioredis';
import { Pool, type PoolConfig } from 'pg';
import type { Logger } from 'pino';
import { Lifeline } from './platform/database/monitor';
import { migrate } from './operations/migrations/migrate';
import { createServiceOrm } from './operations/migrations/orm';
import { CONNECTION_SETTINGS } from './platform/database/orm';
import { openReplicas, type Replicas } from './platform/database/replicas';
import type { Env } from './env';
import type { Closers } from './platform/closers';
import { createRedis, createRedisSubscriber } from './platform/redis';
import { StartError } from './platform/start-error';

/** What the server stands on. */
export interface Backing {
  lifeline: Lifeline;
  /** For transactions. */
  orm: MikroORM;
  /** For reads. */
  reads: Pool;
  /** For writes that are one statement: one that waits for a lock keeps no read waiting. */
  writes: Pool;
  replicas?: Replicas;
  redis?: { client: Redis; subscriber: Redis };
}

/** Connections for reads. */
const MOST_READS = 10;

/** Connections for writes that are one statement. */
export const MOST_WRITES = 5;

/** Milliseconds that a write of one statement may take, waiting included. */
const LONGEST_WRITE = 700;

/** Milliseconds that a connection is kept unused: opening one anew takes longer than most statements. */
const IDLE = 5 * 60 * 1000;

/** Where the server's data is, and what is done on a migrated database before the first request. */
export interface BackingOptions {
  databaseUrl: string;
  prepare?: (orm: MikroORM, env: Env) => Promise<void>;
}

/**
 * Connects to PostgreSQL, migrated, its replicas and Redis.
 * @throws {StartError} when PostgreSQL or Redis cannot be reached.
 */
export async function openBacking(
  env: Env,
  { databaseUrl, prepare }: BackingOptions,
  logger: Logger,
  closers: Closers,
): Promise<Backing> {
  const lifeline = new Lifeline(databaseUrl, logger);
  const orm = await openDatabase(databaseUrl, lifeline);
  closers.add(() => orm.close());
  await prepare?.(orm, env);
  lifeline.watch();
  closers.add(() => lifeline.stop());
  const openPool = (max: number, settings: PoolConfig = {}): Pool => {
    const pool = new Pool({
      connectionString: databaseUrl,
      max,
      idleTimeoutMillis: IDLE,
      ...CONNECTION_SETTINGS,
      ...settings,
      stream: lifeline.stream,
    });
    pool.on('error', (error) => logger.warn({ err: error }, 'an idle database connection was lost'));
    closers.add(() => pool.end());
    return pool;
  };
  const reads = openPool(MOST_READS);
  // One statement may wait for several locks in turn, each as long as the lock time-out lets it.
  const writes = openPool(MOST_WRITES, { statement_timeout: LONGEST_WRITE });
  const replicas = env.DATABASE_REPLICA_URLS && openReplicas(env.DATABASE_REPLICA_URLS, reads, logger);
  if (replicas) closers.add(() => replicas.close());
  const redis = env.REDIS_URL === undefined ? undefined : await openRedis(env.REDIS_URL, logger, closers);
  return { lifeline, orm, reads, writes, replicas, redis };
}

async function openDatabase(databaseUrl: string, { stream }: Lifeline): Promise<MikroORM> {
  const orm = createServiceOrm(databaseUrl, { stream });
  try {
    await orm.connect();
    if (!(await orm.isConnected())) throw new Error('no connection');
    await migrate(orm);
  } catch (error) {
    await orm.close();
    throw new StartError(`데이터베이스에 연결할 수 없어요: ${new URL(databaseUrl).host} (${reasonOf(error)})`);
  }
  return orm;
}

async function openRedis(url: string, logger: Logger, closers: Closers): Promise<Backing['redis']> {
  const client = createRedis(url, logger);
  closers.add(() => client.disconnect());
  try {
    await client.connect();
  } catch (error) {
    throw new StartError(`Redis에 연결할 수 없어요: ${new URL(url).host} (${reasonOf(error)})`);
  }
  const subscriber = createRedisSubscriber(url, logger);
  closers.add(() => subscriber.disconnect());
  return { client, subscriber };
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
}
