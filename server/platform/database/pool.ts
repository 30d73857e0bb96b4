import { Pool, type PoolConfig } from 'pg';

/**
 * The timeouts of every connection, so that nothing waits forever for a database in trouble, and
 * its planner settings.
 */
export const CONNECTION_SETTINGS = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 5_000,
  query_timeout: 6_000,
  // Transactions take milliseconds, so a request that waits for a held lock fails within a second.
  // PostgreSQL's deadlock_timeout, which only a superuser may set, has to be less
  // (docs/OPERATIONS.md).
  lock_timeout: 600,
  idle_in_transaction_session_timeout: 10_000,
  // One plan for each statement of a connection. By default PostgreSQL plans many statements again
  // for each execution, which takes longer than running them. So does compiling their expressions.
  options: '-c plan_cache_mode=force_generic_plan -c jit=off',
} as const;

/**
 * Time that an unused connection stays open, because opening a new one takes longer than most
 * statements.
 */
const IDLE_TIMEOUT_MS = 5 * 60 * 1000;

/** A pool for requests, with timeouts. */
export function createPool(databaseUrl: string, config: PoolConfig = {}): Pool {
  return createPoolWithoutTimeouts(databaseUrl, {
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    ...CONNECTION_SETTINGS,
    ...config,
  });
}

/** Time for a new connection of a pool without other timeouts. */
const SLOW_CONNECTION_TIMEOUT_MS = 10_000;

/**
 * Notices within half a minute that the host of the database has vanished, however long a statement
 * takes on a host that is there.
 */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/**
 * A pool whose statements have no timeout, for statements over whole tables; not for requests. A
 * host that does not respond fails it nevertheless.
 */
export function createPoolWithoutTimeouts(databaseUrl: string, config: PoolConfig = {}): Pool {
  const reachable = { connectionTimeoutMillis: SLOW_CONNECTION_TIMEOUT_MS, ...KEEP_ALIVE };
  const pool = new Pool({ connectionString: databaseUrl, ...reachable, ...config });
  // A broken connection emits an error at the pool while it is idle, and at the client while it is
  // in use. Without a listener the event would end the process. The statement under way fails by
  // itself.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
