import type { TestClient } from '../../../test-kit/clients/client';
import { buildMember } from '../../../test-kit/factories/factories';
import { type Student, UNIVERSITY, useSuspensions } from '../../../test-kit/app/suspension-fixture';
import type { TwoInstances } from '../../../test-kit/app/two-instances';
import type { TestApp } from '../../../test-kit/app/test-app';
import { runJob } from '../../../test-kit/app/jobs';
import { GQL } from '../../../test-kit/clients/graphql-operations';
import { signUpStudent, verifyByMail } from '../../../test-kit/clients/school-mails';

const fixture = useSuspensions();
const { smtp, nextName, buildStudent, buildCommentOf, withdraw, endOf, expectSuspended, expectFree } = fixture;

let app: TestApp;
let instances: TwoInstances;
let moderator: TestClient;

beforeAll(() => {
  ({ app, instances, moderator } = fixture);
});

describe('[SEC1] the suspension of a member who moves to another school before the ruling', () => {
  /**
   * Reports a comment of the student, who then moves to another school. Returns the id of the case.
   */
  async function reportAndMove(student: Student): Promise<number> {
    const { client, email } = student;
    const comment = await buildCommentOf(student);
    const reporter = await app.as(await buildMember(app.em(), { university: UNIVERSITY }));
    const input = { target: 'COMMENT', targetId: comment.id, reason: 'SPAM', text: '' };
    await reporter.data(GQL.report, { input });
    const profile = { nickName: '학생', university: '두빛대학교', email };
    expect((await client.rest('post', '/members/profile', profile)).status).toBe(200);
    const [opened] = await app.sql<{ id: number }>('select id from moderation_case where comment_id = ?', [comment.id]);
    return opened?.id ?? 0;
  }

  it('continues on an account that verifies the school address of the report', async () => {
    const student = await buildStudent();
    const caseId = await reportAndMove(student);
    await moderator.data(GQL.suspend, { id: caseId, days: 30 });
    const until = await endOf(student.name);
    await withdraw(student);
    const client = await signUpStudent(instances.second, nextName());
    await expectFree(client);
    await verifyByMail(app, smtp, client, student.schoolEmail);
    await expectSuspended(client, until ?? new Date(NaN));
  });

  it('ends for the person when a moderator restores the case', async () => {
    const student = await buildStudent();
    const caseId = await reportAndMove(student);
    await moderator.data(GQL.suspend, { id: caseId, days: 30 });
    await moderator.data(GQL.restore, { id: caseId });
    await withdraw(student);
    const client = await signUpStudent(app, nextName());
    await verifyByMail(app, smtp, client, student.schoolEmail);
    await expectFree(client);
  });

  const pseudonymOf = async (caseId: number): Promise<unknown> =>
    (
      await app.sql<{ stored: unknown }>('select author_pseudonym as stored from moderation_case where id = ?', [
        caseId,
      ])
    )[0]?.stored;

  it('stores a pseudonym of the author until a withdrawal, for at most a year', async () => {
    const [withdrawing, old, recent] = [await buildStudent(), await buildStudent(), await buildStudent()];
    const [withdrawn, aged, kept] = [
      await reportAndMove(withdrawing),
      await reportAndMove(old),
      await reportAndMove(recent),
    ];
    for (const id of [withdrawn, aged, kept]) expect(await pseudonymOf(id)).toMatch(/^[\w-]{8}\.[\w-]{43}$/);
    await withdraw(withdrawing);
    const age = 'update moderation_case set changed_at = now() - ?::interval where id = ?';
    await app.sql(age, ['366 days', aged]);
    await app.sql(age, ['360 days', kept]);
    await runJob(app, 'removeOldPseudonyms');
    expect(await Promise.all([withdrawn, aged, kept].map(pseudonymOf))).toEqual([null, null, expect.any(String)]);
  });
});
