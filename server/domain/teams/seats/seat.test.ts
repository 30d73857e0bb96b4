import { Client } from 'pg';
import { expectCorrectCounters } from '../../../test-kit/database/counters';
import {
  buildApplication,
  buildComment,
  buildFavourite,
  buildProject,
  buildStudy,
} from '../../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { ApplicationStatus } from '../../applications/application.entity';
import type { Notice } from '../../notices/notice.entity';
import { Role } from '../../profiles/role.entity';

let app: TestApp;
/** A project with seats for each role. */
let project: Notice;
/** A project without numbers by role. */
let open: Notice;
let study: Notice;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  const em = app.em();
  project = await buildProject(em);
  open = await buildProject(em, { recruitNumber: 3, frontendNumber: 0, backendNumber: 0, designerNumber: 0 });
  study = await buildStudy(em);
  for (const notice of [project, open, study]) {
    await buildApplication(em, { notice, status: ApplicationStatus.APPROVED });
    await buildApplication(em, { notice });
    await buildComment(em, { notice });
    await buildFavourite(em, { notice });
  }
  await buildApplication(em, { notice: project, role: Role.BACKEND, status: ApplicationStatus.APPROVED });
});

afterEach(() => expectCorrectCounters(app));

const seatsOf = async ({ id }: Notice): Promise<unknown[][]> =>
  (
    await app.sql<{ role: string; headcount: number; taken: number }>(
      'select role, headcount, taken from seat where notice_id = ? order by role nulls first',
      [id],
    )
  ).map(({ role, headcount, taken }) => [role, headcount, taken]);

it('seats and counts follow every write', async () => {
  await expectCorrectCounters(app);
  expect(await seatsOf(project)).toEqual([
    [null, 6, 2],
    ['BACKEND', 2, 1],
    ['DESIGNER', 2, 0],
    ['FRONTEND', 2, 1],
  ]);
  expect(await seatsOf(open)).toEqual([
    [null, 3, 1],
    ['BACKEND', null, 0],
    ['DESIGNER', null, 0],
    ['FRONTEND', null, 1],
  ]);
  expect(await seatsOf(study)).toEqual([[null, 4, 1]]);

  await app.sql(
    `update notice set recruit_number = 9, frontend_number = 3, backend_number = 2, designer_number = 4
     where id in (?, ?)`,
    [project.id, open.id],
  );
  await app.sql(`insert into team_member (notice_id, member_id, role)
    select notice_id, applicant_id, role from application where status = 'PENDING'`);
  await app.sql('delete from application where id in (select min(id) from application group by notice_id)');
  await app.sql(
    `delete from team_member where (notice_id, member_id) in (select notice_id, min(member_id) from team_member group by 1)`,
  );
  await app.sql('delete from favourite where notice_id = ?', [study.id]);
  await app.sql('insert into comment (notice_id, text) select notice_id, text from comment');
  await app.sql('update comment set author_id = null');
  await expectCorrectCounters(app);
  expect(await seatsOf(open)).toEqual([
    [null, 9, 1],
    ['BACKEND', 2, 0],
    ['DESIGNER', 4, 0],
    ['FRONTEND', 3, 1],
  ]);
  await app.sql('delete from notice where id = ?', [project.id]);
  await app.sql('delete from member where id = (select owner_id from notice where id = ?)', [open.id]);
  await expectCorrectCounters(app);
  expect([await seatsOf(project), await seatsOf(open)]).toEqual([[], []]);
});

it('[R5] the database refuses more members than the headcount for every write of either', async () => {
  const approve = () =>
    app.sql(
      `insert into team_member (notice_id, member_id, role)
       select notice_id, applicant_id, role from application where notice_id = ? and status = 'PENDING'`,
      [open.id],
    );
  const setHeadcount = (values: string) => app.sql(`update notice set ${values} where id = ?`, [open.id]);
  await setHeadcount('recruit_number = 1');
  await expect(approve()).rejects.toMatchObject({ constraint: 'seat_free' });
  await setHeadcount('recruit_number = 2');
  await approve();
  await expect(setHeadcount('recruit_number = 1')).rejects.toMatchObject({ constraint: 'seat_free' });
  await expect(setHeadcount('recruit_number = 2, frontend_number = 1')).rejects.toMatchObject({
    constraint: 'seat_free',
  });
});

it('[R2] concurrent writers of one notice do not block each other, and all are counted', async () => {
  const [one, other] = [new Client(app.databaseUrl), new Client(app.databaseUrl)];
  const comment = (client: Client) =>
    client.query(`insert into comment (notice_id, text) values ($1, '저도요')`, [study.id]);
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
  const counts = await app.sql('select comments from notice_count where notice_id = ? order by slot', [study.id]);
  expect(counts).toEqual([{ comments: 4 }, { comments: 1 }]);
});
