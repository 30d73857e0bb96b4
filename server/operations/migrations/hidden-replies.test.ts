import type { MikroORM } from '@mikro-orm/postgresql';
import { createPool } from '../../platform/database/pool';
import { expectTrueCounters } from '../../test/counters';
import { type BlankDatabase, createBlankDatabase } from '../../test/databases';
import { knownMigrations, migrate } from './migrate';
import { createServiceOrm } from './orm';

const MIGRATION = '20261125100200_hidden_replies';

let database: BlankDatabase;
let orm: MikroORM;

beforeEach(async () => {
  database = await createBlankDatabase();
  orm = createServiceOrm(createPool(database.url));
  await orm.migrator.up({ migrations: knownMigrations(orm).filter((name) => name < MIGRATION) });
});

afterEach(async () => {
  await orm.close();
  await database.drop();
});

/** A notice with comments of these ids. The even ones are replies to the one before. */
async function addDiscussion(ids: readonly number[]): Promise<void> {
  await database.sql(`insert into member (id, login_id, password_hash, nick_name, university, school_key, email)
    values (1, 'owner', 'hash', '학생', '한빛대학교', '한빛대학교', 'owner@example.com')`);
  await database.sql(`insert into notice (id, kind, owner_id, university, school_key, title, content, recruit_number)
    values (1, 'STUDY', 1, '한빛대학교', '한빛대학교', '스터디', '내용', 3)`);
  for (const id of ids) await addComment(id);
}

const addComment = (id: number): Promise<unknown> =>
  database.sql('insert into comment (id, notice_id, parent_id, text) values ($1, 1, $2, $3)', [
    id,
    id % 2 === 0 ? id - 1 : null,
    '댓글',
  ]);

const setHidden = (id: number, hidden: boolean): Promise<unknown> =>
  database.sql('update comment set hidden = $2 where id = $1', [id, hidden]);

const readCounted = async (): Promise<unknown> =>
  (await database.sql<{ sum: number }>('select sum(comments)::int from notice_count where notice_id = 1'))[0]?.sum;

it('[B52] replies to hidden comments are not counted from the migration on, nor those of the previous release', async () => {
  await addDiscussion([1, 2, 3, 4, 5, 6]);
  for (const id of [1, 4]) await setHidden(id, true);
  expect(await readCounted()).toBe(4);
  await migrate(orm);
  expect(await readCounted()).toBe(3);
  await expectTrueCounters(database);
  await setHidden(3, true);
  await setHidden(1, false);
  await expectTrueCounters(database);
  await addComment(7);
  await setHidden(7, true);
  await addComment(8);
  expect(await readCounted()).toBe(4);
  await expectTrueCounters(database);
  await database.sql('delete from comment where id in (3, 7)');
  expect(await readCounted()).toBe(4);
  await expectTrueCounters(database);
});

it('[B52] many replies are counted in one step', async () => {
  await addDiscussion([1]);
  await migrate(orm);
  await database.sql(
    `insert into comment (id, notice_id, parent_id, text) select id, 1, 1, '답' from generate_series(2, 3001) id`,
  );
  await setHidden(1, true);
  expect(await readCounted()).toBe(0);
  await setHidden(1, false);
  expect(await readCounted()).toBe(3001);
});

it('[B52] the database refuses that a comment is hidden with a parent that it does not have', async () => {
  await addDiscussion([1]);
  await migrate(orm);
  await expect(database.sql('update comment set parent_hidden = true')).rejects.toThrow('comment_parent_hidden');
});
