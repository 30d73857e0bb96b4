import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { unframed } from '../database/json-rows';
import { sqlClassOf } from '../database/sql-states';
import { BUCKETS } from './metrics-requests';

/** How many connections a pool has open, has idle, and how many wait for one. */
type PoolState = Record<'open' | 'idle' | 'waiting', number>;

/** The ways to the database. */
interface Pools {
  /** The unit of work's. */
  orm: MikroORM;
  /** The reader's. */
  reads: Pool;
  /** The writer's. */
  writes: Pool;
}

/** Watches the pools: their connections, and every statement that goes over one, also those of a transaction's reader. */
export function watchSql(register: Registry, { orm, reads, writes }: Pools): void {
  const transactions = knexPoolOf(orm);
  const stateOf = (pool: Pool): PoolState => ({
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  });
  gaugePools(register, {
    reads: () => stateOf(reads),
    writes: () => stateOf(writes),
    transactions: () => ({
      open: transactions.numUsed() + transactions.numFree(),
      idle: transactions.numFree(),
      waiting: transactions.numPendingAcquires(),
    }),
  });
  const watch = statementWatcher(register);
  reads.on('acquire', (connection) => watch('reads', connection));
  writes.on('acquire', (connection) => watch('writes', connection));
  transactions.on('acquireSuccess', (_id, connection) => watch('transactions', connection));
}

/** What is used of tarn, the pool that knex keeps. */
interface KnexPool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
  on(event: 'acquireSuccess', listener: (id: number, connection: object) => void): void;
}

function knexPoolOf(orm: MikroORM): KnexPool {
  return (orm.em.getConnection().getKnex().client as { pool: KnexPool }).pool;
}

function gaugePools(register: Registry, pools: Record<string, () => PoolState>): void {
  new Gauge({
    name: 'hanteam_sql_pool_connections',
    help: 'Database connections by pool: open, of these idle, and requests that wait for one.',
    labelNames: ['pool', 'state'],
    registers: [register],
    collect() {
      for (const [pool, stateOf] of Object.entries(pools)) {
        for (const [state, count] of Object.entries(stateOf())) this.set({ pool, state }, count);
      }
    },
  });
}

type Query = (...args: unknown[]) => unknown;

const VERBS = new Set(['select', 'with', 'insert', 'update', 'delete', 'begin', 'commit', 'rollback']);

/** Times what connections are asked, each from the first time that a pool hands it out. */
function statementWatcher(register: Registry): (pool: string, connection: object) => void {
  const durations = new Histogram({
    name: 'hanteam_sql_statement_duration_seconds',
    help: 'Statements by pool and first word, as the server waits for them.',
    labelNames: ['pool', 'verb'],
    buckets: BUCKETS,
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
    onStatements(connection as { query: Query }, (text, seconds, error) => {
      durations.observe({ pool, verb: verbOf(text) }, seconds);
      if (error) failures.inc({ pool, class: sqlClassOf(error) ?? 'none' });
    });
  };
}

/** Calls back after each statement of the connection, whether its caller waits by a callback or a promise. */
function onStatements(
  connection: { query: Query },
  ended: (text: string, seconds: number, error: unknown) => void,
): void {
  const query = connection.query.bind(connection);
  connection.query = (...args) => {
    const start = performance.now();
    const end = (error?: unknown): void => ended(textOf(args[0]), (performance.now() - start) / 1000, error);
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

function textOf(query: unknown): string {
  return typeof query === 'string' ? query : ((query as { text?: string } | undefined)?.text ?? '');
}

function verbOf(text: string): string {
  const verb = /^\s*(\w+)/.exec(unframed(text))?.[1]?.toLowerCase() ?? '';
  return VERBS.has(verb) ? verb : 'other';
}
