import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Pool } from 'pg';
import { sqlClassOf } from '../database/sql-states';
import { statementNameOf } from '../database/statement';
import { BUCKETS_SECONDS } from './metrics-requests';

/** Measures the pools, by name: their connections, and every statement that is sent over one. */
export function watchSql(register: Registry, pools: Readonly<Record<string, Pool>>): void {
  gaugePools(register, pools);
  const watch = statementWatcher(register);
  for (const [name, pool] of Object.entries(pools)) pool.on('acquire', (connection) => watch(name, connection));
}

function gaugePools(register: Registry, pools: Readonly<Record<string, Pool>>): void {
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

/** Measures the statements of a connection from the first time that its pool hands it out. */
function statementWatcher(register: Registry): (pool: string, connection: object) => void {
  const durations = new Histogram({
    name: 'hanteam_sql_statement_duration_seconds',
    help: 'Statements by pool and name, those without a name by their first word, as the server waits for them.',
    labelNames: ['pool', 'statement'],
    buckets: BUCKETS_SECONDS,
    registers: [register],
  });
  const failures = new Counter({
    name: 'hanteam_sql_errors_total',
    help: "Statements that failed, by the class of PostgreSQL's SQLSTATE; none: the connection was lost, or it took too long.",
    labelNames: ['pool', 'class'],
    registers: [register],
  });
  const known = new WeakSet<object>();
  return (pool, connection) => {
    if (known.has(connection)) return;
    known.add(connection);
    onStatements(connection as { query: Query }, (statement, seconds, error) => {
      durations.observe({ pool, statement }, seconds);
      if (error) failures.inc({ pool, class: sqlClassOf(error) ?? 'none' });
    });
  };
}

/** Calls back after each statement of the connection, whether its caller waits by a callback or a promise. */
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

/** The label of a query: the name of a typed statement, otherwise the first word. */
function labelOf(query: unknown): string {
  const { name, text = '' } =
    typeof query === 'string' ? { text: query } : ((query ?? {}) as { name?: string; text?: string });
  const verb = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? '';
  return statementNameOf(name) ?? (VERBS.has(verb) ? verb : 'other');
}
