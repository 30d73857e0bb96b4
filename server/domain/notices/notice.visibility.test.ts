import fc from 'fast-check';
import { sql } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import { buildApplication, buildMember, buildStudy } from '../../test/factories';
import { startTestApp, type TestApp } from '../../test/harness';
import type { Member } from '../members/member.entity';
import type { NoticeStatementTables } from './notice.tables';
import { isVisible, SCHOOL_SCOPES, visibleTo } from './notice.visibility';

const SCHOOLS = ['한빛대학교', '두빛대학교', '세빛대학교'];
const MEMBERS = 4;

const { variants } = statementsOn<NoticeStatementTables>();

const visibleIds = variants<{ viewerId: number; noticeIds: readonly number[] }>()(
  'test.visibleIds',
  { scope: SCHOOL_SCOPES },
  ({ scope }) =>
    (db, { viewerId, noticeIds }) =>
      db
        .selectFrom('notice as n')
        .select('n.id')
        .where(sql<boolean>`n.id = any (${noticeIds}::int[])`)
        .where(visibleTo(scope, viewerId))
        .orderBy('n.id'),
);

const school = fc.constantFrom(...SCHOOLS);
const memberIndex = fc.nat(MEMBERS - 1);

/** Members move after posting, so that a notice's school is not always its owner's. */
const world = fc.record({
  schools: fc.array(school, { minLength: MEMBERS, maxLength: MEMBERS }),
  notices: fc.array(fc.record({ owner: memberIndex, postedAt: school, applicants: fc.uniqueArray(memberIndex) }), {
    minLength: 1,
    maxLength: 5,
  }),
});

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

it('the SQL condition and the predicate agree on which notices are visible', async () => {
  const seen = { visible: 0, invisible: 0 };
  await fc.assert(
    fc.asyncProperty(world, async ({ schools, notices }) => {
      const em = app.em();
      const members: Member[] = [];
      for (const university of schools) members.push(await buildMember(em, { university }));
      const built = [];
      for (const { owner, postedAt, applicants } of notices) {
        const ownerMember = members[owner] as Member;
        ownerMember.moveTo(postedAt);
        const notice = await buildStudy(em, { owner: ownerMember });
        for (const applicant of applicants) await buildApplication(em, { notice, applicant: members[applicant] });
        built.push({ notice, applicants });
      }
      members.forEach((member, index) => member.moveTo(schools[index] as string));
      await em.flush();
      const noticeIds = built.map(({ notice }) => notice.id);
      for (const scope of SCHOOL_SCOPES) {
        for (const [index, viewer] of members.entries()) {
          const rows = await app.server.services.reads.rows(visibleIds({ scope }), { viewerId: viewer.id, noticeIds });
          const expected = built.filter(({ notice, applicants }) =>
            isVisible(scope, viewer, notice, applicants.includes(index)),
          );
          expect(rows.map(({ id }) => id)).toEqual(expected.map(({ notice }) => notice.id));
          seen.visible += expected.length;
          seen.invisible += built.length - expected.length;
        }
      }
    }),
    // The same worlds in every run, so that both outcomes always occur often enough.
    { numRuns: 30, seed: 20_261_122 },
  );
  // If nearly everything or nothing were visible, the comparison would prove little.
  expect(Math.min(seen.visible, seen.invisible)).toBeGreaterThan(30);
});
