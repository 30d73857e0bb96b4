import { buildCase, buildComment, buildMember, buildStudy, makeModerator } from '../factories/factories';
import type { TestClient } from '../clients/client';
import { PASSWORD } from '../clients/accounts';
import { GQL } from '../clients/graphql-operations';
import { expectProblem } from '../clients/outcomes';
import { TestSmtp } from '../servers/smtp';
import type { Comment } from '../../domain/comments/comment.entity';
import { Member } from '../../domain/members/member.entity';
import type { Study } from '../../domain/notices/kinds/study.entity';
import { seoulMinute } from '../../platform/text/seoul-time';
import type { TestApp } from './test-app';
import { startTwoInstances, type TwoInstances } from './two-instances';

/** School of the fixture's members. */
export const UNIVERSITY = '성균관대학교';

/** A verified student whose mailboxes contain their name. */
export interface Student {
  name: string;
  member: Member;
  client: TestClient;
  email: string;
  schoolEmail: string;
}

interface Decisions {
  viewer: {
    decisions: { id: string; target: string; action: string; reason: string; suspendedUntil: string | null }[];
  };
}

const DECISIONS = '{ viewer { decisions { id target action reason suspendedUntil viewerCanAppeal } } }';

/** Two instances with a mail server, a moderator, and students who are suspended or withdraw. */
export class SuspensionFixture {
  readonly smtp = new TestSmtp();
  instances!: TwoInstances;
  moderator!: TestClient;
  private names = 0;

  get app(): TestApp {
    return this.instances.first;
  }

  async start(): Promise<void> {
    await this.smtp.start();
    this.instances = await startTwoInstances({ SMTP_URL: this.smtp.url });
    const member = await buildMember(this.app.em(), { university: UNIVERSITY });
    this.moderator = await this.app.as(await makeModerator(this.app.em(), member));
  }

  async stop(): Promise<void> {
    await this.instances.stop();
    await this.smtp.stop();
  }

  readonly nextName = (): string => `student${(this.names += 1)}`;

  readonly buildStudent = async (): Promise<Student> => {
    const name = this.nextName();
    const em = this.app.em();
    const email = `${name}@mail.example`;
    const member = await buildMember(em, { loginId: name, university: UNIVERSITY, email });
    member.verifySchool(`${name}@skku.edu`, `${name}@${UNIVERSITY}`);
    await em.flush();
    return { name, member, client: await this.app.as(member), email, schoolEmail: `${name}@skku.edu` };
  };

  /** Builds a comment of the student at a notice of another member. */
  readonly buildCommentOf = async ({ member }: Student): Promise<Comment> => {
    const em = this.app.em();
    const author = await em.findOneOrFail(Member, member.id);
    return buildComment(em, { notice: await this.buildNotice(), author });
  };

  private async buildNotice(): Promise<Study> {
    const em = this.app.em();
    return buildStudy(em, { owner: await buildMember(em, { university: UNIVERSITY }) });
  }

  /** Suspends a student because of a notice or another target. Returns the id of the case. */
  readonly suspend = async (
    { member }: Student,
    days = 30,
    target?: Parameters<typeof buildCase>[1],
  ): Promise<number> => {
    const em = this.app.em();
    const owner = await em.findOneOrFail(Member, member.id);
    const { case: opened } = await buildCase(em, target ?? { target: await buildStudy(em, { owner }) });
    await this.moderator.data(GQL.suspend, { id: opened.id, days });
    return opened.id;
  };

  readonly withdraw = ({ client }: { client: TestClient }): Promise<unknown> =>
    client.data(GQL.withdraw, { password: PASSWORD });

  readonly buildSuspendedWithdrawn = async (days = 30): Promise<Student & { until: Date; caseId: number }> => {
    const student = await this.buildStudent();
    const caseId = await this.suspend(student, days);
    const until = await this.endOf(student.name);
    if (!until) throw new Error('The student is not suspended.');
    await this.withdraw(student);
    return { ...student, until, caseId };
  };

  /** Reads the end of an account's suspension. */
  readonly endOf = async (loginId: string): Promise<Date | null> => {
    const [row] = await this.app.sql<{ until: string | null }>(
      'select suspended_until as until from member where login_id = ?',
      [loginId],
    );
    return row?.until ? new Date(row.until) : null;
  };

  /** Reads the stored suspensions of a case. */
  readonly keptOf = (caseId: number): Promise<object[]> =>
    this.app.sql(
      'select pseudonym from kept_suspension where entry_id in (select id from moderation_entry where case_id = ?)',
      [caseId],
    );

  /**
   * Expects an account to be suspended until the given time over both transports. Returns the id of
   * the ruling that the account shows.
   */
  readonly expectSuspended = async (client: TestClient, until: Date): Promise<string> => {
    const notice = await this.buildNotice();
    const { errors } = await client.graphql(GQL.comment, { input: { noticeId: notice.id, text: '안녕' } });
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining(seoulMinute(until, 'ko')) as string,
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
  };

  readonly expectFree = async (client: TestClient): Promise<void> => {
    const notice = await this.buildNotice();
    expect(await client.code(GQL.comment, { input: { noticeId: notice.id, text: '안녕' } })).toBeUndefined();
  };
}

/** Starts the instances once per test file. */
export function useSuspensions(): SuspensionFixture {
  const fixture = new SuspensionFixture();
  beforeAll(() => fixture.start());
  afterAll(() => fixture.stop());
  return fixture;
}
