import { seoulMinute } from '../../platform/seoul';
import { expectTrueCounters } from '../../test/counters';
import {
  buildAccessToken,
  buildApplication,
  buildBlock,
  buildCase,
  buildComment,
  buildMember,
  buildProject,
  buildStudy,
  makeModerator,
  PASSWORD,
} from '../../test/factories';
import { startTestApp, type TestApp } from '../../test/harness';
import { GQL } from '../../test/operations';
import { graphql, race } from '../../test/races';
import { expectProblem } from '../../test/outcomes';
import { ApplicationStatus } from '../applications/application.entity';
import { Member } from '../members/member.entity';
import type { Notice } from '../notices/notice.entity';
import { ReportTarget } from './moderation.entity';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

async function buildVerified(): Promise<Member> {
  const em = app.em();
  const member = await buildMember(em);
  member.verifySchool(`${member.loginId}@hanbit.example`, `${member.loginId}@${member.schoolKey}`);
  await em.flush();
  return member;
}

async function buildReporters(count: number) {
  return Promise.all(Array.from({ length: count }, async () => app.as(await buildVerified())));
}

async function buildModerator() {
  return app.as(await makeModerator(app.em(), await buildMember(app.em())));
}

const aboutNotice = ({ id }: Notice, reason = 'SPAM', text = '') => ({
  input: { target: 'NOTICE', targetId: id, reason, text },
});

/** The only case of this target. */
async function caseOf(column: string, id: number) {
  const [row] = await app.sql<{ id: number; open: boolean; reports: number; verified_reports: number }>(
    `select id, open, reports, verified_reports from moderation_case where ${column} = ?`,
    [id],
  );
  if (!row) throw new Error('There is no case.');
  return row;
}

const entriesOf = (caseId: number) =>
  app.sql<{ action: string; moderator_id: number | null; reason: string | null }>(
    'select action, moderator_id, reason from moderation_entry where case_id = ? order by id',
    [caseId],
  );

const isHidden = async (table: string, id: number): Promise<boolean | undefined> =>
  (await app.sql<{ hidden: boolean }>(`select hidden from ${table} where id = ?`, [id]))[0]?.hidden;

describe('[B30] a report', () => {
  it('is accepted once from a member for each kind of target', async () => {
    const owner = await buildMember(app.em());
    const notice = await buildStudy(app.em(), { owner });
    const comment = await buildComment(app.em(), { notice, author: owner });
    const client = await app.as(await buildMember(app.em()));
    const targets = { NOTICE: notice.id, COMMENT: comment.id, MEMBER: owner.id };
    for (const [target, targetId] of Object.entries(targets)) {
      const input = { target, targetId, reason: 'ABUSE', text: '욕설이 있어요' };
      expect(await client.code(GQL.report, { input })).toBeUndefined();
      expect(await client.code(GQL.report, { input })).toBe('ALREADY_REPORTED');
    }
    expect(await caseOf('comment_id', comment.id)).toMatchObject({ open: true, reports: 1, verified_reports: 0 });
  });

  it('is denied for own content, for oneself and for invisible content', async () => {
    const member = await buildMember(app.em());
    const client = await app.as(member);
    const own = await buildStudy(app.em(), { owner: member });
    const ownComment = await buildComment(app.em(), { author: member });
    const elsewhere = await buildMember(app.em(), { university: '두빛대학교' });
    const foreign = await buildStudy(app.em(), { owner: elsewhere });
    const report = (target: ReportTarget, targetId: number) =>
      client.code(GQL.report, { input: { target, targetId, reason: 'SPAM' } });
    expect(await report(ReportTarget.NOTICE, own.id)).toBe('OWN_CONTENT');
    expect(await report(ReportTarget.COMMENT, ownComment.id)).toBe('OWN_CONTENT');
    expect(await report(ReportTarget.MEMBER, member.id)).toBe('OWN_CONTENT');
    expect(await report(ReportTarget.NOTICE, foreign.id)).toBe('NOT_FOUND');
    expect(await report(ReportTarget.MEMBER, elsewhere.id)).toBe('NOT_FOUND');
    expect(await report(ReportTarget.COMMENT, 2_147_483_647)).toBe('NOT_FOUND');
  });

  it('is rejected as invalid with an unknown reason or more than 500 characters', async () => {
    const client = await app.as(await buildMember(app.em()));
    const notice = await buildStudy(app.em());
    expect(await client.code(GQL.report, aboutNotice(notice, 'SPAM', '가'.repeat(501)))).toBe('VALIDATION_FAILED');
    expect(await client.code(GQL.report, aboutNotice(notice, 'SPAM', '가'.repeat(500)))).toBeUndefined();
  });

  it('is allowed ten times a day', async () => {
    const throttled = await startTestApp({ THROTTLE: 'on' });
    try {
      const client = await throttled.as(await buildMember(throttled.em()));
      for (let count = 0; count < 10; count += 1) {
        const notice = await buildStudy(throttled.em());
        expect(await client.code(GQL.report, aboutNotice(notice))).toBeUndefined();
      }
      const { errors } = await client.graphql(GQL.report, aboutNotice(await buildStudy(throttled.em())));
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'TOO_MANY_ATTEMPTS', retryAfter: expect.any(Number) });
    } finally {
      await throttled.close();
    }
  });

  it('keeps its reporter secret from moderators and in every response', async () => {
    const reporter = await buildVerified();
    const notice = await buildStudy(app.em());
    await (await app.as(reporter)).data(GQL.report, aboutNotice(notice, 'FRAUD', '돈을 달라고 해요'));
    const moderator = await buildModerator();
    const page = await moderator.data(QUEUE, { state: 'OPEN' });
    const text = JSON.stringify(page);
    expect(text).toContain('돈을 달라고 해요');
    expect(text).not.toContain(reporter.nickName);
    expect(text).not.toContain(reporter.loginId);
  });
});

