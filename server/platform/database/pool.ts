import { Pool, type PoolConfig } from 'pg';

/** Limits on every connection, so that nothing waits for ever on a database in trouble; and how it plans. */
export const CONNECTION_SETTINGS = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 5_000,
  query_timeout: 6_000,
  // Transactions take milliseconds, so a request that waits for a held lock fails within a second. PostgreSQL's
  // deadlock_timeout, which only a superuser may set, has to be less (docs/OPERATIONS.md).
  lock_timeout: 600,
  idle_in_transaction_session_timeout: 10_000,
  // Every statement here looks rows up by an index. Planned once a connection and without joins that read whole tables,
  // it costs the same whatever the tables' size; left to itself PostgreSQL plans many of them anew each time, which
  // takes longer than running them.
  options: [
    'plan_cache_mode=force_generic_plan',
    'enable_hashjoin=off',
    'enable_mergejoin=off',
    'enable_seqscan=off',
    'jit=off',
  ]
    .map((setting) => `-c ${setting}`)
    .join(' '),
} as const;

/** Milliseconds that a connection stays open unused: opening one anew takes longer than most statements. */
const IDLE_TIMEOUT_MS = 5 * 60 * 1000;

/** Connections for requests: whatever takes long on one of them is cut off. */
export function createPool(databaseUrl: string, config: PoolConfig = {}): Pool {
  return createPatientPool(databaseUrl, { idleTimeoutMillis: IDLE_TIMEOUT_MS, ...CONNECTION_SETTINGS, ...config });
}

/** Connections whose statements may take as long as they take: for a whole table at once, not for requests. */
export function createPatientPool(databaseUrl: string, config: PoolConfig = {}): Pool {
  const pool = new Pool({ connectionString: databaseUrl, ...config });
  // A connection that breaks tells its pool while it is idle and its own listeners while it is in use. Without a listener
  // the event would end the process; the statement that was under way fails by itself.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
