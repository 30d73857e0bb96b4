import { Client, type QueryConfig } from 'pg';
import { fillSchool } from '../operations/generated-data/fill';
import { RARE_WORDS } from '../operations/generated-data/vocabulary';
import { CONNECTION_SETTINGS } from '../platform/database/pool';
import type { TestClient } from '../test/client';
import { buildMember } from '../test/factories';
import { startTestApp, type TestApp } from '../test/harness';
import { OF_JOB_RUNNER } from '../test/statements';

const NOTICES = 100_000;

let app: TestApp;
let client: TestClient;
let sql: Client;

beforeAll(async () => {
  app = await startTestApp();
  sql = new Client({ connectionString: app.databaseUrl, ...CONNECTION_SETTINGS, query_timeout: undefined });
  await sql.connect();
  const viewer = await buildMember(app.em());
  const { passwordHash } = viewer;
  const averages = { applications: 0.1, comments: 0.1, favourites: 0.1 };
  const texts = { sentences: 1, rareWords: RARE_WORDS };
  await fillSchool(sql, { members: 1_000, notices: NOTICES, ...averages, ...texts, passwordHash });
  client = await app.as(viewer);
}, 180_000);

afterAll(async () => {
  await sql.end();
  await app.close();
});

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };

/** The tables that a plan reads completely. */
function sequentialScans(plan: Plan): string[] {
  const own = plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(sequentialScans)];
}

/** The statements that were sent while `work` ran, with their values. */
async function sentWhile(work: () => Promise<unknown>): Promise<QueryConfig[]> {
  const spy = jest.spyOn(Client.prototype, 'query');
  try {
    await work();
    return (spy.mock.calls as unknown as [QueryConfig | string, unknown[]?][])
      .map(([first, values]) => (typeof first === 'string' ? { text: first, values } : first))
      .filter(
        ({ text }) =>
          /^\s*(select|with|insert|update|delete)/i.test(text) &&
          !/"?session"?/.test(text) &&
          !OF_JOB_RUNNER.test(text),
      );
  } finally {
    spy.mockRestore();
  }
}

async function plansOf(statements: QueryConfig[]): Promise<Plan[]> {
  const plans: Plan[] = [];
  for (const { text, values } of statements) {
    const { rows } = await sql.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
      text: `explain (format json) ${text}`,
      values,
    });
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    if (plan) plans.push(plan);
  }
  return plans;
}

const CARD = 'id title recruiting viewerHasFavourited createdAt owner { nickName imageUrl }';

describe(`with ${NOTICES} notices`, () => {
  it.each([
    ['the first page', `{ notices(filter: { kind: PROJECT }) { totalCount nodes { ${CARD} } } }`],
    ['the last page', `{ notices(page: 5555, filter: { kind: PROJECT }) { totalCount nodes { ${CARD} } } }`],
    ['recruiting only', `{ notices(page: 9, filter: { recruitingOnly: true }) { totalCount nodes { ${CARD} } } }`],
    ['home', `{ projects: recentNotices(kind: PROJECT) { ${CARD} } studies: recentNotices(kind: STUDY) { ${CARD} } }`],
    ['own notices', `{ viewer { ownedNotices { nodes { ${CARD} } } } }`],
    ['own projects', `{ viewer { ownedNotices(kind: PROJECT) { nodes { ${CARD} } } } }`],
    ['favourites', `{ viewer { favourites(kind: STUDY) { nodes { ${CARD} } } } }`],
    ['applications', `{ viewer { applications(kind: PROJECT) { nodes { status notice { ${CARD} } } } } }`],
    ['a frequent word', `{ notices(filter: { search: "함께" }) { totalCount nodes { ${CARD} } } }`],
    ['a rare word', `{ notices(filter: { search: "퀀텀" }) { totalCount nodes { ${CARD} } } }`],
    ['a word that is nowhere', `{ notices(filter: { search: "없는말" }) { totalCount nodes { ${CARD} } } }`],
    [
      'the best match',
      `{ notices(sort: BEST_MATCH, filter: { search: "블록체인" }) { totalCount nodes { ${CARD} } } }`,
    ],
    ['initial consonants', `{ notices(filter: { search: "ㅅㅌㄷ" }) { totalCount nodes { ${CARD} } } }`],
    ['a word written apart', `{ notices(filter: { search: "캠퍼스지도" }) { totalCount nodes { ${CARD} } } }`],
    ['a synonym', `{ notices(filter: { search: "machine learning" }) { totalCount nodes { ${CARD} } } }`],
    [
      'the best match of a frequent word',
      `{ notices(sort: BEST_MATCH, filter: { search: "함께" }) { totalCount nodes { ${CARD} } } }`,
    ],
    ['the oldest match', `{ notices(sort: OLDEST, filter: { search: "함께" }) { totalCount nodes { ${CARD} } } }`],
    [
      'everything nested',
      `{ notices { nodes { ${CARD} content commentCount favouriteCount approvedCount applicationCount
      viewerCanApply comments(first: 5) { nodes { text author { nickName } } } } } }`,
    ],
    [
      'the bell',
      `{ viewer { member { nickName } unreadNotificationCount notifications { nodes { kind notice { title } } } } }`,
    ],
  ])('%s reads no table completely', async (_what, query) => {
    const statements = await sentWhile(() => client.data(query));
    expect(statements.length).toBeGreaterThan(0);
    const plans = await plansOf(statements);
    expect(plans.flatMap(sequentialScans)).toEqual([]);
  });

  it('requests about one notice read no table completely', async () => {
    const [newest] = await app.sql<{ id: number }>(
      `select max(id) as id from notice where kind = 'PROJECT' and recruiting`,
    );
    const id = newest?.id ?? 0;
    const statements = await sentWhile(async () => {
      await client.rest('get', `/projects/${id}`);
      await client.rest('get', `/projects/comments/${id}`);
      await client.rest('post', `/projects/comments/${id}`, { comment: '궁금해요' });
      await client.rest('post', `/projects/${id}/like`);
      await client.rest('post', `/projects/${id}/applications`, { role: 'FRONTEND', application: '' });
    });
    for (const written of ['comment', 'favourite', 'application', 'notification'])
      expect(statements.map(({ text }) => text)).toContainEqual(expect.stringMatching(`insert into "?${written}"?`));
    expect((await plansOf(statements)).flatMap(sequentialScans)).toEqual([]);
  });
});
