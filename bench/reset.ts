import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Scenario } from './scenarios';

/** Statements of other connections that are running or have an open transaction. */
const BUSY = `
  select 1 from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' and state <> 'idle'
  limit 1`;

/**
 * Runs the SQL that a scenario needs before each run. Requests of the previous run may still be
 * running. They lock the same rows in another order, so this waits until they have ended.
 */
export async function resetFor({ before }: Scenario, sql: Client): Promise<void> {
  if (!before) return;
  while ((await sql.query(BUSY)).rowCount) await delay(10);
  await sql.query(before);
}
