import { WEEK_HOURS } from '../../../shared/week';
import { Client, type QueryConfig } from 'pg';
import { fillSchool } from '../../../server/dev-data/generated/fill';
import { RARE_WORDS } from '../../../server/dev-data/generated/vocabulary';
import { CONNECTION_SETTINGS } from '../../../server/platform/database/pool';
import type { TestClient } from '../../../server/test-kit/clients/client';
import { clientDocuments } from '../../../server/test-kit/catalogue/client-documents';
import { buildMember, buildProfile, makeModerator } from '../../../server/test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../server/test-kit/app/test-app';
import { runJob } from '../../../server/test-kit/app/jobs';
import { type Plan, plansOf } from '../../../server/test-kit/database/plans';
import { queriesOf } from '../../../server/test-kit/database/sent-statements';
import { THIS_SEMESTER } from '../../../server/domain/profiles/profile.testing';
import { Role } from '../../../server/domain/profiles/role.entity';
import type { Member } from '../../../server/domain/members/member.entity';
import { searchTerms } from '../../../server/domain/notices/lists/notice-search.sql';

const NOTICES = 100_000;

let app: TestApp;
let viewer: Member;
let client: TestClient;
let sql: Client;

beforeAll(async () => {
  app = await startTestApp();
  sql = new Client({ connectionString: app.databaseUrl, ...CONNECTION_SETTINGS, query_timeout: undefined });
  await sql.connect();
  viewer = await buildMember(app.em());
  const { passwordHash } = viewer;
  const averages = { applications: 0.1, comments: 0.1, favourites: 0.1 };
  const texts = { sentences: 1, rareWords: RARE_WORDS };
  await fillSchool(sql, { members: 1_000, notices: NOTICES, ...averages, ...texts, passwordHash });
  await addBlocks(viewer.id);
  await addProfile(viewer);
  await addCourses(viewer.id);
  client = await app.as(viewer);
}, 180_000);

/**
 * Adds blocks of the viewer and among other members, so that the statements have rows to leave out.
 */
async function addBlocks(viewerId: number): Promise<void> {
  await sql.query(
    `insert into member_block (blocker_id, blocked_id)
     select one.id, other.id from member one join member other on other.id between one.id + 1 and one.id + 5`,
  );
  await sql.query(
    `insert into member_block (blocker_id, blocked_id)
     select $1, id from member where id <> $1 order by id desc limit 20 on conflict do nothing`,
    [viewerId],
  );
  await sql.query('analyze member_block');
}

/** Adds courses of the viewer: two that generated notices have, and one that none has. */
async function addCourses(viewerId: number): Promise<void> {
  await sql.query(
    `insert into member_course (member_id, semester, course_key, name)
     select $1, semester, course_key, course_key
     from (select max(semester) as semester from notice) latest, unnest($2::text[]) course_key`,
    [viewerId, ['운영체제', '객체지향프로그래밍', '없는수업']],
  );
}

/** Adds a team profile, so that the statements compare notices with it. */
async function addProfile(member: Member): Promise<void> {
  const freeHours = '1'.repeat(WEEK_HOURS);
  const profile = { member, roles: [Role.BACKEND], tags: ['react'], freeHours, freeSemester: THIS_SEMESTER };
  await buildProfile(app.em(), profile);
}

afterAll(async () => {
  await sql.end();
  await app.close();
});

/** Tables that a plan scans completely. */
function sequentialScans(plan: Plan): string[] {
  const own = plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(sequentialScans)];
}

/** Row count above which a sequential scan is slower than an index. */
const LARGE_TABLE_ROWS = 500;

const WITHOUT_SCANS = ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin'];

/**
 * Returns the tables that the statements scan completely. For large tables, the plans are those
 * that PostgreSQL prefers. For small tables, which grow, they are the plans without avoidable
 * scans.
 */
async function readScannedTables(statements: QueryConfig[]): Promise<string[]> {
  const { rows } = await sql.query<{ relname: string }>(
    `select relname from pg_class where relkind = 'r' and reltuples > ${LARGE_TABLE_ROWS}`,
  );
  const large = new Set(rows.map(({ relname }) => relname));
  const preferred = (await plansOf(sql, statements)).flatMap(sequentialScans).filter((table) => large.has(table));
  for (const name of WITHOUT_SCANS) await sql.query(`set ${name} = off`);
  const possible = (await plansOf(sql, statements)).flatMap(sequentialScans);
  for (const name of WITHOUT_SCANS) await sql.query(`reset ${name}`);
  return [...preferred, ...possible];
}

/**
 * Maximum number of blocks for a schedule that finds a handful of rows. It needs fewer, and an
 * index of all notices has far more.
 */
const MAX_BLOCKS = 500;

const blocksOf = (plan: Plan): number => (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);

const FIT = 'viewerFit { facts commonTags { id name } seats { role free } against }';
const CARD = 'id title recruiting viewerHasFavourited createdAt owner { nickName imageUrl }';

