import { Client } from 'pg';
import type { TestApp } from '../app/test-app';
import { until } from '../processes/until';

/** A concurrent transaction that keeps its locks until the test ends it. */
export interface OpenTransaction {
  query<Row>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Commits and thereby releases the locks. */
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

/**
 * Begins a transaction on a new connection. Waiting for a lock for more than one second is an
 * error.
 */
export async function beginTransaction(app: TestApp): Promise<OpenTransaction> {
  const client = new Client({ connectionString: app.databaseUrl, lock_timeout: 1_000 });
  await client.connect();
  await client.query('begin');
  return {
    query: async <Row>(text: string, values?: unknown[]) => (await client.query(text, values)).rows as Row[],
    commit: async () => {
      await client.query('commit');
      await client.end();
    },
    rollback: () => client.end(),
  };
}

/** Counts the transactions of the app's database that wait for a lock. */
async function countWaiting(app: TestApp): Promise<number> {
  const rows = await app.sql(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
}

/** Waits until exactly this many transactions of the app's database wait for a lock. */
export async function untilWaiting(app: TestApp, count: number): Promise<void> {
  let waiting = NaN;
  const isReached = async (): Promise<boolean> => (waiting = await countWaiting(app)) === count;
  await until(isReached, 5_000, () => `for ${count} waiting transactions: ${waiting} wait`);
}

/**
 * PostgreSQL's row locks, weakest first. A foreign key takes the weakest. Two locks conflict if the
 * sum of their strengths (1 to 4) exceeds 4.
 */
export const STRENGTHS = ['key share', 'share', 'no key update', 'update'] as const;

/**
 * Returns the strength of the strongest lock on a row: 0 for none, 1 to 4 as in `STRENGTHS`.
 * @param source table and start of the condition, up to the id
 */
export async function readLockStrength(app: TestApp, source: string, id: number): Promise<number> {
  for (const [strength, mode] of STRENGTHS.toReversed().entries()) {
    const rows = await app.sql(`select from ${source} ? for ${mode} skip locked`, [id]);
    // `update` conflicts with every lock, the next mode with every lock except the weakest, and so
    // on. The first possible mode therefore shows the strength of the lock.
    if (rows.length > 0) return strength;
  }
  return STRENGTHS.length;
}
