import type { TestClient } from '../../../test-kit/clients/client';
import {
  buildApplication,
  buildFavourite,
  buildMember,
  buildProject,
  buildStudy,
} from '../../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import type { Member } from '../../members/member.entity';
import { Role } from '../../profiles/role.entity';
import { ApplicationStatus } from '../application.entity';

let app: TestApp;
let viewer: Member;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
});

beforeEach(async () => {
  viewer = await buildMember(app.em());
  client = await app.as(viewer);
});

afterAll(() => app.close());

const { PENDING, APPROVED, REJECTED, WAITLISTED } = ApplicationStatus;

const COUNTS =
  '{ viewer { ownedNoticeCount applicationCount pendingApplicationCount applicationToDecideCount favouriteCount teamCount } }';

async function readCounts(of: TestClient = client) {
  return (await of.data<{ viewer: Record<string, number> }>(COUNTS)).viewer;
}

test('the counts of a new member are zero', async () => {
  expect(await readCounts()).toEqual({
    ownedNoticeCount: 0,
    applicationCount: 0,
    pendingApplicationCount: 0,
    applicationToDecideCount: 0,
    favouriteCount: 0,
    teamCount: 0,
  });
});

test('the counts contain only rows of the viewer, for notices of both kinds', async () => {
  const em = app.em();
  const own = [await buildProject(em, { owner: viewer }), await buildStudy(em, { owner: viewer, recruiting: false })];
  const others = [await buildProject(em), await buildStudy(em), await buildStudy(em)];
  for (const [index, status] of [PENDING, APPROVED, REJECTED].entries()) {
    await buildApplication(em, { notice: others[index], applicant: viewer, status });
    for (const notice of own) await buildApplication(em, { notice, status });
  }
  await buildFavourite(em, { member: viewer, notice: others[0] });
  await buildFavourite(em, { notice: others[0] });
  expect(await readCounts()).toEqual({
    ownedNoticeCount: 2,
    applicationCount: 3,
    pendingApplicationCount: 1,
    applicationToDecideCount: 2,
    favouriteCount: 1,
    teamCount: 3,
  });
});

test('the counts omit favourites of a school that the viewer has left', async () => {
  const em = app.em();
  await buildFavourite(em, { member: viewer, notice: await buildProject(em) });
  const moved = await buildMember(em, { university: '두빛대학교' });
  await app.sql('update favourite set member_id = ? where member_id = ?', [moved.id, viewer.id]);
  expect(await readCounts(await app.as(moved))).toMatchObject({ favouriteCount: 0 });
});

test('counting stops at a hundred', async () => {
  await app.sql(
    `insert into notice (kind, owner_id, university, school_key, title, recruit_number, content)
     select 'STUDY', id, university, school_key, '스터디', 3, '내용' from member, generate_series(1, 101) where id = ?`,
    [viewer.id],
  );
  await app.sql(
    `insert into application (notice_id, applicant_id, text) select id, ?, '' from notice where owner_id = ?`,
    [(await buildMember(app.em())).id, viewer.id],
  );
  expect(await readCounts()).toMatchObject({ ownedNoticeCount: 100, applicationToDecideCount: 100 });
});

test('the number of undecided applications to a notice is visible only to its owner', async () => {
  const notice = await buildStudy(app.em(), { owner: viewer });
  for (const status of [PENDING, PENDING, APPROVED, REJECTED]) await buildApplication(app.em(), { notice, status });
  const query = 'query ($id: ID!) { notice(id: $id) { pendingApplicationCount } }';
  expect(await client.data(query, { id: notice.id })).toEqual({ notice: { pendingApplicationCount: 2 } });
  const other = await app.as(await buildMember(app.em()));
  expect(await other.data(query, { id: notice.id })).toEqual({ notice: { pendingApplicationCount: null } });
});

test('the number of waitlisted applications that can be approved needs a free seat for their role', async () => {
  const notice = await buildProject(app.em(), {
    owner: viewer,
    recruitNumber: 3,
    frontendNumber: 1,
    backendNumber: 2,
    designerNumber: 0,
  });
  const build = (role: Role, status: ApplicationStatus) => buildApplication(app.em(), { notice, role, status });
  await build(Role.FRONTEND, APPROVED);
  await build(Role.FRONTEND, WAITLISTED);
  await build(Role.BACKEND, WAITLISTED);
  await build(Role.BACKEND, WAITLISTED);
  await build(Role.BACKEND, PENDING);
  const query = 'query ($id: ID!) { notice(id: $id) { approvableWaitlistedCount } }';
  const count = async (of: TestClient = client) =>
    (await of.data<{ notice: { approvableWaitlistedCount: number | null } }>(query, { id: notice.id })).notice
      .approvableWaitlistedCount;
  expect(await count()).toBe(2);
  expect(await count(await app.as(await buildMember(app.em())))).toBeNull();
  await app.sql(`update notice set team_state = 'DONE', recruiting = false where id = ?`, [notice.id]);
  expect(await count()).toBe(0);
});

test('nextPendingApplication and nextNoticeToDecide are found on any page, and skip hidden notices', async () => {
  const em = app.em();
  const query = `{ viewer {
    nextPendingApplication { id notice { id } } nextNoticeToDecide { id pendingApplicationCount }
  } }`;
  const read = async () => (await client.data<{ viewer: object }>(query)).viewer;
  expect(await read()).toEqual({ nextPendingApplication: null, nextNoticeToDecide: null });
  const own = await buildStudy(em, { owner: viewer });
  await buildApplication(em, { notice: own });
  for (let count = 0; count < 21; count += 1) await buildStudy(em, { owner: viewer });
  const hidden = await buildStudy(em, { decideWithinDays: 1 });
  await buildApplication(em, { notice: hidden, applicant: viewer });
  await app.sql('update notice set hidden = true where id = ?', [hidden.id]);
  const soon = await buildStudy(em, { decideWithinDays: 2 });
  const { id } = await buildApplication(em, { notice: soon, applicant: viewer });
  for (let count = 0; count < 21; count += 1) await buildApplication(em, { applicant: viewer });
  expect(await read()).toEqual({
    nextPendingApplication: { id: String(id), notice: { id: String(soon.id) } },
    nextNoticeToDecide: { id: String(own.id), pendingApplicationCount: 1 },
  });
});
