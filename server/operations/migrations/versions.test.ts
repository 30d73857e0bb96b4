import type { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { createPool } from '../../platform/database/pool';
import { type BlankDatabase, createBlankDatabase } from '../../test/databases';
import { writeFirstRows } from '../../test/first-rows';
import { until } from '../../test/until';
import { knownMigrations, migrate } from './migrate';
import { createServiceOrm } from './orm';

const MIGRATION = '20261122100000_versions';

let database: BlankDatabase;
let orm: MikroORM;
let ids: { notice: number; member: number };

beforeEach(async () => {
  database = await createBlankDatabase();
  orm = createServiceOrm(createPool(database.url));
  await orm.migrator.up({ migrations: knownMigrations(orm).filter((name) => name < MIGRATION) });
  ids = await writeFirstRows(database);
});

afterEach(async () => {
  await orm.close();
  await database.drop();
});

const versionOf = async (table: 'notice' | 'member'): Promise<unknown> =>
  (await database.sql<{ version: number }>(`select version from ${table} where id = $1`, [ids[table]]))[0]?.version;

/** Writes as a release does that does not know the column. */
const write = (table: 'notice' | 'member', values: string): Promise<unknown> =>
  database.sql(`update ${table} set ${values} where id = $1`, [ids[table]]);

it('[O3] counts what the previous release edits, whose statements do not name the version', async () => {
  await migrate(orm);
  expect([await versionOf('notice'), await versionOf('member')]).toEqual([1, 1]);
  await write('notice', `title = '새 제목', content = '새 내용'`);
  await write('member', `nick_name = '새 이름'`);
  expect([await versionOf('notice'), await versionOf('member')]).toEqual([2, 2]);
});

it.each([
  ['notice', `title = title, content = content`],
  ['notice', 'recruiting = false'],
  ['member', 'nick_name = nick_name'],
  ['member', `password_hash = 'another'`],
] as const)('does not count what leaves the content as it is: %s, %s', async (table, values) => {
  await migrate(orm);
  await write(table, values);
  expect(await versionOf(table)).toBe(1);
});

it('a sender cannot set the version of what it edits', async () => {
  await migrate(orm);
  await write('notice', `title = '새 제목', version = 100`);
  expect(await versionOf('notice')).toBe(2);
});

it('waits for a long read of the tables, during which requests go on reading and writing', async () => {
  const reader = new Client({ connectionString: database.url });
  await reader.connect();
  let migrated = false;
  let migrating: Promise<void> | undefined;
  try {
    await reader.query('begin; select from member');
    migrating = migrate(orm).finally(() => (migrated = true));
    await until(isWaitedFor, 10_000);
    // Several of its attempts. The pool's connections wait for a lock as long as those of requests.
    for (const end = Date.now() + 2_000; Date.now() < end;) {
      const em = orm.em.fork();
      await em.execute('update notice set content = content where id = ?', [ids.notice]);
      await em.execute('select from member');
    }
    expect(migrated).toBe(false);
    await reader.query('commit');
  } finally {
    await reader.end();
    await migrating;
  }
  expect([await versionOf('notice'), await versionOf('member')]).toEqual([1, 1]);
});

async function isWaitedFor(): Promise<boolean> {
  const waiting = await database.sql(`select from pg_locks where relation = 'member'::regclass and not granted`);
  return waiting.length > 0;
}
