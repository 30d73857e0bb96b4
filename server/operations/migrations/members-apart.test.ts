import type { MikroORM } from '@mikro-orm/postgresql';
import { createPool } from '../../platform/database/pool';
import { expectTrueCounters } from '../../test/counters';
import { type BlankDatabase, createBlankDatabase } from '../../test/databases';
import { knownMigrations, migrate } from './migrate';
import { createServiceOrm } from './orm';

const MIGRATION = '20261125060000_members_apart';

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

it('knows the blocks that there are, and those of the previous release afterwards', async () => {
  const [one, two, three, four] = await addMembers();
  const block = (blocker: number, blocked: number) =>
    database.sql('insert into member_block (blocker_id, blocked_id) values ($1, $2)', [blocker, blocked]);
  const unblock = (blocker: number, blocked: number) =>
    database.sql('delete from member_block where (blocker_id, blocked_id) = ($1, $2)', [blocker, blocked]);
  await block(one, two);
  await block(two, one);
  await block(three, one);
  await migrate(orm);
  await expectTrueCounters(database);
  await block(three, four);
  await block(two, four);
  await unblock(one, two);
  await unblock(three, one);
  await expectTrueCounters(database);
  await unblock(two, one);
  await database.sql('delete from member where id = $1', [four]);
  await expectTrueCounters(database);
  expect(await database.sql(`select id from member where apart_ids <> '{}'`)).toEqual([]);
});

async function addMembers(): Promise<[number, number, number, number]> {
  const rows = await database.sql<{ id: number }>(
    `insert into member (login_id, password_hash, nick_name, university, school_key, email)
     select 'student' || n, 'hash', '학생', '한빛대학교', '한빛대학교', n || '@example.com' from generate_series(1, 4) n
     returning id`,
  );
  const [one = 0, two = 0, three = 0, four = 0] = rows.map(({ id }) => id);
  return [one, two, three, four];
}