const QUEUE = `query ($state: CaseState!) {
  moderation {
    openCount
    cases(state: $state, first: 100) {
      nodes {
        id target targetId noticeTitle text hidden open suspendedUntil reportCount verifiedReportCount remarks appeal
        reasons { reason count } author { id nickName } notice { id } entries { action reason days createdAt }
      }
    }
  }
}`;

describe('[B31] three reports of members with a verified school', () => {
  it.each(['NOTICE', 'COMMENT', 'MEMBER'])('hide a %s until a moderator decides', async (target) => {
    const author = await buildMember(app.em(), { nickName: '신고당한이' });
    const notice = await buildStudy(app.em(), { owner: author });
    const comment = await buildComment(app.em(), { author });
    const id = { NOTICE: notice.id, COMMENT: comment.id, MEMBER: author.id }[target] ?? 0;
    const table = target.toLowerCase();
    const input = { target, targetId: id, reason: 'SPAM' };
    await (await app.as(await buildMember(app.em()))).data(GQL.report, { input });
    const [first, second, third] = await buildReporters(3);
    await first?.data(GQL.report, { input });
    await second?.data(GQL.report, { input });
    expect(await isHidden(table, id)).toBe(false);
    await third?.data(GQL.report, { input });
    expect(await isHidden(table, id)).toBe(true);
    const { id: caseId } = await caseOf(`${table}_id`, id);
    expect(await entriesOf(caseId)).toEqual([{ action: 'HIDE', moderator_id: null, reason: null }]);
    await expectTrueCounters(app);
    const authorClient = await app.as(author);
    const bell = await authorClient.data<{ viewer: { notifications: { nodes: unknown[] } } }>(
      '{ viewer { notifications { nodes { kind actor { id } notice { id } } } } }',
    );
    const about = { NOTICE: notice.id, COMMENT: comment.notice.id }[target];
    expect(bell.viewer.notifications.nodes[0]).toEqual({
      kind: 'CONTENT_HIDDEN',
      actor: null,
      notice: about === undefined ? null : { id: String(about) },
    });
  });

  it.each([GQL.handOverTeam, GQL.leaveTeam])(
    'hide a notice, and rulings concern its owner at the first report',
    async (end) => {
      const [author, successor] = [await buildMember(app.em()), await buildMember(app.em())];
      const notice = await buildStudy(app.em(), { owner: author });
      await buildApplication(app.em(), { notice, applicant: successor, status: ApplicationStatus.APPROVED });
      const [first, second, third] = await buildReporters(3);
      await first?.data(GQL.report, aboutNotice(notice));
      const [client, successorClient] = [await app.as(author), await app.as(successor)];
      const target = end === GQL.handOverTeam ? { memberId: successor.id } : { reason: '' };
      await client.data(end, { input: { teamId: notice.id, ...target } });
      expect(await successorClient.code(GQL.report, aboutNotice(notice))).toBe('OWN_CONTENT');
      await second?.data(GQL.report, aboutNotice(notice));
      await third?.data(GQL.report, aboutNotice(notice));
      expect(await isHidden('notice', notice.id)).toBe(true);
      const { id } = await caseOf('notice_id', notice.id);
      expect(await app.sql('select author_id from moderation_entry where case_id = ?', [id])).toEqual([
        { author_id: author.id },
      ]);
      const bell = '{ viewer { notifications { nodes { kind } } } }';
      const hidden = { kind: 'CONTENT_HIDDEN' };
      expect(await client.data(bell)).toMatchObject({ viewer: { notifications: { nodes: [hidden] } } });
      expect(JSON.stringify(await successorClient.data(bell))).not.toContain(hidden.kind);
      expect(await client.code(GQL.appeal, { id })).toBeUndefined();
      await (await buildModerator()).data(GQL.suspend, { id, days: 7 });
      const suspended = 'select id from member where id in (?, ?) and suspended_until is not null';
      expect(await app.sql(suspended, [author.id, successor.id])).toEqual([{ id: author.id }]);
      // A moderator who has become the owner cannot decide either.
      await makeModerator(app.em(), await app.em().findOneOrFail(Member, successor.id));
      expect(await successorClient.code(GQL.restore, { id })).toBe('FORBIDDEN');
    },
  );

  it('hide it exactly once if they arrive at the same time, and all count', async () => {
    const reporters = await buildReporters(6);
    const notice = await buildStudy(app.em());
    const outcomes = await race(...reporters.map((client) => graphql(client, GQL.report, aboutNotice(notice))));
    const taken = outcomes.filter((outcome) => outcome === 'OK').length;
    expect(taken).toBeGreaterThanOrEqual(3);
    // Later requests no longer find the hidden notice.
    expect(outcomes.filter((outcome) => outcome !== 'OK' && outcome !== 'NOT_FOUND')).toEqual([]);
    const opened = await caseOf('notice_id', notice.id);
    expect(opened).toMatchObject({ reports: taken, verified_reports: taken });
    expect(await entriesOf(opened.id)).toHaveLength(1);
    await expectTrueCounters(app);
  });

  it('do not hide it again after a moderator restored it; then only a moderator can', async () => {
    const notice = await buildStudy(app.em());
    const moderator = await buildModerator();
    for (const client of await buildReporters(3)) await client.data(GQL.report, aboutNotice(notice));
    const { id } = await caseOf('notice_id', notice.id);
    await moderator.data(GQL.restore, { id });
    expect(await isHidden('notice', notice.id)).toBe(false);
    for (const client of await buildReporters(3)) await client.data(GQL.report, aboutNotice(notice));
    expect(await isHidden('notice', notice.id)).toBe(false);
    expect(await caseOf('notice_id', notice.id)).toMatchObject({ open: true, reports: 6 });
    await moderator.data(GQL.hide, { id });
    expect(await isHidden('notice', notice.id)).toBe(true);
    expect((await entriesOf(id)).map(({ action }) => action)).toEqual(['HIDE', 'RESTORE', 'HIDE']);
    await expectTrueCounters(app);
  });
});

