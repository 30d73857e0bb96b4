import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { modules } from '../../modules';
import { createPseudonyms } from '../../platform/pseudonyms';
import { seoulMinute } from '../../platform/seoul';
import { PASSWORD, signUpForm } from '../../test/accounts';
import type { TestClient } from '../../test/client';
import { buildCase, buildComment, buildMember, buildStudy, makeModerator } from '../../test/factories';
import { startTwoInstances, type TwoInstances } from '../../test/instances';
import type { TestApp } from '../../test/harness';
import { runJob } from '../../test/jobs';
import { GQL } from '../../test/operations';
import { expectProblem } from '../../test/outcomes';
import { graphql, race } from '../../test/races';
import { SIGN_UPS, signUpStudent, verifyByMail } from '../../test/school-mails';
import { TestSmtp } from '../../test/smtp';
import { Member } from '../members/member.entity';

const UNIVERSITY = '성균관대학교';
const smtp = new TestSmtp();
let instances: TwoInstances;
let app: TestApp;
let moderator: TestClient;
let count = 0;

beforeAll(async () => {
  await smtp.start();
  instances = await startTwoInstances({ SMTP_URL: smtp.url });
  app = instances.first;
  moderator = await app.as(await makeModerator(app.em(), await buildMember(app.em(), { university: UNIVERSITY })));
});

afterAll(async () => {
  await instances.stop();
  await smtp.stop();
});

const nextName = (): string => `student${(count += 1)}`;

/** A verified student whose mailboxes contain their name. */
interface Student {
  name: string;
  member: Member;
  client: TestClient;
  email: string;
  schoolEmail: string;
}

async function buildStudent(): Promise<Student> {
  const name = nextName();
  const em = app.em();
  const email = `${name}@mail.example`;
  const member = await buildMember(em, { loginId: name, university: UNIVERSITY, email });
  member.verifySchool(`${name}@skku.edu`, `${name}@${UNIVERSITY}`);
  await em.flush();
  return { name, member, client: await app.as(member), email, schoolEmail: `${name}@skku.edu` };
}

/** Suspends a student because of a notice or another target. Returns the id of the case. */
async function suspend({ member }: Student, days = 30, target?: Parameters<typeof buildCase>[1]): Promise<number> {
  const em = app.em();
  const owner = await em.findOneOrFail(Member, member.id);
  const { case: opened } = await buildCase(em, target ?? { target: await buildStudy(em, { owner }) });
  await moderator.data(GQL.suspend, { id: opened.id, days });
  return opened.id;
}

const withdraw = ({ client }: { client: TestClient }): Promise<unknown> =>
  client.data(GQL.withdraw, { password: PASSWORD });

async function endOf(loginId: string): Promise<Date | null> {
  const [row] = await app.sql<{ until: string | null }>(
    'select suspended_until as until from member where login_id = ?',
    [loginId],
  );
  return row?.until ? new Date(row.until) : null;
}

const keptOf = (caseId: number) =>
  app.sql(
    'select pseudonym from kept_suspension where entry_id in (select id from moderation_entry where case_id = ?)',
    [caseId],
  );

interface Decisions {
  viewer: {
    decisions: { id: string; target: string; action: string; reason: string; suspendedUntil: string | null }[];
  };
}

const DECISIONS = '{ viewer { decisions { id target action reason suspendedUntil viewerCanAppeal } } }';

/**
 * Expects an account to be suspended until the given time over both transports. Returns the id of
 * the ruling that the account shows.
 */
async function expectSuspended(client: TestClient, until: Date): Promise<string> {
  const notice = await buildStudy(app.em(), { owner: await buildMember(app.em(), { university: UNIVERSITY }) });
  const { errors } = await client.graphql(GQL.comment, { input: { noticeId: notice.id, text: '안녕' } });
  expect(errors?.[0]).toMatchObject({
    message: expect.stringContaining(seoulMinute(until)) as string,
    extensions: { code: 'SUSPENDED' },
  });
  expectProblem(await client.rest('post', `/studies/comments/${notice.id}`, { comment: '안녕' }), 'SUSPENDED');
  const { viewer } = await client.data<Decisions>(DECISIONS);
  expect(viewer.decisions).toEqual([
    {
      id: expect.any(String) as string,
      target: 'MEMBER',
      action: 'SUSPEND',
      reason: '되풀이했어요',
      suspendedUntil: until.toISOString(),
      viewerCanAppeal: true,
    },
  ]);
  const bell = await client.data('{ viewer { notifications { nodes { kind } } } }');
  expect(bell).toEqual({ viewer: { notifications: { nodes: [{ kind: 'MEMBER_SUSPENDED' }] } } });
  return viewer.decisions[0]?.id ?? '';
}

async function expectFree(client: TestClient): Promise<void> {
  const notice = await buildStudy(app.em(), { owner: await buildMember(app.em(), { university: UNIVERSITY }) });
  expect(await client.code(GQL.comment, { input: { noticeId: notice.id, text: '안녕' } })).toBeUndefined();
}

