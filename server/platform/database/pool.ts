import { Pool, type PoolConfig } from 'pg';

/** Limits of a session in milliseconds, which PostgreSQL enforces. */
const SESSION_LIMITS = {
  statement_timeout: 5_000,
  // Transactions take milliseconds, so a request that waits for a held lock fails within a second.
  // PostgreSQL's deadlock_timeout must be shorter, and only a superuser can set it
  // (operations/database.md).
  lock_timeout: 600,
  idle_in_transaction_session_timeout: 10_000,
} as const;

/**
 * Keeps one plan per statement and connection. By default PostgreSQL plans many statements for each
 * execution, which takes longer than running them. So does JIT compilation.
 */
const PLANNER_SETTINGS = { plan_cache_mode: 'force_generic_plan', jit: 'off' } as const;

/**
 * Planner settings and timeouts of every connection. The timeouts keep requests from waiting
 * forever for a database in trouble.
 */
export const CONNECTION_SETTINGS = {
  connectionTimeoutMillis: 2_000,
  query_timeout: 6_000,
  ...SESSION_LIMITS,
  options: toOptions(PLANNER_SETTINGS),
} as const;

const NO_LIMITS = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 } as const;

/**
 * Sends no settings of the session. A pooler in transaction mode refuses them, because clients
 * share its connections. The role has {@link ROLE_SETTINGS} instead.
 */
export const NO_SESSION_SETTINGS = { ...NO_LIMITS, options: '' } as const;

/** Settings of the role behind a pooler, for `alter role … set`. Limits are in milliseconds. */
export const ROLE_SETTINGS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(SESSION_LIMITS).map(([name, limit]) => [name, `${limit}ms`])),
  ...PLANNER_SETTINGS,
};

/** Returns settings in the format of a connection's `options`. */
function toOptions(settings: Readonly<Record<string, string | number>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

/**
 * Returns the URL for migrations and commands. They may take long, so the limits of the role do not
 * apply to them.
 * @param directUrl DATABASE_DIRECT_URL, if DATABASE_URL leads to a pooler
 */
export function maintenanceUrl(databaseUrl: string, directUrl?: string): string {
  if (directUrl === undefined) return databaseUrl;
  const url = new URL(directUrl);
  url.searchParams.set('options', toOptions(NO_LIMITS));
  return url.href;
}

/**
 * Milliseconds that an unused connection stays open. Opening a new one takes longer than most
 * statements.
 */
const IDLE_TIMEOUT_MS = 5 * 60 * 1000;

/** Milliseconds for a new connection of a maintenance pool. */
const SLOW_CONNECTION_TIMEOUT_MS = 10_000;

/**
 * Detects within half a minute that the database's host is gone, without limiting statements on a
 * reachable host.
 */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/** Creates a pool with timeouts, for requests. */
export function createPool(databaseUrl: string, config: PoolConfig = {}): Pool {
  return openPool(databaseUrl, { idleTimeoutMillis: IDLE_TIMEOUT_MS, ...CONNECTION_SETTINGS, ...config });
}

/**
 * Creates a pool without statement timeouts, for statements over whole tables and not for requests.
 * An unreachable host still fails it.
 */
export function createMaintenancePool(databaseUrl: string): Pool {
  return openPool(databaseUrl, { connectionTimeoutMillis: SLOW_CONNECTION_TIMEOUT_MS });
}

function openPool(databaseUrl: string, config: PoolConfig): Pool {
  const pool = new Pool({ connectionString: databaseUrl, ...KEEP_ALIVE, ...config });
  // A broken connection emits an error at the pool while it is idle, and at the client while it is
  // in use. Without a listener the event would end the process. A running statement fails by
  // itself.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
