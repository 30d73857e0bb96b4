import type { TestClient } from '../../test/client';
import { buildApplication, buildMember, buildProject, buildStudy } from '../../test/factories';
import { startTestApp, type TestApp } from '../../test/harness';
import type { Member } from '../members/member.entity';
import type { Notice } from '../notices/notice.entity';
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

test('the seats of a project count in all, not by role', async () => {
  const project = await buildProject(app.em(), {
    recruitNumber: 2,
    frontendNumber: 1,
    backendNumber: 1,
    designerNumber: 0,
  });
  await buildApplication(app.em(), { notice: project, status: ApplicationStatus.APPROVED });
  expect(await readNearlyFull()).toEqual(idsOf([project]));
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
