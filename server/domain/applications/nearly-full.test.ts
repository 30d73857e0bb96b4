import type { TestClient } from '../../test/client';
import { buildApplication, buildMember, buildProject, buildStudy } from '../../test/factories';
import { startTestApp, type TestApp } from '../../test/harness';
import type { Member } from '../members/member.entity';
import type { Notice } from '../notices/notice.entity';
import { Role } from '../notices/project.entity';
import { ApplicationStatus } from './application.entity';

let app: TestApp;
let viewer: Member;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  viewer = await buildMember(app.em());
  client = await app.as(viewer);
});

beforeEach(() => app.sql('delete from notice'));
afterAll(() => app.close());

/** A study with so many free seats after as many were taken as given. */
async function buildStudyWith(left: number, taken: number, overrides: Parameters<typeof buildStudy>[1] = {}) {
  const study = await buildStudy(app.em(), { ...overrides, recruitNumber: left + taken });
  for (let seat = 0; seat < taken; seat += 1) {
    await buildApplication(app.em(), { notice: study, status: ApplicationStatus.APPROVED });
  }
  return study;
}

const idsOf = (notices: Notice[]): string[] => notices.map(({ id }) => String(id));

async function readNearlyFull(): Promise<string[]> {
  const { nearlyFullNotices } = await client.data<{ nearlyFullNotices: { id: string }[] }>(
    '{ nearlyFullNotices { id title approvedCount headcount } }',
  );
  return nearlyFullNotices.map(({ id }) => id);
}

test('notices with one or two free seats are listed, the fewest first and then the newest', async () => {
  const two = await buildStudyWith(2, 1);
  const one = await buildStudyWith(1, 2);
  const newerTwo = await buildStudyWith(2, 2);
  expect(await readNearlyFull()).toEqual(idsOf([one, newerTwo, two]));
});

test('the free seats of a project are at most those that are left in all', async () => {
  const project = await buildProject(app.em(), {
    recruitNumber: 2,
    frontendNumber: 1,
    backendNumber: 1,
    designerNumber: 0,
  });
  await buildApplication(app.em(), { notice: project, status: ApplicationStatus.APPROVED });
  expect(await readNearlyFull()).toEqual(idsOf([project]));
});

test('a project whose roles have fewer free seats than are left in all counts those of its roles, and is full without any', async () => {
  const project = await buildProject(app.em(), {
    recruitNumber: 5,
    frontendNumber: 1,
    backendNumber: 1,
    designerNumber: 0,
  });
  const query = `query ($id: ID!) { notice(id: $id) { freeSeatCount viewerCanApply } }`;
  const seats = () => client.data(query, { id: project.id });
  expect(await seats()).toEqual({ notice: { freeSeatCount: 2, viewerCanApply: true } });
  await buildApplication(app.em(), { notice: project, role: Role.FRONTEND, status: ApplicationStatus.APPROVED });
  expect([await seats(), await readNearlyFull()]).toEqual([
    { notice: { freeSeatCount: 1, viewerCanApply: true } },
    idsOf([project]),
  ]);
  await buildApplication(app.em(), { notice: project, role: Role.BACKEND, status: ApplicationStatus.APPROVED });
  expect([await seats(), await readNearlyFull()]).toEqual([
    { notice: { freeSeatCount: 0, viewerCanApply: false } },
    [],
  ]);
});

test.each<[what: string, build: () => Promise<unknown>]>([
  ['full', () => buildStudyWith(0, 2)],
  ['far from full', () => buildStudyWith(3, 1)],
  ['small, and nobody has a seat yet', () => buildStudyWith(1, 0)],
  ['closed', () => buildStudyWith(1, 1, { recruiting: false })],
  ["the viewer's own", () => buildStudyWith(1, 1, { owner: viewer })],
  [
    'of another school',
    async () => buildStudyWith(1, 1, { owner: await buildMember(app.em(), { university: '두빛대학교' }) }),
  ],
])('a notice that is %s is not listed', async (_what, build) => {
  await build();
  expect(await readNearlyFull()).toEqual([]);
});
