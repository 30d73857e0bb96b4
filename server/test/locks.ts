import { Client } from 'pg';
import type { TestApp } from './harness';

/** A transaction of somebody else's, which keeps the locks that it takes until the test lets go of them. */
export interface OpenTransaction {
  query<Row>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Ends it, and with that frees its locks. */
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

/** Begins a transaction on a connection of its own. A lock that it waits for longer than a second is an error. */
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

/** How many transactions of the app's database wait for a lock. */
export async function countWaiting(app: TestApp): Promise<number> {
  const rows = await app.sql(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
}

/** Waits until exactly so many transactions of the app's database wait for a lock. */
export async function untilWaiting(app: TestApp, count: number): Promise<void> {
  const deadline = Date.now() + 5_000;
  for (;;) {
    const waiting = await countWaiting(app);
    if (waiting === count) return;
    if (Date.now() > deadline) throw new Error(`${waiting} transactions wait for a lock instead of ${count}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** PostgreSQL's row locks, weakest first. A foreign key takes the weakest. Two conflict if their strengths exceed 4 together. */
export const STRENGTHS = ['key share', 'share', 'no key update', 'update'] as const;

/**
 * The strength of the strongest lock on a row: 0 for none, then as in `STRENGTHS`.
 * @param source the table, and what precedes the id in the condition
 */
export async function readLockStrength(app: TestApp, source: string, id: number): Promise<number> {
  for (const [strength, mode] of STRENGTHS.toReversed().entries()) {
    const rows = await app.sql(`select from ${source} ? for ${mode} skip locked`, [id]);
    // The strongest mode is refused by every lock, the next one by every lock but the weakest, and so on.
    if (rows.length > 0) return strength;
  }
  return STRENGTHS.length;
}
