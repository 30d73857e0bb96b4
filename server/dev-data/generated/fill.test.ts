import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { foldName } from '../../../shared/fold-name';
import { readTags } from '../../../shared/tags';
import { expectCorrectCounters } from '../../test-kit/database/counters';
import { createMigratedDatabase, type CreatedDatabase } from '../../test-kit/database/databases';
import { PASSWORD } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { hashPassword } from '../../domain/members/password';
import { fillSchool, fillSchools, type GeneratedAccounts } from './fill';
import type { GeneratedSchool } from './school';
import { splitIntoSchools } from './school-sizes';
import { NOTICES } from './vocabulary';

let app: TestApp;
let school: GeneratedSchool;
let progress: number[];
let accounts: GeneratedAccounts;

beforeAll(async () => {
  app = await startTestApp();
  progress = [];
  school = {
    university: '서울대',
    members: 120,
    notices: 6_000,
    applications: 2,
    comments: 1,
    favourites: 1,
    sentences: 3,
    rareWords: [{ word: '퀀텀', every: 1_000 }],
    seed: 7,
    until: new Date('2026-11-21T00:00:00Z'),
    passwordHash: await hashPassword(PASSWORD),
  };
  accounts = await fill(app.databaseUrl, school, (done) => progress.push(done));
}, 60_000);

afterAll(() => app.close());

async function fill(
  url: string,
  wanted: GeneratedSchool,
  onProgress?: (done: number) => void,
): Promise<GeneratedAccounts> {
  const sql = new Client({ connectionString: url });
  await sql.connect();
  try {
    return await fillSchool(sql, wanted, onProgress);
  } finally {
    await sql.end();
  }
}

const idOf = (loginId: string): number => Number(loginId.replace('student-', ''));

