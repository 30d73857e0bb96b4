import { Client } from 'pg';
import { fillSchool } from '../../../server/dev-data/generated/fill';
import { CONNECTION_SETTINGS } from '../../../server/platform/database/pool';
import { buildMember } from '../../../server/test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../server/test-kit/app/test-app';
import { type Plan, plansOf } from '../../../server/test-kit/database/plans';
import { queriesOf } from '../../../server/test-kit/database/sent-statements';

let app: TestApp;
let sql: Client;

beforeAll(async () => {
  app = await startTestApp();
  sql = new Client({ connectionString: app.databaseUrl, ...CONNECTION_SETTINGS, query_timeout: undefined });
  await sql.connect();
  const { passwordHash } = await buildMember(app.em());
  await fillSchool(sql, { members: 1_000, notices: 1_000, comments: 0, passwordHash });
}, 60_000);

afterAll(async () => {
  await sql.end();
  await app.close();
});

/** Number of rows that the plan read and left out. */
function leftOut(plan: Plan): number {
  return (plan['Rows Removed by Filter'] ?? 0) + (plan.Plans ?? []).reduce((sum, child) => sum + leftOut(child), 0);
}

it.each([
  ['without blocks', 0],
  ['with 5 blocks', 5],
])(
  'in a school of 1,000 notices, the first page reads only the shown rows and those of blocked members, %s',
  async (_what, blocks) => {
    const viewer = await buildMember(app.em());
    await sql.query(
      `insert into member_block (blocker_id, blocked_id)
     select $1, id from member where id <> $1 order by id limit $2`,
      [viewer.id, blocks],
    );
    const client = await app.as(viewer);
    const statements = await queriesOf(() => client.rest('get', '/projects?page=0&size=12'));
    const plans = await plansOf(sql, statements, { analyze: true });
    expect(plans.length).toBeGreaterThan(0);
    expect(plans.reduce((sum, plan) => sum + leftOut(plan), 0)).toBeLessThan(100);
  },
);
