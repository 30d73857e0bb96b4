import type { TestApp } from '../app/test-app';

/** Tables outside the audit. Sessions have their own store: Redis, or this table without Redis. */
const UNAUDITED_TABLES = ['audit', 'migration', 'session'];

/**
 * Starts to record the transaction and the table of each write in the table `audit`. It leaves out
 * updates of mails: a job marks a mail as sent while the test reads the audit.
 */
export async function startAudit(app: TestApp): Promise<void> {
  await app.sql('create table audit (txid xid8 not null, name text not null)');
  await app.sql(`create function note_write() returns trigger language plpgsql as $$
    begin insert into audit values (pg_current_xact_id(), tg_argv[0]); return null; end $$`);
  const tables = await app.sql<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all (?::text[])`,
    [`{${UNAUDITED_TABLES.join(',')}}`],
  );
  for (const { name } of tables) {
    const writes = name === 'mail' ? 'insert or delete' : 'insert or update or delete';
    await app.sql(`create trigger note_write after ${writes} on ${name}
      for each row execute function note_write('${name}')`);
  }
}

/** Deletes the records of earlier writes. */
export async function clearAudit(app: TestApp): Promise<void> {
  await app.sql('truncate audit');
}

/** Returns the names of the written tables by transaction id. */
export async function readAudit(app: TestApp): Promise<Record<string, string>> {
  const rows = await app.sql<{ txid: string; names: string }>(
    `select txid::text, string_agg(distinct name, ', ' order by name) as names from audit group by txid`,
  );
  return Object.fromEntries(rows.map(({ txid, names }) => [txid, names]));
}