describe('[B32] moderators', () => {
  it('see the queue of their own school only; other members see and decide nothing', async () => {
    const notice = await buildProject(app.em(), { title: '신고된 공고' });
    const { case: opened } = await buildCase(app.em(), { target: notice });
    const moderator = await buildModerator();
    const open = await moderator.data<Queue>(QUEUE, { state: 'OPEN' });
    expect(open.moderation?.cases.nodes).toContainEqual(
      expect.objectContaining({
        id: String(opened.id),
        target: 'NOTICE',
        noticeTitle: '신고된 공고',
        reasons: [{ reason: 'SPAM', count: 1 }],
        remarks: ['광고예요.'],
      }),
    );
    const elsewhere = await buildMember(app.em(), { university: '두빛대학교' });
    const strangers = [
      await app.as(await buildMember(app.em())),
      await app.as(await makeModerator(app.em(), elsewhere)),
    ] as const;
    expect((await strangers[0].data<Queue>(QUEUE, { state: 'OPEN' })).moderation).toBeNull();
    const other = (await strangers[1].data<Queue>(QUEUE, { state: 'OPEN' })).moderation;
    expect(other?.cases.nodes).toEqual([]);
    for (const stranger of strangers) {
      for (const decision of [GQL.hide, GQL.restore, GQL.suspend]) {
        expect(await stranger.code(decision, { id: opened.id })).toBe('NOT_FOUND');
      }
    }
    expect(await entriesOf(opened.id)).toEqual([]);
  });

  it('move a case from the open to the decided cases', async () => {
    const { case: opened } = await buildCase(app.em());
    const moderator = await buildModerator();
    await moderator.data(GQL.restore, { id: opened.id });
    const ids = async (state: string) =>
      (await moderator.data<Queue>(QUEUE, { state })).moderation?.cases.nodes.map(({ id }) => id);
    expect(await ids('OPEN')).not.toContain(String(opened.id));
    expect((await ids('DECIDED'))?.[0]).toBe(String(opened.id));
  });

  it('cannot decide about their own content or with an access token', async () => {
    const moderator = await makeModerator(app.em(), await buildMember(app.em()));
    const notice = await buildStudy(app.em(), { owner: await app.em().findOneOrFail(Member, moderator.id) });
    const { case: opened } = await buildCase(app.em(), { target: notice });
    expect(await (await app.as(moderator)).code(GQL.restore, { id: opened.id })).toBe('FORBIDDEN');
    const { secret } = await buildAccessToken(app.em(), {
      member: await makeModerator(app.em(), await buildMember(app.em())),
    });
    expect(await app.withToken(secret).code(GQL.hide, { id: opened.id })).toBe('SESSION_REQUIRED');
  });

  it('lose their role when they move to another school', async () => {
    const member = await makeModerator(app.em(), await buildMember(app.em()));
    const client = await app.as(member);
    const canModerate = async () =>
      (await client.data<{ viewer: { canModerate: boolean } }>('{ viewer { canModerate } }')).viewer.canModerate;
    expect(await canModerate()).toBe(true);
    await client.data(GQL.updateProfile, { input: { nickName: '옮긴이', school: '두빛대학교' } });
    expect(await canModerate()).toBe(false);
  });
});

