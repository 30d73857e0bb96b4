import { Client } from 'pg';
import { PROBE } from '../../platform/database/monitor';
import { CONNECTION_SETTINGS } from '../../platform/database/pool';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import type { TestClient } from '../../test-kit/clients/client';
import { type Plan, plansOf } from '../../test-kit/database/plans';
import { queriesOf } from '../../test-kit/database/sent-statements';
import { buildVerified } from '../../test-kit/factories/factories';

/** Seekers of a small and of a large school. */
const FEW = 40;
const MANY = 100_000;

/** One in this number has a rare tag and looks for a team of a rare course. */
const RARE = 5_000;

let app: TestApp;
let sql: Client;
let small: TestClient;
let large: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  sql = new Client({ connectionString: app.databaseUrl, ...CONNECTION_SETTINGS, query_timeout: undefined });
  await sql.connect();
  await sql.query('set statement_timeout = 0');
  small = await fill('작은대학교', FEW);
  large = await fill('큰대학교', MANY);
  await sql.query('vacuum analyze');
}, 180_000);

afterAll(async () => {
  await sql.end();
  await app.close();
});

/** Adds seekers of a school, each with a profile and a course. Returns a viewer of the school. */
async function fill(university: string, count: number): Promise<TestClient> {
  const viewer = await buildVerified(app.em(), { university });
  await sql.query(
    `with added as (
       insert into member (login_id, nick_name, email, password_hash, university, school_key,
         verified_email, verified_person, verified_at, verified_until)
       select 's-' || id || '-' || number, '학생', 's-' || id || '-' || number || '@example.com', '', university, school_key,
         's-' || id || '-' || number || '@example.com', id || '-' || number || '@' || school_key, now(), now() + interval '1 year'
       from member, generate_series(1, $2) number where id = $1 returning id, school_key
     ), profile as (
       insert into member_profile (member_id, tags)
       select id, case when id % $3 = 0 then array['rust'] else array['react', 'typescript'] end from added
     ), course as (
       insert into member_course (member_id, semester, course_key, name)
       select id, '2026-2', key, key from (
         select id, case when id % $3 = 0 then '드문수업' else '운영체제' end as key from added
       ) taken
     )
     insert into seeker (member_id, school_key, kinds, roles, text, course_key, semester, until, shuffle)
     select id, school_key, '{PROJECT,STUDY}', '{BACKEND}', '함께할 팀을 찾아요.',
       case when id % $3 = 0 then '드문수업' else '운영체제' end, '2026-2', '2099-12-31', hashint4(id)
     from added`,
    [viewer.id, count, RARE],
  );
  return app.as(viewer);
}

const CARD =
  'id text kinds roles until course { name } member { nickName imageUrl profile { intro roles tags { id } links } }';

const listOf = (args: string): string =>
  `{ seekers(first: 20${args}) { edges { node { ${CARD} } cursor } pageInfo { endCursor } } }`;

/** Runs the only statement of the list again. Returns its plan. */
async function planOf(client: TestClient, args: string): Promise<Plan> {
  const sent = await queriesOf(() => client.data(listOf(args)));
  const statements = sent.filter(({ text }) => text !== PROBE);
  expect(statements).toHaveLength(1);
  const [plan] = await plansOf(sql, statements, { analyze: true });
  if (!plan) throw new Error('The statement has no plan.');
  return plan;
}

const blocksOf = (plan: Plan): number => (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

const FILTERS = [
  ['all', ''],
  ['a kind', ', kind: STUDY'],
  ['a role', ', role: BACKEND'],
  ['a frequent tag', ', tag: "react"'],
  ['a frequent course', ', course: "운영체제"'],
] as const;

describe(`the list of ${MANY} seekers`, () => {
  it.each(FILTERS)(
    'reads the index in its order, and as much as the one of %s in a small school',
    async (_what, args) => {
      const [few, many] = [await planOf(small, args), await planOf(large, args)];
      expect(blocksOf(many)).toBeLessThanOrEqual(1.5 * blocksOf(few) + 40);
      const scans = nodesOf(many).filter((node) => node['Relation Name'] === 'seeker');
      expect([...new Set(scans.map((node) => node['Node Type']))]).toEqual(['Index Scan']);
    },
  );

  it('reads a page in the middle like the first one', async () => {
    const [middle] = (
      await sql.query<{ cursor: string }>(
        `select 'seeker:' || shuffle || ':' || member_id as cursor from seeker where school_key = '큰대학교'
         order by shuffle, member_id offset $1 limit 1`,
        [MANY / 2],
      )
    ).rows;
    const cursor = Buffer.from(middle?.cursor ?? '').toString('base64url');
    const [first, later] = [await planOf(large, ''), await planOf(large, `, after: "${cursor}"`)];
    expect(blocksOf(later)).toBeLessThanOrEqual(1.5 * blocksOf(first) + 40);
  });

  it.each([
    ['a rare tag', ', tag: "rust"'],
    ['a rare course', ', course: "드문수업"'],
    ['both', ', tag: "rust", course: "드문수업"'],
  ])('finds the few of %s within the time of a request', async (_what, args) => {
    const start = performance.now();
    const { seekers } = await large.data<{ seekers: { edges: unknown[] } }>(listOf(args));
    expect(seekers.edges).toHaveLength(MANY / RARE);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
