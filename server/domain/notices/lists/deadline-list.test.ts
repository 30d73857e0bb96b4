import type { TestClient } from '../../../test-kit/clients/client';
import { setClock } from '../../../test-kit/database/clock';
import { buildMember, buildProject, buildStudy } from '../../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { statementsOf } from '../../../test-kit/database/sent-statements';

let app: TestApp;
let reader: TestClient;

/**
 * Titles with kinds and deadlines. No list contains the notices with a past deadline or the closed
 * notice.
 */
const NOTICES = [
  ['지난 공고', 'STUDY', '2026-11-30'],
  ['나흘 뒤', 'STUDY', '2026-12-05'],
  ['오늘', 'PROJECT', '2026-12-01'],
  ['기한 없음', 'STUDY', null],
  ['사흘 뒤', 'STUDY', '2026-12-04'],
  ['내일', 'PROJECT', '2026-12-02'],
  ['새 기한 없음', 'PROJECT', null],
  ['늦은 오늘', 'STUDY', '2026-12-01'],
] as const;

beforeAll(async () => {
  app = await startTestApp();
  await setClock(app, '2026-12-01T12:00:00+09:00');
  reader = await app.as(await buildMember(app.em()));
  for (const [title, kind, deadline] of NOTICES) {
    await (kind === 'STUDY' ? buildStudy : buildProject)(app.em(), { title, deadline });
  }
  await buildStudy(app.em(), { title: '닫힌 공고', deadline: '2026-12-02', recruiting: false });
  const elsewhere = await buildMember(app.em(), { university: '푸른대학교' });
  await buildStudy(app.em(), { title: '다른 학교', deadline: '2026-12-01', owner: elsewhere });
});

afterAll(() => app.close());

interface Page {
  titles: string[];
  totalCount: number;
  totalPages: number;
}

async function list(args: string): Promise<Page> {
  const { notices } = await reader.data<{ notices: { nodes: { title: string }[] } & Omit<Page, 'titles'> }>(
    `{ notices(${args}) { nodes { title } totalCount totalPages } }`,
  );
  const { nodes, totalCount, totalPages } = notices;
  return { titles: nodes.map(({ title }) => title), totalCount, totalPages };
}

const BY_DEADLINE = ['늦은 오늘', '오늘', '내일', '사흘 뒤', '나흘 뒤', '새 기한 없음', '기한 없음'];

it.each([
  ['by deadline', 'sort: DEADLINE', BY_DEADLINE],
  ['of projects by deadline', 'sort: DEADLINE, filter: { kind: PROJECT }', ['오늘', '내일', '새 기한 없음']],
  ['that closes soon', 'filter: { closingSoon: true }', ['늦은 오늘', '내일', '사흘 뒤', '오늘']],
  [
    'that closes soon by deadline',
    'sort: DEADLINE, filter: { closingSoon: true }',
    ['늦은 오늘', '오늘', '내일', '사흘 뒤'],
  ],
  ['of matches by deadline', 'sort: DEADLINE, filter: { search: "뒤" }', ['사흘 뒤', '나흘 뒤']],
  ['of matches that close soon', 'filter: { closingSoon: true, search: "오늘" }', ['늦은 오늘', '오늘']],
  [
    'of the best matches that close soon',
    'sort: BEST_MATCH, filter: { closingSoon: true, search: "오늘" }',
    ['늦은 오늘', '오늘'],
  ],
  ['for a role that closes soon', 'filter: { closingSoon: true, role: DESIGNER }', ['내일', '오늘']],
])('a list %s contains the notices that recruit, in order', async (_what, args, titles) => {
  const page = await list(args);
  expect(page).toMatchObject({ titles, totalCount: titles.length });
});

it('a list by deadline has pages', async () => {
  expect(await list('sort: DEADLINE, size: 3, page: 1')).toEqual({
    titles: BY_DEADLINE.slice(3, 6),
    totalCount: 7,
    totalPages: 3,
  });
  expect(await list('sort: DEADLINE, size: 3, page: 9')).toMatchObject({ titles: [], totalPages: 3 });
});

it.each(['sort: DEADLINE', 'sort: DEADLINE, filter: { search: "오늘" }'])(
  'notices(%s) is one statement',
  async (args) => {
    expect(await statementsOf(() => list(args))).toHaveLength(1);
  },
);