describe(`with ${NOTICES} notices`, () => {
  it.each([
    ['the first page', `{ notices(filter: { kind: PROJECT }) { totalCount nodes { ${CARD} } } }`],
    ['the last page', `{ notices(page: 5555, filter: { kind: PROJECT }) { totalCount nodes { ${CARD} } } }`],
    ['recruiting only', `{ notices(page: 9, filter: { recruitingOnly: true }) { totalCount nodes { ${CARD} } } }`],
    ['the nearest deadlines', `{ notices(sort: DEADLINE, page: 9) { totalCount nodes { ${CARD} dDay } } }`],
    [
      'the nearest deadlines of projects',
      `{ notices(sort: DEADLINE, filter: { kind: PROJECT }) { nodes { ${CARD} } } }`,
    ],
    ['what closes soon', `{ notices(filter: { closingSoon: true }) { totalCount nodes { ${CARD} dDay } } }`],
    [
      'what closes soon and has a frequent word',
      `{ notices(sort: BEST_MATCH, filter: { closingSoon: true, search: "함께" }) { totalCount nodes { ${CARD} } } }`,
    ],
    [
      'the nearest deadlines of matches',
      `{ notices(sort: DEADLINE, filter: { search: "블록체인" }) { totalCount nodes { ${CARD} } } }`,
    ],
    ['home', `{ projects: recentNotices(kind: PROJECT) { ${CARD} } studies: recentNotices(kind: STUDY) { ${CARD} } }`],
    [
      'what is the own',
      '{ viewer { ownedNoticeCount applicationCount pendingApplicationCount applicationToDecideCount favouriteCount teamCount } }',
    ],
    ['the teams', `{ viewer { teams { nodes { notice { ${CARD} } } } } }`],
    ['the best fit', `{ notices(sort: FIT) { totalCount nodes { ${CARD} ${FIT} } } }`],
    [
      'the best fit of studies',
      `{ notices(sort: FIT, filter: { kind: STUDY }) { totalCount nodes { ${CARD} ${FIT} } } }`,
    ],
    [
      'the best fit of a frequent word',
      `{ notices(sort: FIT, filter: { search: "함께" }) { totalCount nodes { ${CARD} ${FIT} } } }`,
    ],
    [
      'the best fit that closes soon',
      `{ notices(sort: FIT, filter: { closingSoon: true }) { totalCount nodes { ${CARD} ${FIT} } } }`,
    ],
    ['the fitting notices and frequent tags', `{ fittingNotices { ${CARD} ${FIT} } frequentTags { id name } }`],
    ['the names of courses', '{ courseNames(search: "운영") }'],
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
    ['a frequent tag', `{ notices(filter: { tag: "react" }) { totalCount nodes { ${CARD} tags { id name } } } }`],
    ['a tag that is nowhere', `{ notices(filter: { tag: "cobol" }) { totalCount nodes { ${CARD} } } }`],
    [
      'the nearest deadlines of a tag',
      `{ notices(sort: DEADLINE, filter: { tag: "unity" }) { totalCount nodes { ${CARD} } } }`,
    ],
    ['the own courses', `{ notices(filter: { myCourses: true }) { totalCount nodes { ${CARD} } } }`],
    [
      'the nearest deadlines of the own courses',
      `{ notices(sort: DEADLINE, filter: { myCourses: true }) { totalCount nodes { ${CARD} } } }`,
    ],
    [
      'a frequent word in the own courses',
      `{ notices(sort: BEST_MATCH, filter: { myCourses: true, search: "함께" }) { totalCount nodes { ${CARD} } } }`,
    ],
    [
      'the best match of a frequent word',
      `{ notices(sort: BEST_MATCH, filter: { search: "함께" }) { totalCount nodes { ${CARD} } } }`,
    ],
    [
      'everything nested',
      `{ notices { nodes { ${CARD} content commentCount favouriteCount approvedCount applicationCount
      viewerCanApply comments(first: 5) { nodes { text author { nickName } } } } } }`,
    ],
    [
      'the bell',
      `{ viewer { member { nickName } unreadNotificationCount notifications { nodes { kind notice { title } } } } }`,
    ],
    [
      'the bell by notice and kind',
      `{ viewer { approvalToOpen { id } notificationGroups { nodes { actorCount unreadCount latest { notice { title } } } } } }`,
    ],
  ])('%s scans no table completely', async (_what, query) => {
    const statements = await queriesOf(() => client.data(query));
    expect(statements.length).toBeGreaterThan(0);
    expect(await readScannedTables(statements)).toEqual([]);
  });

  it.each([['함께'], ['룸'], ['블록체인'], ['ㅅㅌㄷ'], ['퀀텀'], ['없는말']])(
    'a search for %s has the newest matches, whether a scan or the index finds them',
    async (search) => {
      const size = 12;
      const { words } = searchTerms({ query: search, page: 0, size });
      const matches = await app.sql<{ id: number }>(
        `select n.id from notice n join member m on m.school_key = n.school_key
         where m.id = ? and n.owner_id <> all (m.blocked_ids) and n.search @@ (select search_query(?))
         order by n.id desc limit 1008`,
        [viewer.id, words],
      );
      for (const page of [0, 5, 83]) {
        const { notices } = await client.data<{ notices: { totalCount: number; nodes: { id: string }[] } }>(
          `query ($search: String!, $page: Int!) {
            notices(filter: { search: $search }, page: $page) { totalCount nodes { id } } }`,
          { search, page },
        );
        expect(notices).toEqual({
          totalCount: Math.min(matches.length, 1_001),
          nodes: matches.slice(page * size, (page + 1) * size).map(({ id }) => ({ id: String(id) })),
        });
      }
    },
  );

  it('a list of the own courses has the newest of their notices', async () => {
    const expected = await app.sql<{ id: number }>(
      `select n.id from notice n join member m on m.school_key = n.school_key
       join member_course mc on mc.member_id = m.id and (mc.semester, mc.course_key) = (n.semester, n.course_key)
       where m.id = ? and n.owner_id <> all (m.blocked_ids) order by n.id desc`,
      [viewer.id],
    );
    const { notices } = await client.data<{ notices: { totalCount: number; nodes: { id: string }[] } }>(
      '{ notices(filter: { myCourses: true }, size: 100) { totalCount nodes { id } } }',
    );
    expect(expected.length).toBeGreaterThan(100);
    expect(notices).toEqual({
      totalCount: expected.length,
      nodes: expected.slice(0, 100).map(({ id }) => ({ id: String(id) })),
    });
  });

  it('requests about one notice scan no table completely', async () => {
    const [newest] = await app.sql<{ id: number }>(
      `select max(id) as id from notice where kind = 'PROJECT' and recruiting`,
    );
    const id = newest?.id ?? 0;
    const statements = await queriesOf(async () => {
      await client.rest('get', `/projects/${id}`);
      await client.rest('get', `/projects/comments/${id}`);
      await client.rest('post', `/projects/comments/${id}`, { comment: '궁금해요' });
      await client.rest('post', `/projects/${id}/like`);
      await client.rest('post', `/projects/${id}/applications`, { role: 'FRONTEND', application: '' });
    });
    for (const written of ['comment', 'favourite', 'application', 'notification'])
      expect(statements.map(({ text }) => text)).toContainEqual(expect.stringMatching(`insert into "?${written}"?`));
    expect(await readScannedTables(statements)).toEqual([]);
  });

  it.each([['TeamPage'], ['MyTeamsPage'], ['ModerationPage'], ['ContactsChoice']])(
    "the client's query %s scans no table completely, for an owner who moderates",
    async (name) => {
      const query = clientDocuments().find((document) => document.startsWith(`query ${name}`)) ?? '';
      const owner = await makeModerator(app.em(), await buildMember(app.em()));
      const [led] = await app.sql<{ id: number }>(
        `update notice set owner_id = ? where id = (select max(notice_id) from application where status = 'APPROVED')
         returning id`,
        [owner.id],
      );
      const reader = await app.as(owner);
      let data: unknown;
      const statements = await queriesOf(async () => {
        data = await reader.data(query, { id: led?.id });
      });
      expect(JSON.stringify(data)).not.toMatch(/^\{"\w+":null/);
      expect(statements.length).toBeGreaterThan(0);
      expect(await readScannedTables(statements)).toEqual([]);
    },
  );

  it('the schedule scans no table completely', async () => {
    const due = [
      ['deadline', 'current_date - 2'],
      ['deadline', `(clock_now() at time zone interval '9 hours' - interval '10 hours')::date + 1`],
      ['deadline', `(clock_now() at time zone interval '9 hours' - interval '10 hours')::date + 3`],
      ['deadline', 'null'],
    ] as const;
    for (const [index, [column, value]] of due.entries()) {
      const found = `(select id from notice where recruiting order by id offset ${index} limit 1)`;
      await app.sql(`update notice set ${column} = ${value} where id = ${found}`);
      await app.sql(`update notice set confirmed_at = clock_now() - interval '31 days' where id = ${found}`);
    }
    const today = `(clock_now() at time zone interval '9 hours')::date`;
    for (const [index, days] of [-4, 0, 1].entries()) {
      await app.sql(`update application set decide_by = ${today} + ${days}, created_at = now() - interval '9 days'
        where id = (select id from application where status = 'PENDING' order by id offset ${index} limit 1)`);
    }
    const statements = await queriesOf(async () => {
      await runJob(app, 'closeExpiredNotices');
      await runJob(app, 'sendNoticeReminders');
      await runJob(app, 'expireApplications');
      await runJob(app, 'sendDecisionReminders');
    });
    expect(statements.length).toBeGreaterThan(due.length);
    expect(await readScannedTables(statements)).toEqual([]);
    // An index of all open notices can be scanned completely as well.
    const read = statements.filter(({ text }) => !/\b(insert into|update|delete from) "/.test(text));
    for (const plan of await plansOf(sql, read, { analyze: true })) expect(blocksOf(plan)).toBeLessThan(MAX_BLOCKS);
  });
});
