import { Pool, type PoolConfig } from 'pg';

/**
 * Planner settings and timeouts of every connection. The timeouts keep requests from waiting
 * forever for a database in trouble.
 */
export const CONNECTION_SETTINGS = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 5_000,
  query_timeout: 6_000,
  // Transactions take milliseconds, so a request that waits for a held lock fails within a second.
  // PostgreSQL's deadlock_timeout must be shorter, and only a superuser can set it
  // (docs/OPERATIONS.md).
  lock_timeout: 600,
  idle_in_transaction_session_timeout: 10_000,
  // Keeps one plan per statement and connection. By default PostgreSQL plans many statements for
  // each execution, which takes longer than running them. So does JIT compilation.
  options: '-c plan_cache_mode=force_generic_plan -c jit=off',
} as const;

/**
 * Milliseconds that an unused connection stays open. Opening a new one takes longer than most
 * statements.
 */
const IDLE_TIMEOUT_MS = 5 * 60 * 1000;

/** Creates a pool with timeouts, for requests. */
export function createPool(databaseUrl: string, config: PoolConfig = {}): Pool {
  return createPoolWithoutTimeouts(databaseUrl, {
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    ...CONNECTION_SETTINGS,
    ...config,
  });
}

/** Milliseconds for a new connection of a pool without other timeouts. */
const SLOW_CONNECTION_TIMEOUT_MS = 10_000;

/**
 * Detects within half a minute that the database's host is gone, without limiting statements on a
 * reachable host.
 */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/**
 * Creates a pool without statement timeouts, for statements over whole tables and not for requests.
 * An unreachable host still fails it.
 */
export function createPoolWithoutTimeouts(databaseUrl: string, config: PoolConfig = {}): Pool {
  const reachable = { connectionTimeoutMillis: SLOW_CONNECTION_TIMEOUT_MS, ...KEEP_ALIVE };
  const pool = new Pool({ connectionString: databaseUrl, ...reachable, ...config });
  // A broken connection emits an error at the pool while it is idle, and at the client while it is
  // in use. Without a listener the event would end the process. A running statement fails by
  // itself.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
