import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Pool, PoolClient } from 'pg';
import { sqlClassOf } from '../../database/sql-states';
import { statementNameOf } from '../../database/statements/compiled-statement';
import { BUCKETS_SECONDS } from './requests';

/** Measures the pools by name: every statement, and failed attempts to get a connection. */
export function watchSql(register: Registry, pools: Readonly<Record<string, Pool>>): void {
  const count = failureCounter(register, Object.keys(pools));
  const watch = statementWatcher(register, count);
  for (const [name, pool] of Object.entries(pools)) {
    pool.on('acquire', (connection) => watch(name, connection));
    onRefusedConnections(pool, (error) => count(name, error));
  }
}

/** Counts the connections of the pools by name. The pool of a replica has its host as a name. */
export function gaugePools(register: Registry, pools: Readonly<Record<string, Pool>>): void {
  new Gauge({
    name: 'hanteam_sql_pool_connections',
    help: 'Database connections by pool: open, idle ones among these, and requests that wait for one.',
    labelNames: ['pool', 'state'],
    registers: [register],
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'open' }, totalCount);
        this.set({ pool, state: 'idle' }, idleCount);
        this.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  });
}

type Query = (...args: unknown[]) => unknown;

const VERBS = new Set(['select', 'with', 'insert', 'update', 'delete', 'begin', 'commit', 'rollback']);

type CountFailure = (pool: string, error: unknown) => void;

/**
 * PostgreSQL's class for refused or lost connections. The client's own errors of this kind have no
 * SQLSTATE.
 */
const CONNECTION_EXCEPTION = '08';

/** The client's error message for a statement that took too long. */
const TIMEOUT = /query read timeout/i;

/** Classes of errors of an unavailable or overloaded PostgreSQL (operations/runbooks.md). */
const OUTAGE_CLASSES = [CONNECTION_EXCEPTION, '25', '53', '57'];

function failureCounter(register: Registry, pools: readonly string[]): CountFailure {
  const failures = new Counter({
    name: 'hanteam_sql_errors_total',
    help: "Statements that failed, by the class of PostgreSQL's SQLSTATE; 08: no connection, or a lost one; none: no response in time.",
    labelNames: ['pool', 'class'],
    registers: [register],
  });
  // Prometheus counts the first error only if the series exists before it.
  for (const pool of pools) for (const each of OUTAGE_CLASSES) failures.inc({ pool, class: each }, 0);
  return (pool, error) => failures.inc({ pool, class: sqlClassOf(error) ?? classWithoutState(error) });
}

function classWithoutState(error: unknown): string {
  return error instanceof Error && TIMEOUT.test(error.message) ? 'none' : CONNECTION_EXCEPTION;
}

type Connected = (error: Error | undefined, ...rest: unknown[]) => void;

/** Calls back if the pool has no connection for a statement. Its `query` also calls `connect`. */
function onRefusedConnections(pool: Pool, refused: (error: unknown) => void): void {
  const connect = pool.connect.bind(pool) as (connected?: Connected) => Promise<PoolClient> | undefined;
  const counting = (connected?: Connected): Promise<PoolClient> | undefined => {
    if (connected) {
      return connect((error, ...rest) => {
        if (error) refused(error);
        connected(error, ...rest);
      });
    }
    return connect()?.catch((error: unknown) => {
      refused(error);
      throw error;
    });
  };
  pool.connect = counting as Pool['connect'];
}

/** Measures the statements of a connection from its first checkout on. */
function statementWatcher(register: Registry, count: CountFailure): (pool: string, connection: object) => void {
  const durations = new Histogram({
    name: 'hanteam_sql_statement_duration_seconds',
    help: 'Statements by pool and name, those without a name by their first word, as the server waits for them.',
    labelNames: ['pool', 'statement'],
    buckets: BUCKETS_SECONDS,
    registers: [register],
  });
  const known = new WeakSet<object>();
  return (pool, connection) => {
    if (known.has(connection)) return;
    known.add(connection);
    onStatements(connection as { query: Query }, (statement, seconds, error) => {
      durations.observe({ pool, statement }, seconds);
      if (error) count(pool, error);
    });
  };
}

/** Calls back after each statement of the connection, for callers with a callback or a promise. */
function onStatements(
  connection: { query: Query },
  ended: (statement: string, seconds: number, error: unknown) => void,
): void {
  const query = connection.query.bind(connection);
  connection.query = (...args) => {
    const start = performance.now();
    const end = (error?: unknown): void => ended(labelOf(args[0]), (performance.now() - start) / 1000, error);
    const callback = args.at(-1);
    if (typeof callback !== 'function') {
      const result = query(...args);
      if (result instanceof Promise) result.then(() => end(), end);
      return result;
    }
    return query(...args.slice(0, -1), (error: unknown, result: unknown) => {
      end(error);
      (callback as Query)(error, result);
    });
  };
}

/** Label of a query: the name of a typed statement, otherwise its first word. */
function labelOf(query: unknown): string {
  const { name, text = '' } =
    typeof query === 'string' ? { text: query } : ((query ?? {}) as { name?: string; text?: string });
  const verb = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? '';
  return statementNameOf(name) ?? (VERBS.has(verb) ? verb : 'other');
}