async function buildSuspendedWithdrawn(days = 30): Promise<Student & { until: Date; caseId: number }> {
  const student = await buildStudent();
  const caseId = await suspend(student, days);
  const until = await endOf(student.name);
  if (!until) throw new Error('The student is not suspended.');
  await withdraw(student);
  return { ...student, until, caseId };
}

describe('[B51] the suspension of a withdrawn member', () => {
  it.each(SIGN_UPS)(
    'continues on an account that signs up over %s with the same address, at the other instance',
    async (over) => {
      const { name, email, until } = await buildSuspendedWithdrawn();
      const client = await signUpStudent(instances.second, name, { over, email: email.toUpperCase() });
      const decision = await expectSuspended(client, until);
      expect(await client.code(GQL.appeal, { id: decision })).toBeUndefined();
    },
  );

  it('continues on an account that verifies the same school address', async () => {
    const { schoolEmail, until } = await buildSuspendedWithdrawn(7);
    const client = await signUpStudent(instances.second, nextName());
    await expectFree(client);
    await verifyByMail(app, smtp, client, schoolEmail.replace('@', '+tag@g.'));
    await expectSuspended(client, until);
  });

  it.each<[transport: string, change: (client: TestClient, email: string) => Promise<unknown>]>([
    ['GraphQL', (client, email) => client.data(GQL.changeEmail, { input: { password: PASSWORD, email } })],
    [
      'REST',
      (client, email) => client.rest('post', '/members/profile', { nickName: '학생', university: UNIVERSITY, email }),
    ],
  ])('continues on an account that changes to that address over %s', async (_transport, change) => {
    const { email, until } = await buildSuspendedWithdrawn();
    const client = await signUpStudent(app, nextName());
    await change(client, email);
    await expectSuspended(client, until);
  });

  it('continues on each further account after further withdrawals', async () => {
    const { schoolEmail, email, until } = await buildSuspendedWithdrawn();
    const second = await signUpStudent(app, nextName(), { email });
    await withdraw({ client: second });
    const third = await signUpStudent(app, nextName());
    await verifyByMail(app, smtp, third, schoolEmail);
    await withdraw({ client: third });
    await expectSuspended(await signUpStudent(app, nextName(), { email }), until);
  });

  it('concerns nobody else and stores neither address nor name', async () => {
    const { name, caseId } = await buildSuspendedWithdrawn();
    await expectFree(await signUpStudent(app, nextName()));
    const kept = await keptOf(caseId);
    expect(kept).toHaveLength(2);
    expect(JSON.stringify(kept)).not.toContain(name);
  });

  it('is stored for the address at the ruling, not for a later address of the member', async () => {
    const student = await buildStudent();
    await suspend(student);
    const until = await endOf(student.name);
    const stranger = `${nextName()}@mail.example`;
    await student.client.data(GQL.changeEmail, { input: { password: PASSWORD, email: stranger } });
    await withdraw(student);
    await expectFree(await signUpStudent(app, nextName(), { email: stranger }));
    await expectSuspended(await signUpStudent(app, nextName(), { email: student.email }), until ?? new Date(NaN));
  });

  it('does not concern an account at another tag of the address, even with a verified school', async () => {
    const victim = await buildStudent();
    const attacker = await signUpStudent(app, nextName(), { email: victim.email.replace('@', '+other@') });
    const { id: viewerId } = (await attacker.data<{ viewer: { id: string } }>('{ viewer { id } }')).viewer;
    const member = await app.em().findOneOrFail(Member, { id: Number(viewerId) });
    await suspend({ ...victim, member, client: attacker });
    await verifyByMail(app, smtp, victim.client, `${nextName()}@skku.edu`);
    await expectFree(victim.client);
    await withdraw({ client: attacker });
    await expectFree(await signUpStudent(app, nextName(), { email: victim.email.replace('@', '+third@') }));
  });

  it('lasts as long as the longest of several suspensions', async () => {
    const student = await buildStudent();
    await suspend(student, 30);
    await suspend(student, 1);
    const until = await endOf(student.name);
    await withdraw(student);
    await expectSuspended(await signUpStudent(app, student.name, { email: student.email }), until ?? new Date(NaN));
  });

  it('is stored for the verified person at the withdrawal, if the ruling did not store it', async () => {
    const student = await buildStudent();
    await suspend(student);
    const until = await endOf(student.name);
    await app.sql('delete from kept_suspension');
    await withdraw(student);
    const client = await signUpStudent(app, nextName());
    await verifyByMail(app, smtp, client, student.schoolEmail);
    await expectSuspended(client, until ?? new Date(NaN));
  });

  it('is stored when it races with a withdrawal at the other instance, unless the member is already gone', async () => {
    for (let round = 0; round < 6; round += 1) {
      const student = await buildStudent();
      const em = app.em();
      const comment = await buildComment(em, { author: await em.findOneOrFail(Member, student.member.id) });
      await em.flush();
      const { case: opened } = await buildCase(em, { target: comment });
      const judge = await app.as(await makeModerator(app.em(), await buildMember(app.em())));
      const client = await instances.second.as(student.member);
      const [suspended, withdrawn] = await race(
        graphql(judge, GQL.suspend, { id: opened.id }),
        graphql(client, GQL.withdraw, { password: PASSWORD }),
      );
      expect(withdrawn).toBe('OK');
      expect(['OK', 'NOT_FOUND']).toContain(suspended);
      expect(await keptOf(opened.id)).toHaveLength(suspended === 'OK' ? 2 : 0);
      await signUpStudent(app, student.name, { email: student.email });
      expect((await endOf(student.name)) !== null).toBe(suspended === 'OK');
    }
  });

  it('applies to an account that signs up during the withdrawal', async () => {
    for (let round = 0; round < 6; round += 1) {
      const student = await buildStudent();
      await suspend(student);
      const again = { ...signUpForm(nextName()), university: UNIVERSITY, email: student.email };
      const visitor = instances.second.visitor();
      await race(graphql(student.client, GQL.withdraw, { password: PASSWORD }), async () => {
        const { status } = await visitor.rest('post', '/members', again);
        return status === 201 ? 'OK' : 'EMAIL_TAKEN';
      });
      const rows = await app.sql('select suspended_until from member where login_id = ?', [again.loginId]);
      expect(rows).toEqual(rows.map(() => ({ suspended_until: expect.anything() as unknown })));
    }
  });
});

