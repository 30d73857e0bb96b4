import type { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { createPool } from '../../platform/database/pool';
import { expectTrueCounters } from '../../test/counters';
import { type BlankDatabase, createBlankDatabase } from '../../test/databases';
import { writeFirstRows } from '../../test/first-rows';
import { until } from '../../test/until';
import { knownMigrations, migrate } from './migrate';
import { createServiceOrm } from './orm';

const MIGRATION = '20261122120000_seats';

let database: BlankDatabase;
let orm: MikroORM;
let ids: { project: number; open: number; study: number };

beforeEach(async () => {
  database = await createBlankDatabase();
  orm = createServiceOrm(createPool(database.url));
  await orm.migrator.up({ migrations: knownMigrations(orm).filter((name) => name < MIGRATION) });
  const { notice: study, member } = await writeFirstRows(database);
  const project = await addProject(member, [6, 2, 2, 2]);
  const open = await addProject(member, [3, 0, 0, 0]);
  ids = { project, open, study };
  const students = await addStudents();
  for (const [id, role] of [
    [project, 'FRONTEND'],
    [open, 'FRONTEND'],
    [study, null],
  ] as const) {
    await apply(id, students[0], role, 'APPROVED');
    await apply(id, students[1], role, 'PENDING');
    await database.sql(`insert into comment (notice_id, author_id, text) values ($1, $2, '질문')`, [id, students[0]]);
    await database.sql('insert into favourite (notice_id, member_id) values ($1, $2)', [id, students[0]]);
  }
  await apply(project, students[2], 'BACKEND', 'APPROVED');
});

afterEach(async () => {
  await orm.close();
  await database.drop();
});

async function addProject(owner: number, numbers: readonly number[]): Promise<number> {
  const [row] = await database.sql<{ id: number }>(
    `insert into notice (kind, owner_id, university, school_key, title, content, field, tech_stack, recruit_number,
       frontend_number, backend_number, designer_number)
     values ('PROJECT', $1, '한빛대학교', '한빛대학교', '프로젝트', '내용', '', '', $2, $3, $4, $5) returning id`,
    [owner, ...numbers],
  );
  return row?.id ?? 0;
}

async function addStudents(): Promise<number[]> {
  const rows = await database.sql<{ id: number }>(
    `insert into member (login_id, password_hash, nick_name, university, school_key, email)
     select 'student' || n, 'hash', '학생', '한빛대학교', '한빛대학교', n || '@example.com' from generate_series(1, 3) n
     returning id`,
  );
  return rows.map(({ id }) => id);
}

const apply = (noticeId: number, applicantId: number | undefined, role: string | null, status: string) =>
  database.sql(
    `insert into application (notice_id, applicant_id, role, text, status, decided_at)
     values ($1, $2, $3, '', $4, case when $4 <> 'PENDING' then now() end)`,
    [noticeId, applicantId, role, status],
  );

const seatsOf = async (noticeId: number): Promise<unknown[][]> =>
  (
    await database.sql<{ role: string; headcount: number; approved: number }>(
      'select role, headcount, approved from seat where notice_id = $1 order by role nulls first',
      [noticeId],
    )
  ).map(({ role, headcount, approved }) => [role, headcount, approved]);

it('[O3] counts what there is, and what the previous release writes afterwards', async () => {
  await migrate(orm);
  await expectTrueCounters(database);
  expect(await seatsOf(ids.project)).toEqual([
    [null, 6, 2],
    ['BACKEND', 2, 1],
    ['DESIGNER', 2, 0],
    ['FRONTEND', 2, 1],
  ]);
  expect(await seatsOf(ids.open)).toEqual([
    [null, 3, 1],
    ['BACKEND', null, 0],
    ['DESIGNER', null, 0],
    ['FRONTEND', null, 1],
  ]);
  expect(await seatsOf(ids.study)).toEqual([[null, 4, 1]]);

  // These statements name neither table, as those of the previous release.
  await database.sql(
    'update notice set recruit_number = 9, frontend_number = 3, backend_number = 2, designer_number = 4 where id = any ($1)',
    [[ids.project, ids.open]],
  );
  await database.sql(`update application set status = 'APPROVED', decided_at = now() where status = 'PENDING'`);
  await database.sql('delete from application where id in (select min(id) from application group by notice_id)');
  await database.sql('delete from favourite where notice_id = $1', [ids.study]);
  await database.sql('insert into comment (notice_id, text) select notice_id, text from comment');
  await database.sql('update comment set author_id = null');
  await expectTrueCounters(database);
  expect(await seatsOf(ids.open)).toEqual([
    [null, 9, 1],
    ['BACKEND', 2, 0],
    ['DESIGNER', 4, 0],
    ['FRONTEND', 3, 1],
  ]);
  await database.sql('delete from notice where id = $1', [ids.project]);
  await database.sql('delete from member where id = (select owner_id from notice where id = $1)', [ids.open]);
  await expectTrueCounters(database);
  expect([await seatsOf(ids.project), await seatsOf(ids.open)]).toEqual([[], []]);
});

it('[R5] the database refuses an approval beyond the headcount, and a headcount below those approved, whoever writes', async () => {
  await migrate(orm);
  const approve = () =>
    database.sql(`update application set status = 'APPROVED', decided_at = now() where notice_id = $1`, [ids.open]);
  await database.sql('update notice set recruit_number = 1 where id = $1', [ids.open]);
  await expect(approve()).rejects.toMatchObject({ constraint: 'seat_free' });
  await database.sql('update notice set recruit_number = 2 where id = $1', [ids.open]);
  await approve();
  await expect(database.sql('update notice set recruit_number = 1 where id = $1', [ids.open])).rejects.toMatchObject({
    constraint: 'seat_free',
  });
  await expect(
    database.sql('update notice set recruit_number = 2, frontend_number = 1 where id = $1', [ids.open]),
  ).rejects.toMatchObject({ constraint: 'seat_free' });
  await expectTrueCounters(database);
});

it('[R2] writers who meet at one notice do not wait for each other, and all are counted', async () => {
  await migrate(orm);
  const [one, other] = [new Client({ connectionString: database.url }), new Client({ connectionString: database.url })];
  const comment = (client: Client) =>
    client.query(`insert into comment (notice_id, text) values ($1, '저도요')`, [ids.study]);
  try {
    for (const client of [one, other]) {
      await client.connect();
      await client.query(`begin; set local lock_timeout = '100ms'`);
    }
    for (const client of [one, other, one]) await comment(client);
    await other.query('commit');
    await comment(one);
    await one.query('commit');
  } finally {
    await Promise.all([one.end(), other.end()]);
  }
  await expectTrueCounters(database);
  const counts = await database.sql('select comments from notice_count where notice_id = $1 order by slot', [
    ids.study,
  ]);
  expect(counts).toEqual([{ comments: 4 }, { comments: 1 }]);
});

it('waits for a transaction that has written, during which requests go on reading and writing', async () => {
  const writer = new Client({ connectionString: database.url });
  await writer.connect();
  let migrated = false;
  let migrating: Promise<void> | undefined;
  try {
    await writer.query('begin');
    await writer.query(`insert into comment (notice_id, text) values ($1, '아직')`, [ids.study]);
    migrating = migrate(orm).finally(() => (migrated = true));
    await until(isWaitedFor, 10_000);
    // Several of its attempts. The pool's connections wait for a lock as long as those of requests.
    for (const end = Date.now() + 2_000; Date.now() < end;) {
      const em = orm.em.fork();
      await em.execute('update application set text = text where notice_id = ?', [ids.study]);
      await em.execute('select from notice');
    }
    expect(migrated).toBe(false);
    await writer.query('commit');
  } finally {
    await writer.end();
    await migrating;
  }
  await expectTrueCounters(database);
});

async function isWaitedFor(): Promise<boolean> {
  const waiting = await database.sql(`select from pg_locks where relation = 'comment'::regclass and not granted`);
  return waiting.length > 0;
}
