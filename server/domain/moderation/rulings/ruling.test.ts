import {
  buildAccessToken,
  buildBlock,
  buildCase,
  buildComment,
  buildMember,
  buildProject,
  buildStudy,
  makeModerator,
  PASSWORD,
} from '../../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import type { TestClient } from '../../../test-kit/clients/client';
import { GQL } from '../../../test-kit/clients/graphql-operations';
import { logInModerator, type Queue, QUEUE, readEntries } from '../../../test-kit/clients/moderation';
import { Member } from '../../members/member.entity';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const buildModerator = () => logInModerator(app);
const entriesOf = (caseId: number) => readEntries(app, caseId);

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

  it('see which rulings they may make about a case', async () => {
    const author = await buildMember(app.em());
    const { case: opened } = await buildCase(app.em(), { target: await buildComment(app.em(), { author }) });
    const query = '{ moderation { cases(state: OPEN, first: 100) { nodes { id viewerRulings } } } }';
    const rulings = async (client: TestClient) =>
      (
        await client.data<{ moderation: { cases: { nodes: { id: string; viewerRulings: string[] }[] } } }>(query)
      ).moderation.cases.nodes.find(({ id }) => id === String(opened.id))?.viewerRulings;
    const moderator = await buildModerator();
    expect(await rulings(moderator)).toEqual(['HIDE', 'RESTORE', 'SUSPEND']);
    expect(await rulings(await app.as(await makeModerator(app.em(), author)))).toEqual([]);
    await app.sql('delete from member where id = ?', [author.id]);
    expect(await rulings(moderator)).toEqual(['HIDE', 'RESTORE']);
    expect(await moderator.code(GQL.suspend, { id: opened.id, days: 7 })).toBe('NOT_FOUND');
    expect(await moderator.code(GQL.hide, { id: opened.id })).toBeUndefined();
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
