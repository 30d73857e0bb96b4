import {
  buildApplication,
  buildMember,
  buildProject,
  makeModerator,
} from '../../../server/test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../server/test-kit/app/test-app';
import { GQL } from '../../../server/test-kit/clients/graphql-operations';
import { ApplicationStatus } from '../../../server/domain/applications/application.entity';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

describe('[B24] a block', () => {
  async function buildPair() {
    const [one, other] = [await buildMember(app.em()), await buildMember(app.em())];
    return { one, other, client: await app.as(one), otherClient: await app.as(other) };
  }

  it('is listed and ended only by the blocker, and the blocked member is not notified', async () => {
    const { one, other, client, otherClient } = await buildPair();
    const LIST = '{ viewer { blockedMembers { nodes { id } } } }';
    expect(await client.data(GQL.block, { id: other.id })).toMatchObject({ blockMember: { sharesTeam: false } });
    expect(await client.code(GQL.block, { id: other.id })).toBeUndefined();
    expect(await client.data(LIST)).toEqual({ viewer: { blockedMembers: { nodes: [{ id: String(other.id) }] } } });
    expect(await otherClient.data(LIST)).toEqual({ viewer: { blockedMembers: { nodes: [] } } });
    // The blocked member can block as well, and can end only that block.
    expect(await otherClient.code(GQL.block, { id: one.id })).toBeUndefined();
    expect(await otherClient.code(GQL.unblock, { id: one.id })).toBeUndefined();
    const notice = await buildProject(app.em(), { owner: one });
    expect(await otherClient.data(GQL.notice, { id: notice.id })).toEqual({ notice: null });
    expect(await client.code(GQL.unblock, { id: other.id })).toBeUndefined();
    expect(await otherClient.data(GQL.notice, { id: notice.id })).not.toEqual({ notice: null });
  });

  it('removes the notices of the other from the total once, even if both block', async () => {
    const { one, other, client, otherClient } = await buildPair();
    await buildProject(app.em(), { owner: other });
    const totalOf = async (): Promise<number> => {
      const { notices } = await client.data<{ notices: { totalCount: number; nodes: object[] } }>(
        '{ notices(size: 100) { totalCount nodes { id } } }',
      );
      expect(notices.nodes).toHaveLength(notices.totalCount);
      return notices.totalCount;
    };
    const total = await totalOf();
    expect(await client.code(GQL.block, { id: other.id })).toBeUndefined();
    expect(await totalOf()).toBe(total - 1);
    expect(await otherClient.code(GQL.block, { id: one.id })).toBeUndefined();
    expect(await totalOf()).toBe(total - 1);
    expect(await client.code(GQL.unblock, { id: other.id })).toBeUndefined();
    expect(await totalOf()).toBe(total - 1);
    expect(await otherClient.code(GQL.unblock, { id: one.id })).toBeUndefined();
    expect(await totalOf()).toBe(total);
  });

  it('of oneself, of a moderator or of a member of another school is denied', async () => {
    const { one, client } = await buildPair();
    const moderator = await makeModerator(app.em(), await buildMember(app.em()));
    const elsewhere = await buildMember(app.em(), { university: '두빛대학교' });
    expect(await client.code(GQL.block, { id: one.id })).toBe('OWN_ACCOUNT');
    expect(await client.code(GQL.block, { id: moderator.id })).toBe('MODERATOR_BLOCKED');
    expect(await client.code(GQL.block, { id: elsewhere.id })).toBe('NOT_FOUND');
  });

  it.each([
    [ApplicationStatus.APPROVED, true],
    [ApplicationStatus.LEFT, false],
  ])(
    '[B36] between two applicants of a third member, APPROVED and %s, reports a shared team: %s',
    async (status, sharesTeam) => {
      const { one, other, client, otherClient } = await buildPair();
      const notice = await buildProject(app.em());
      await buildApplication(app.em(), { notice, applicant: one, status: ApplicationStatus.APPROVED });
      await buildApplication(app.em(), { notice, applicant: other, status });
      expect(await client.data(GQL.block, { id: other.id })).toMatchObject({ blockMember: { sharesTeam } });
      expect(await otherClient.data(GQL.block, { id: one.id })).toMatchObject({ blockMember: { sharesTeam } });
    },
  );

  it.each([
    [ApplicationStatus.APPROVED, true, true],
    [ApplicationStatus.PENDING, false, true],
    [ApplicationStatus.WAITLISTED, false, true],
    [ApplicationStatus.REJECTED, false, false],
    [ApplicationStatus.EXPIRED, false, false],
    [ApplicationStatus.LEFT, false, false],
    [ApplicationStatus.REMOVED, false, false],
  ])(
    'with an application that is %s reports a shared team: %s; the application continues: %s',
    async (status, sharesTeam, continues) => {
      const { one, other, client, otherClient } = await buildPair();
      const notice = await buildProject(app.em(), { owner: one, title: '이어지는 팀' });
      await buildApplication(app.em(), { notice, applicant: other, status });
      expect(await client.data(GQL.block, { id: other.id })).toMatchObject({ blockMember: { sharesTeam } });
      const { notice: seen } = await otherClient.data<{ notice: object | null }>(GQL.notice, { id: notice.id });
      expect(seen !== null).toBe(continues);
      const { viewer } = await otherClient.data<{ viewer: { applications: { nodes: object[] } } }>(
        '{ viewer { applications { nodes { notice { title } } } } }',
      );
      expect(viewer.applications.nodes).toHaveLength(continues ? 1 : 0);
      const mine = await otherClient.rest('get', '/projects/applications/mine');
      expect(mine.body).toHaveLength(continues ? 1 : 0);
      // The lists leave the notice out in any case.
      const { notices } = await otherClient.data<{ notices: { nodes: { id: string }[] } }>(
        '{ notices(size: 100) { nodes { id } } }',
      );
      expect(notices.nodes).not.toContainEqual({ id: String(notice.id) });
    },
  );

  it('[B36] prevents notifications of the other, while the team continues', async () => {
    const { one, other, client, otherClient } = await buildPair();
    const notice = await buildProject(app.em(), { owner: one });
    await buildApplication(app.em(), { notice, applicant: other, status: ApplicationStatus.APPROVED });
    const live: number[] = [];
    const messages = app.server.services.pubsub.subscribe('notified', one.id);
    void (async () => {
      for await (const id of messages) live.push(id);
    })();
    await client.data(GQL.block, { id: other.id });
    expect(await otherClient.code(GQL.comment, { input: { noticeId: notice.id, text: '팀원이에요' } })).toBeUndefined();
    expect(await client.code(GQL.close, { id: notice.id })).toBeUndefined();
    expect(await app.sql('select 1 from notification where recipient_id in (?, ?)', [one.id, other.id])).toEqual([]);
    expect(live).toEqual([]);
    await messages.return?.(undefined);
    const { notice: own } = await client.data<{ notice: object }>(
      'query ($id: ID!) { notice(id: $id) { commentCount comments { nodes { text } } } }',
      { id: notice.id },
    );
    expect(own).toEqual({ commentCount: 0, comments: { nodes: [] } });
  });
});
