import { seoulMinute } from '../../../platform/text/seoul-time';
import { buildCase, buildMember, buildStudy } from '../../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { GQL } from '../../../test-kit/clients/graphql-operations';
import { logInModerator, readCase } from '../../../test-kit/clients/moderation';
import { expectProblem } from '../../../test-kit/clients/outcomes';
import { graphql, race } from '../../../test-kit/races/races';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const buildModerator = () => logInModerator(app);
const caseOf = (column: string, id: number) => readCase(app, column, id);

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
    expect(errors?.[0]?.message).toContain(seoulMinute(until, 'ko'));
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
