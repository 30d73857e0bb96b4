import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { databaseUrl, TEMPLATE } from './database-url';
import { dropDatabase, queryOnce } from './databases';
import type { TestApp } from './harness';

/** A database that passes for a replica: it says itself how far it has come, and shows what the test writes there. */
export interface TestReplica {
  url: string;
  /** Runs one statement there, on a connection that stays open. */
  query(text: string): Promise<unknown>;
  /** Ends the connections that wait for a lock there, as a proxy does; returns how many. */
  terminateWaiting(): Promise<number>;
  /** From now on it says that it has come so far: an LSN, or 'now' for wherever the primary is. */
  replayTo(lsn: string): Promise<unknown>;
  /** Hangs up on everybody and is gone. */
  drop(): Promise<void>;
}

/** Creates one beside the app's database, with the same members and notices. */
export async function createReplica(app: TestApp): Promise<TestReplica> {
  const serverUrl = process.env.TEST_DATABASE_URL ?? '';
  const name = `replica_${randomBytes(6).toString('hex')}`;
  await queryOnce(serverUrl, `create database ${name} template ${TEMPLATE} strategy file_copy`);
  // Behind `public`, PostgreSQL's own functions can be replaced.
  await queryOnce(serverUrl, `alter database ${name} set search_path = public, pg_catalog`);
  const url = databaseUrl(serverUrl, name);
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  await copyRows(app, client);
  const replica: TestReplica = {
    url,
    query: (text) => client.query(text),
    terminateWaiting: async () => {
      // Not on the open connection, which shows one state of the activity for the whole
      // transaction.
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
      await dropDatabase(serverUrl, name);
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