describe('[SEC1] the suspension of a member who moves to another school before the ruling', () => {
  /**
   * Reports a comment of the student, who then moves to another school. Returns the id of the case.
   */
  async function reportAndMove({ member, client, email }: Student): Promise<number> {
    const em = app.em();
    const notice = await buildStudy(em, { owner: await buildMember(em, { university: UNIVERSITY }) });
    const comment = await buildComment(em, { notice, author: await em.findOneOrFail(Member, member.id) });
    const reporter = await app.as(await buildMember(em, { university: UNIVERSITY }));
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

describe('[B51] the stored suspension', () => {
  it('is deleted when a moderator restores the case before the withdrawal', async () => {
    const student = await buildStudent();
    const caseId = await suspend(student);
    await moderator.data(GQL.restore, { id: caseId });
    expect(await keptOf(caseId)).toEqual([]);
    await withdraw(student);
    await expectFree(await signUpStudent(app, student.name, { email: student.email }));
  });

  it('is deleted when a moderator restores a comment of a withdrawn member', async () => {
    const student = await buildStudent();
    const em = app.em();
    const notice = await buildStudy(em, { owner: await buildMember(em, { university: UNIVERSITY }) });
    const comment = await buildComment(em, { notice, author: await em.findOneOrFail(Member, student.member.id) });
    const caseId = await suspend(student, 7, { target: comment });
    await withdraw(student);
    expect(await keptOf(caseId)).toHaveLength(2);
    await moderator.data(GQL.restore, { id: caseId });
    await expectFree(await signUpStudent(app, student.name, { email: student.email }));
  });

  it('is deleted for the person when a moderator restores the case of the next account', async () => {
    const { email, schoolEmail, until, caseId } = await buildSuspendedWithdrawn();
    const second = await signUpStudent(app, nextName(), { email });
    const id = await expectSuspended(second, until);
    await moderator.data(GQL.restore, { id });
    expect(await keptOf(caseId)).toEqual([]);
    await expectFree(second);
    await verifyByMail(app, smtp, second, schoolEmail);
    await expectFree(second);
    await withdraw({ client: second });
    await expectFree(await signUpStudent(app, nextName(), { email }));
  });

  it('concerns nobody after its end and is deleted', async () => {
    const [ended, other] = [await buildSuspendedWithdrawn(), await buildSuspendedWithdrawn()];
    await app.sql(
      `update kept_suspension set ends_at = now()
       where entry_id in (select id from moderation_entry where case_id = ?)`,
      [ended.caseId],
    );
    await expectFree(await signUpStudent(app, nextName(), { email: ended.email }));
    await runJob(app, 'removeEndedSuspensions');
    expect(await keptOf(ended.caseId)).toEqual([]);
    expect(await keptOf(other.caseId)).toHaveLength(2);
  });

  it('causes a warning at the start if it was stored under another secret', async () => {
    await buildSuspendedWithdrawn();
    const log = async (pseudonyms: TestApp['server']['services']['pseudonyms']): Promise<string> => {
      const stream = new PassThrough();
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      const services = { ...app.server.services, pseudonyms, logger: pino({}, stream) };
      for (const check of modules.startChecks) await check(services);
      return text;
    };
    expect(await log(app.server.services.pseudonyms)).toBe('');
    expect(await log(createPseudonyms('another secret, of 32 characters'))).toContain('PERSON_SECRET');
  });
});
