import type { TestApp } from './harness';

/** Tables that are not written with others: sessions are in a store of their own, which is Redis where there is one. */
const BESIDE = ['audit', 'migration', 'session'];

/** Notes from now on, in the table `audit`, which transactions write which tables. */
export async function startAudit(app: TestApp): Promise<void> {
  await app.sql('create table audit (txid xid8 not null, name text not null)');
  await app.sql(`create function note_write() returns trigger language plpgsql as $$
    begin insert into audit values (pg_current_xact_id(), tg_table_name); return null; end $$`);
  const tables = await app.sql<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all (?::text[])`,
    [`{${BESIDE.join(',')}}`],
  );
  for (const { name } of tables) {
    await app.sql(`create trigger note_write after insert or update or delete on ${name}
      for each row execute function note_write()`);
  }
}

/** Forgets what was written before. */
export async function clearAudit(app: TestApp): Promise<void> {
  await app.sql('truncate audit');
}

/** The tables that were written, by transaction. */
export async function readAudit(app: TestApp): Promise<Record<string, string>> {
  const rows = await app.sql<{ txid: string; names: string }>(
    `select txid::text, string_agg(distinct name, ', ' order by name) as names from audit group by txid`,
  );
  return Object.fromEntries(rows.map(({ txid, names }) => [txid, names]));
}
