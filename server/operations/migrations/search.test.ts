import type { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { createPool } from '../../platform/database/pool';
import { type BlankDatabase, createBlankDatabase } from '../../test/databases';
import { writeFirstRows } from '../../test/first-rows';
import { until } from '../../test/until';
import { knownMigrations, migrate } from './migrate';
import { createServiceOrm } from './orm';

const FIRST_MIGRATION = '20261122140000_search_trigger';
const SECOND_MIGRATION = '20261122140001_search_for_koreans';

let database: BlankDatabase;
let orm: MikroORM;
let noticeId: number;

beforeEach(async () => {
  database = await createBlankDatabase();
  orm = createServiceOrm(createPool(database.url));
  await orm.migrator.up({ migrations: knownMigrations(orm).filter((name) => name < FIRST_MIGRATION) });
  noticeId = (await writeFirstRows(database)).notice;
});

afterEach(async () => {
  await orm.close();
  await database.drop();
});

/** Whether the notice matches in the way in which the previous release searches. */
async function finds(words: string, ...scopes: string[]): Promise<boolean> {
  const rows = await database.sql(
    'select id from notice n where n.search @@ (search_query($1::text) && search_scopes($2::text[])::tsquery)',
    [words, ['한빛대학교', ...scopes]],
  );
  return rows.length === 1;
}

/** Writes as the previous release does, whose statements do not name the column. */
const write = (values: string): Promise<unknown> =>
  database.sql(`update notice set ${values} where id = $1`, [noticeId]);

it('finds notices that existed before by all ways of searching', async () => {
  expect([await finds('스터디'), await finds('ㅅㅌㄷ')]).toEqual([true, false]);
  await migrate(orm);
  for (const words of ['스터디', '첫스터디', 'ㅅㅌㄷ', '함께공부', '스터디\u0004study', '없는말\u0004스터디'])
    expect([words, await finds(words, 'STUDY', 'RECRUITING')]).toEqual([words, true]);
  expect(await finds('없는말')).toBe(false);
});

it.each([FIRST_MIGRATION, SECOND_MIGRATION])(
  '[O3] finds what the previous release writes after %s',
  async (migration) => {
    await orm.migrator.up({
      migrations: knownMigrations(orm).filter((name) => name <= migration && name >= FIRST_MIGRATION),
    });
    await write(`title = '고양이 지도'`);
    expect([await finds('고양이'), await finds('스터디')]).toEqual([true, false]);
    await write(`content = '산책'`);
    expect([await finds('산책'), await finds('함께')]).toEqual([true, false]);
    await write('recruiting = false');
    expect([await finds('산책'), await finds('산책', 'RECRUITING')]).toEqual([true, false]);
    await database.sql(
      `insert into notice (kind, owner_id, university, school_key, title, recruit_number, content, field, tech_stack,
         frontend_number, backend_number, designer_number)
       select 'PROJECT', owner_id, university, school_key, '강아지', 3, '내용', '웹', 'React', 1, 0, 0 from notice`,
    );
    expect([await finds('react', 'FRONTEND'), await finds('react', 'BACKEND')]).toEqual([true, false]);
  },
);

it('waits for a transaction that has written, during which requests go on reading and writing', async () => {
  const writer = new Client({ connectionString: database.url });
  await writer.connect();
  let migrated = false;
  let migrating: Promise<void> | undefined;
  try {
    await writer.query('begin');
    await writer.query('update notice set content = content');
    migrating = migrate(orm).finally(() => (migrated = true));
    await until(isWaitedFor, 10_000);
    // Several of its attempts. The pool's connections wait for a lock as long as those of requests.
    for (const end = Date.now() + 2_000; Date.now() < end;) {
      const em = orm.em.fork();
      await em.execute(`update member set nick_name = '첫'`);
      await em.execute('select from notice');
    }
    expect(migrated).toBe(false);
    await writer.query('commit');
  } finally {
    await writer.end();
    await migrating;
  }
  expect(await finds('ㅅㅌㄷ')).toBe(true);
});

async function isWaitedFor(): Promise<boolean> {
  const waiting = await database.sql(`select from pg_locks where relation = 'notice'::regclass and not granted`);
  return waiting.length > 0;
}