describe('a generated school', () => {
  it('has the requested size and reports progress', async () => {
    const [count] = await app.sql<{ members: number; notices: number; applications: number }>(
      `select (select count(*)::int from member) as members, (select count(*)::int from notice) as notices,
         (select count(*)::int from application) as applications`,
    );
    expect(count).toMatchObject({ members: 120, notices: 6_000 });
    expect((count?.applications ?? 0) / 6_000).toBeCloseTo(2, 0);
    expect(progress).toEqual([6_000]);
  });

  it('has the same values as with triggers', async () => {
    await expectCorrectCounters(app);
    const different = await app.sql(
      'select id from notice where id % 20 = 0 and search is distinct from search_document_of(notice)',
    );
    expect(different).toEqual([]);
    expect(await app.sql(`select distinct kind from notice_total`)).toHaveLength(2);
  });

  it('has notices of courses and with meetings', async () => {
    const [counts] = await app.sql<{ courses: number; meetings: number }>(
      'select count(course_key)::int as courses, count(meeting_hours)::int as meetings from notice',
    );
    expect(counts?.courses).toBe(600);
    expect((counts?.meetings ?? 0) / 6_000).toBeCloseTo(0.3, 1);
    const different = await app.sql(
      'select id from notice where meeting_hours is distinct from meeting_hours_of(meetings)',
    );
    expect(different).toEqual([]);
  });

  it('has members with team profiles, courses of the semester and free hours', async () => {
    const [counts] = await app.sql(
      `select count(*)::int as profiles, min(cardinality(roles)) as fewest_roles, max(cardinality(roles)) as most_roles,
         min(cardinality(tags)) as fewest_tags, max(cardinality(tags)) as most_tags,
         count(free_hours) between 20 and 40 as have_hours, array_agg(distinct free_semester) as semesters
       from member_profile`,
    );
    expect(counts).toEqual({
      profiles: 60,
      fewest_roles: 1,
      most_roles: 3,
      fewest_tags: 1,
      most_tags: 6,
      have_hours: true,
      semesters: ['2026-2', null],
    });
    const courses = await app.sql<{ member: number; name: string; key: string; semester: string }>(
      'select member_id as member, name, course_key as key, semester from member_course',
    );
    expect(new Set(courses.map(({ semester }) => semester))).toEqual(new Set(['2026-2']));
    expect(new Set(courses.map(({ member }) => member)).size).toBeGreaterThan(20);
    expect(courses.filter(({ name, key }) => foldName(name) !== key)).toEqual([]);
  });

  it('has the tags that its texts name', async () => {
    const rows = await app.sql<{ text: string; tags: string[] }>(
      'select distinct tech_stack as text, tags from notice',
    );
    expect(rows).toHaveLength(NOTICES.stacks.length + NOTICES.subjects.length);
    expect(rows.filter(({ text, tags }) => readTags(text).join() !== tags.join())).toEqual([]);
  });

  it('appears in lists and searches of its members', async () => {
    const client = app.visitor();
    await client.logIn(accounts.last, PASSWORD);
    const { notices } = await client.data<{ notices: { totalCount: number; nodes: { title: string }[] } }>(
      `{ notices(filter: { search: "스터디" }) { totalCount nodes { title } } }`,
    );
    expect(notices.totalCount).toBeGreaterThan(500);
    expect((await client.rest('get', '/projects?page=0&size=12')).body).toMatchObject({ totalPages: 334 });
  });

  it('has rare words in the requested number of notices', async () => {
    const client = app.visitor();
    await client.logIn(accounts.first, PASSWORD);
    const { notices } = await client.data<{ notices: { totalCount: number } }>(
      `{ notices(filter: { search: "퀀텀" }) { totalCount } }`,
    );
    expect(notices.totalCount).toBe(6);
  });

  it.each([
    ['owners do not apply to their own notices', 'a.applicant_id = n.owner_id'],
    ['applications follow notices', 'a.created_at < n.created_at'],
    ['decisions follow applications', 'a.decided_at < a.created_at'],
    ['applications have a role only in projects', `(n.kind = 'PROJECT') <> (a.role is not null)`],
    ['approvals do not exceed seats', 'approved > seats'],
    [
      'exactly the pending applications have a last day for the decision',
      `(a.status = 'PENDING') <> (a.decide_by is not null)`,
    ],
  ])('keeps the rules: %s', async (_rule, broken) => {
    const breaches = await app.sql(
      `select a.id from application a join notice n on n.id = a.notice_id, lateral (
         select case a.role when 'FRONTEND' then n.frontend_number when 'BACKEND' then n.backend_number
           when 'DESIGNER' then n.designer_number else n.recruit_number end as seats,
         (select count(*) from application b where b.notice_id = n.id and b.status = 'APPROVED'
           and b.role is not distinct from a.role) as approved
       ) counted where ${broken} limit 1`,
    );
    expect(breaches).toEqual([]);
  });

  it('has applications in every state, and notices in chronological order', async () => {
    const states = await app.sql<{ status: string }>('select distinct status from application order by 1');
    expect(states.map(({ status }) => status)).toEqual(['APPROVED', 'PENDING', 'REJECTED']);
    const outOfOrder = await app.sql(
      `select 1 from (select created_at, lag(created_at) over (order by id) as earlier from notice) listed
       where created_at < earlier limit 1`,
    );
    expect(outOfOrder).toEqual([]);
  });

  it('can be added to existing rows', async () => {
    await fill(app.databaseUrl, { ...school, members: 3, notices: 5 });
    expect(await app.sql('select count(*)::int as count from member')).toEqual([{ count: 123 }]);
  });

  it('can be one of several, whose members write only in their own school', async () => {
    const sql = new Client({ connectionString: app.databaseUrl });
    await sql.connect();
    const done: number[] = [];
    const all = { ...school, university: '한빛대학교', members: 60, notices: 30 };
    const added = await fillSchools(sql, splitIntoSchools(all, 3), (count) => done.push(count));
    await sql.end();
    const counts = await app.sql(
      `select n.university as name, count(*)::int as notices,
         count(*) filter (where m.school_key = n.school_key)::int as "byOwnMembers"
       from notice n join member m on m.id = n.owner_id where n.university like '한빛%' group by 1 order by 1`,
    );
    expect(counts).toEqual([
      { name: '한빛대학교', notices: 11, byOwnMembers: 11 },
      { name: '한빛대학교 2', notices: 10, byOwnMembers: 10 },
      { name: '한빛대학교 3', notices: 9, byOwnMembers: 9 },
    ]);
    expect(done).toEqual([11, 21, 30]);
    expect(added.map(({ first, last }) => idOf(last) - idOf(first) + 1)).toEqual([22, 20, 18]);
  });
});

it('leaves its tables ready for index-only scans, though another transaction was open', async () => {
  const database = await createMigratedDatabase();
  const other = new Client({ connectionString: database.url });
  try {
    await other.connect();
    await other.query('begin isolation level repeatable read');
    await other.query('select count(*) from pg_class');
    const filled = fill(database.url, { ...school, members: 20, notices: 3_000 });
    await sleep(4_000);
    await other.query('commit');
    await filled;
    const { rows } = await other.query<{ visible: boolean }>(
      `select relallvisible > 0.9 * relpages as visible from pg_class where relname = 'notice'`,
    );
    expect(rows).toEqual([{ visible: true }]);
  } finally {
    await other.end();
    await database.drop();
  }
});

describe('the same seed', () => {
  const databases: CreatedDatabase[] = [];

  afterAll(async () => {
    for (const database of databases) await database.drop();
  });

  async function filledWith(seed: number): Promise<unknown> {
    const database = await createMigratedDatabase();
    databases.push(database);
    await fill(database.url, { ...school, members: 20, notices: 300, seed });
    const tables = ['member', 'member_profile', 'member_course', 'notice', 'application', 'comment', 'favourite'].map(
      async (table) => {
        const rows = await database.sql<{ row: object }>(`select to_jsonb(t) as row from ${table} t order by t::text`);
        return rows.map(({ row }) => row);
      },
    );
    return Promise.all(tables);
  }

  it('creates the same rows again, and another seed creates others', async () => {
    const rows = await filledWith(1);
    expect(await filledWith(1)).toEqual(rows);
    expect(await filledWith(2)).not.toEqual(rows);
  });
});
