import { Client } from 'pg';
import { CONNECTION_SETTINGS } from '../../../server/platform/database/pool';
import type { TestClient } from '../../../server/test-kit/clients/client';
import { buildMember, buildProject } from '../../../server/test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../server/test-kit/app/test-app';
import { plansOf } from '../../../server/test-kit/database/plans';
import { queriesOf } from '../../../server/test-kit/database/sent-statements';

const FAVOURITES = 10_000;
const COMMENTS = 10_000;
const APPLICANTS = 1_000;
const MEMBERS = 100_000;
const FEW = 20;

let app: TestApp;
let sql: Client;
let small: TestData;
let large: TestData;

/** A school with an owner, a project and members. */
interface TestData {
  owner: TestClient;
  member: TestClient;
  /** A member without favourites and applications. */
  newcomer: TestClient;
  projectId: number;
  pendingId: number;
}

beforeAll(async () => {
  app = await startTestApp();
  sql = new Client({ connectionString: app.databaseUrl, ...CONNECTION_SETTINGS, query_timeout: undefined });
  await sql.connect();
  await sql.query(`set statement_timeout = 0`);
  small = await buildTestData('작은대학교', { members: FEW, favourites: FEW, comments: FEW, applicants: FEW });
  large = await buildTestData('큰대학교', {
    members: MEMBERS,
    favourites: FAVOURITES,
    comments: COMMENTS,
    applicants: APPLICANTS,
  });
  await sql.query('vacuum analyze');
}, 180_000);

afterAll(async () => {
  await sql.end();
  await app.close();
});

interface Size {
  members: number;
  favourites: number;
  comments: number;
  applicants: number;
}

async function buildTestData(university: string, size: Size): Promise<TestData> {
  const em = app.em();
  const [owner, member, newcomer] = [
    await buildMember(em, { university }),
    await buildMember(em, { university }),
    await buildMember(em, { university }),
  ];
  const project = await buildProject(em, { owner, recruitNumber: 100, frontendNumber: 90 });
  const classmates = await addMembers(member.id, size.members);
  await addFavourites(member.id, size.favourites);
  await sql.query(
    `insert into comment (notice_id, author_id, text)
     select $1, ($2::int[])[1 + number % cardinality($2::int[])], '궁금해요 ' || number from generate_series(1, $3) number`,
    [project.id, classmates.slice(0, 1_000), size.comments],
  );
  const { rows } = await sql.query<{ id: number }>(
    `insert into application (notice_id, applicant_id, role, text)
     select $1, applicant_id, 'FRONTEND', '함께해요' from unnest($2::int[]) applicant_id returning id`,
    [project.id, classmates.slice(0, size.applicants)],
  );
  return {
    owner: await app.as(owner),
    member: await app.as(member),
    newcomer: await app.as(newcomer),
    projectId: project.id,
    pendingId: rows[0]?.id ?? 0,
  };
}

/** Adds members of the same school as the given one. */
async function addMembers(likeId: number, count: number): Promise<number[]> {
  const { rows } = await sql.query<{ id: number }>(
    `insert into member (login_id, nick_name, email, password_hash, university, school_key)
     select 'classmate-' || id || '-' || number, '학생', 'classmate-' || id || '-' || number || '@example.com', password_hash, university, school_key
     from member, generate_series(1, $2) number where id = $1 returning id`,
    [likeId, count],
  );
  return rows.map(({ id }) => id);
}

/** Adds projects of the member's school, all of them as the member's favourites. */
async function addFavourites(memberId: number, count: number): Promise<void> {
  await sql.query(
    `with added as (
       insert into notice (kind, owner_id, university, school_key, title, recruit_number, content)
       select 'STUDY', id, university, school_key, '함께 공부해요', 3, '매주 모여요' from member, generate_series(1, $2)
       where id = $1 returning id
     )
     insert into favourite (member_id, notice_id) select $1, id from added`,
    [memberId, count],
  );
}

/**
 * Runs the statements of a request once more and rolls them back. Returns the number of blocks of
 * tables and indexes that they read.
 */
async function blocksOf(work: () => Promise<unknown>): Promise<number> {
  const statements = await queriesOf(work);
  expect(statements.length).toBeGreaterThan(0);
  await sql.query('begin');
  try {
    // A member cannot apply or join twice, so the rows of the first run are deleted.
    await sql.query('delete from team_member where since > now() - interval $$1 minute$$');
    await sql.query('delete from application where created_at > now() - interval $$1 minute$$ and text = $$한 번 더$$');
    const plans = await plansOf(sql, statements, { analyze: true });
    return plans.reduce((sum, plan) => sum + (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0), 0);
  } finally {
    await sql.query('rollback');
  }
}

const CARD = 'id title recruiting owner { nickName }';
const NOTICES = `{ notices { totalCount nodes { ${CARD} } } }`;

describe('the number of PostgreSQL pages that a request reads does not grow with', () => {
  // The first request of a text also compiles it. Both schools send the same text.
  beforeAll(() => small.member.data(NOTICES));

  it.each<[string, (testData: TestData) => Promise<unknown>]>([
    [
      'the favourites of a member: the first page',
      ({ member }) => member.data(`{ viewer { favourites { nodes { ${CARD} } } } }`),
    ],
    ['the favourites of a member: home', ({ member }) => member.rest('get', '/studies/recent')],
    [
      'the comments of a notice: the first page',
      ({ member, projectId }) =>
        member.data(`{ notice(id: ${projectId}) { title comments(first: 20) { nodes { text } } } }`),
    ],
    ['the comments of a notice: its details', ({ member, projectId }) => member.rest('get', `/projects/${projectId}`)],
    [
      'the comments of a notice: another comment',
      ({ member, projectId }) =>
        member.rest('post', `/projects/comments/${projectId}`, { comment: '아직 자리 있나요?' }),
    ],
    [
      'the applicants of a notice: the first page',
      ({ owner, projectId }) =>
        owner.data(
          `{ notice(id: ${projectId}) { applications(first: 20) { nodes { text applicant { nickName } } } } }`,
        ),
    ],
    [
      'the applicants of a notice: an approval',
      ({ owner, pendingId }) =>
        owner.data(`mutation { approveApplication(input: { id: ${pendingId} }) { application { status } } }`),
    ],
    [
      'the applicants of a notice: another application',
      ({ newcomer, projectId }) =>
        newcomer.rest('post', `/projects/${projectId}/applications`, { role: 'FRONTEND', application: '한 번 더' }),
    ],
    ['the members of a school: the first page of its notices', ({ member }) => member.data(NOTICES)],
    [
      'the members of a school: a favourite',
      ({ newcomer, projectId }) => newcomer.rest('post', `/projects/${projectId}/like`),
    ],
    ['the members of a school: the own profile', ({ member }) => member.rest('get', '/members/profile')],
    [
      'the members of a school: a posted notice',
      ({ newcomer }) => newcomer.rest('post', '/studies', { title: '알고리즘', recruitNumber: 3, content: '모여요' }),
    ],
  ])('%s', async (_what, request) => {
    const [few, many] = [await blocksOf(() => request(small)), await blocksOf(() => request(large))];
    // A deeper index and a fuller page cost some blocks. A scan of thousands of rows costs
    // hundreds.
    expect(many).toBeLessThanOrEqual(1.5 * few + 40);
  });
});
