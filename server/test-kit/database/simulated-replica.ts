import { Client } from 'pg';
import { createMigratedDatabase, queryOnce } from './databases';
import type { TestApp } from '../app/test-app';

/** A database that simulates a replica. The test sets its replay position and writes its rows. */
export interface TestReplica {
  url: string;
  /** Runs a statement on a permanent connection to this database. */
  query(text: string): Promise<unknown>;
  /**
   * Ends the connections that wait for a lock in this database, like a proxy. Returns their number.
   */
  terminateWaiting(): Promise<number>;
  /** Sets the replay position: an LSN, or 'now' for the present position of the primary. */
  replayTo(lsn: string): Promise<unknown>;
  /** Ends all connections and drops the database. */
  drop(): Promise<void>;
}

/** Creates a simulated replica with the members and notices of the app's database. */
export async function createReplica(app: TestApp): Promise<TestReplica> {
  const { url, drop } = await createMigratedDatabase();
  // With `public` first in the search path, the test can replace PostgreSQL's own functions.
  await queryOnce(url, `alter database ${new URL(url).pathname.slice(1)} set search_path = public, pg_catalog`);
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  await copyRows(app, client);
  const replica: TestReplica = {
    url,
    query: (text) => client.query(text),
    terminateWaiting: async () => {
      // Needs a new connection. A transaction on the permanent one would show an old state of the
      // activity.
      const ended = await queryOnce(
        url,
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return ended.length;
    },
    replayTo: (lsn) =>
      client.query(`create or replace function public.pg_last_wal_replay_lsn() returns pg_lsn language sql as $$
        select ${lsn === 'now' ? 'pg_current_wal_flush_lsn()' : `'${lsn}'::pg_lsn`} $$`),
    drop: async () => {
      await drop();
      await client.end();
    },
  };
  await replica.replayTo('now');
  return replica;
}

async function copyRows(app: TestApp, client: Client): Promise<void> {
  for (const table of ['member', 'notice']) {
    const columns = await client.query<{ names: string }>(
      `select string_agg(attname, ', ') as names from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [table],
    );
    const names = columns.rows[0]?.names;
    const rows = await app.sql(`select ${names} from ${table}`);
    await client.query(
      `insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows)],
    );
  }
}
