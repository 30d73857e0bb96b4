import { modules } from '../../../server/modules';
import { mergeRecords, MODULE_LISTS } from '../../../server/test-kit/catalogue/collected';
import type { WithdrawalEffect } from '../../../server/test-kit/catalogue/module-testing';
import { TABLES_OF_NO_MODULE } from '../../../server/commands/backup/tables';
import { startTestApp, type TestApp } from '../../../server/test-kit/app/test-app';

/** Effect of a withdrawal on every column with the id of a member, from all modules. */
const WITHDRAWAL = mergeRecords(MODULE_LISTS.map(({ withdrawal }) => withdrawal));

/** Tables without a column for a member, with the reason. */
const WITHOUT_MEMBERS = {
  ...mergeRecords(MODULE_LISTS.map(({ withoutMembers }) => withoutMembers)),
  latest_backup: 'it has one time',
  migration: 'it has the names of migrations',
  session: 'a withdrawal ends all sessions (tests of sessions)',
};

/** Effect of each action of a foreign key. */
const EFFECTS: Readonly<Record<string, WithdrawalEffect>> = { c: 'deleted', n: 'anonymised' };

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const namesIn = async (query: string): Promise<string[]> =>
  (await app.sql<{ name: string }>(query)).map(({ name }) => name).toSorted();

const TABLES = `select tablename as name from pg_tables where schemaname = 'public'`;

it('every table is listed with the effect of a withdrawal', async () => {
  const listed = [
    ...Object.keys(WITHDRAWAL).map((column) => column.replace(/\..*/, '')),
    ...Object.keys(WITHOUT_MEMBERS),
  ];
  expect(await namesIn(TABLES)).toEqual([...new Set(listed)].toSorted());
});

it('every foreign key to a member is listed, and its action has the listed effect', async () => {
  const rows = await app.sql<{ name: string; action: string }>(
    `select conrelid::regclass || '.' || attname as name, confdeltype as action
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and confrelid = 'member'::regclass and conparentid = 0`,
  );
  const done = Object.fromEntries(rows.map(({ name, action }) => [name, EFFECTS[action]]));
  const kept = Object.entries(WITHDRAWAL).filter(([, fate]) => fate === 'kept');
  expect({ ...done, ...Object.fromEntries(kept) }).toEqual(WITHDRAWAL);
});

it("every column with the name of a member's role is listed", async () => {
  const named = await namesIn(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and column_name ~ '^(member|owner|author|actor|recipient|applicant|reporter|moderator|blocker|blocked)_id$'`,
  );
  expect(named).toEqual(Object.keys(WITHDRAWAL).toSorted());
});

it('every table is in a backup, derived, or without a module', async () => {
  const listed = [...modules.tables, ...modules.derivedTables, ...TABLES_OF_NO_MODULE];
  expect(await namesIn(TABLES)).toEqual(listed.toSorted());
});
