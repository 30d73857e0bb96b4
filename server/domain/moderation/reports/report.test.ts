import { expectCorrectCounters } from '../../../test-kit/database/counters';
import {
  buildApplication,
  buildComment,
  buildMember,
  buildVerified,
  buildStudy,
  makeModerator,
} from '../../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { GQL } from '../../../test-kit/clients/graphql-operations';
import { logInModerator, QUEUE, readCase, readEntries } from '../../../test-kit/clients/moderation';
import { graphql, race } from '../../../test-kit/races/races';
import { ApplicationStatus } from '../../applications/application.entity';
import { Member } from '../../members/member.entity';
import type { Notice } from '../../notices/notice.entity';
import { ReportTarget } from '../moderation.entity';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ THROTTLE: 'on' });
});

afterAll(() => app.close());

async function buildReporters(count: number) {
  return Promise.all(Array.from({ length: count }, async () => app.as(await buildVerified(app.em()))));
}

const buildModerator = () => logInModerator(app);
const caseOf = (column: string, id: number) => readCase(app, column, id);
const entriesOf = (caseId: number) => readEntries(app, caseId);

const aboutNotice = ({ id }: Notice, reason = 'SPAM', text = '') => ({
  input: { target: 'NOTICE', targetId: id, reason, text },
});

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

  it('is refused as invalid with an unknown reason or more than 500 characters', async () => {
    const client = await app.as(await buildMember(app.em()));
    const notice = await buildStudy(app.em());
    expect(await client.code(GQL.report, aboutNotice(notice, 'SPAM', '가'.repeat(501)))).toBe('VALIDATION_FAILED');
    expect(await client.code(GQL.report, aboutNotice(notice, 'SPAM', '가'.repeat(500)))).toBeUndefined();
  });

  it('is allowed ten times a day', async () => {
    const client = await app.as(await buildMember(app.em()));
    for (let count = 0; count < 10; count += 1) {
      const notice = await buildStudy(app.em());
      expect(await client.code(GQL.report, aboutNotice(notice))).toBeUndefined();
    }
    const { errors } = await client.graphql(GQL.report, aboutNotice(await buildStudy(app.em())));
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'TOO_MANY_ATTEMPTS', retryAfter: expect.any(Number) });
  });

  it('keeps its reporter secret from moderators and in every response', async () => {
    const reporter = await buildVerified(app.em());
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
    await expectCorrectCounters(app);
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
    await expectCorrectCounters(app);
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
    await expectCorrectCounters(app);
  });
});