interface Queue {
  moderation: { openCount: number; cases: { nodes: { id: string }[] } } | null;
}

it('[B33] the database prevents changes and deletions of log entries', async () => {
  const { case: opened } = await buildCase(app.em());
  await (await buildModerator()).data(GQL.hide, { id: opened.id });
  for (const change of [
    `update moderation_entry set reason = '다른 이유'`,
    'delete from moderation_entry',
    'truncate moderation_entry',
  ]) {
    await expect(app.sql(change)).rejects.toThrow('append-only');
  }
  // The content of the case can be deleted.
  await app.sql('delete from notice where id = ?', [opened.notice?.id]);
  expect(await entriesOf(opened.id)).toHaveLength(1);
});

describe('[B21] a suspended member', () => {
  async function suspend(days: number) {
    const member = await buildMember(app.em());
    const client = await app.as(member);
    const notice = await buildStudy(app.em(), { owner: member });
    const { case: opened } = await buildCase(app.em(), { target: notice });
    const moderator = await buildModerator();
    await moderator.data(GQL.suspend, { id: opened.id, days });
    return { member, client, notice, moderator, caseId: opened.id };
  }

  it.each([1, 7, 30])('reads and keeps the session for %s days, but cannot write until then', async (days) => {
    const { member, client, notice } = await suspend(days);
    const [row] = await app.sql<{ until: Date }>('select suspended_until as until from member where id = ?', [
      member.id,
    ]);
    const until = new Date(row?.until ?? NaN);
    expect(Math.abs(until.getTime() - Date.now() - days * 24 * 60 * 60 * 1000)).toBeLessThan(60_000);
    expect(await client.code(GQL.notice, { id: notice.id })).toBeUndefined();
    const { errors } = await client.graphql(GQL.comment, { input: { noticeId: notice.id, text: '안녕' } });
    expect(errors?.[0]?.extensions.code).toBe('SUSPENDED');
    expect(errors?.[0]?.message).toContain(seoulMinute(until));
    const refused = await client.rest('post', `/studies/comments/${notice.id}`, { comment: '안녕' });
    expectProblem(refused, 'SUSPENDED');
    expect((await client.rest('get', `/studies/${notice.id}`)).status).toBe(200);
    expect(await app.sql('select 1 from comment where notice_id = ?', [notice.id])).toEqual([]);
  });

  it('can only be suspended for one of the three periods', async () => {
    const { case: opened } = await buildCase(app.em());
    expect(await (await buildModerator()).code(GQL.suspend, { id: opened.id, days: 2 })).toBe('VALIDATION_FAILED');
  });

  it('appeals once, and writes again after a moderator restored the content', async () => {
    const { client, notice, moderator, caseId } = await suspend(30);
    const { appealDecision } = await client.data<{ appealDecision: { decision: { viewerCanAppeal: boolean } } }>(
      GQL.appeal,
      { id: caseId },
    );
    expect(appealDecision.decision.viewerCanAppeal).toBe(false);
    expect(await client.code(GQL.appeal, { id: caseId })).toBe('ALREADY_APPEALED');
    expect(await caseOf('notice_id', notice.id)).toMatchObject({ open: true });
    await moderator.data(GQL.restore, { id: caseId });
    expect(await client.code(GQL.comment, { input: { noticeId: notice.id, text: '돌아왔어요' } })).toBeUndefined();
    expect(await client.code(GQL.appeal, { id: caseId })).toBe('ALREADY_APPEALED');
  });

  it('appeals only against a ruling about own content that still has an effect', async () => {
    const { caseId, moderator } = await suspend(1);
    expect(await (await app.as(await buildMember(app.em()))).code(GQL.appeal, { id: caseId })).toBe('NOT_FOUND');
    const author = await buildMember(app.em());
    const { case: harmless } = await buildCase(app.em(), { target: await buildStudy(app.em(), { owner: author }) });
    await moderator.data(GQL.restore, { id: harmless.id });
    expect(await (await app.as(author)).code(GQL.appeal, { id: harmless.id })).toBe('NOTHING_TO_APPEAL');
  });

  it('has one accepted appeal when two arrive at the same time', async () => {
    const { client, caseId } = await suspend(7);
    const appeal = graphql(client, GQL.appeal, { id: caseId });
    expect((await race(appeal, appeal)).toSorted()).toEqual(['ALREADY_APPEALED', 'OK']);
  });
});

describe('[B22] a withdrawal', () => {
  it('keeps the log and reports without their sender, and deletes blocks', async () => {
    const { case: opened, report } = await buildCase(app.em());
    const reporter = await app.em().findOneOrFail(Member, report.reporter?.id ?? 0);
    await buildBlock(app.em(), { blocker: await app.em().findOneOrFail(Member, reporter.id) });
    await buildBlock(app.em(), { blocked: await app.em().findOneOrFail(Member, reporter.id) });
    await (await buildModerator()).data(GQL.hide, { id: opened.id });
    await (await app.as(reporter)).data(GQL.withdraw, { password: PASSWORD });
    expect(await app.sql('select reporter_id, reason from report where id = ?', [report.id])).toEqual([
      { reporter_id: null, reason: 'SPAM' },
    ]);
    expect(await app.sql('select 1 from member_block where ? in (blocker_id, blocked_id)', [reporter.id])).toEqual([]);
    expect(await entriesOf(opened.id)).toHaveLength(1);
  });
});
