import type { TestClient } from '../../test-kit/clients/client';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { graphqlOutcome, graphqlVerdict } from '../../test-kit/clients/outcomes';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { buildBlock, buildMember, buildNotification, buildStudy } from '../../test-kit/factories/factories';
import type { Member } from '../members/member.entity';
import type { Notice } from '../notices/notice.entity';
import { NotificationKind } from './notification-kinds';

const { APPLICATION_RECEIVED, COMMENT_ADDED, NOTICE_DELETED, TEAM_LEFT } = NotificationKind;

let app: TestApp;
let owner: Member;
let client: TestClient;
let actors: Member[];
let first: Notice;
let second: Notice;

beforeAll(async () => {
  app = await startTestApp();
  actors = await Promise.all(['구름', '민지', '준호'].map((nickName) => buildMember(app.em(), { nickName })));
});

afterAll(() => app.close());

beforeEach(async () => {
  owner = await buildMember(app.em());
  client = await app.as(owner);
  first = await buildStudy(app.em(), { owner, title: '먼저' });
  second = await buildStudy(app.em(), { owner, title: '나중' });
});

interface Group {
  id: string;
  actorCount: number;
  unreadCount: number;
  latest: { id: string; kind: string; topic: string; noticeTitle: string; actor: { nickName: string } };
}

interface Groups {
  nodes: Group[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const QUERY = `query ($first: Int, $after: String, $topic: NotificationTopic) {
  viewer { notificationGroups(first: $first, after: $after, topic: $topic) {
    nodes { id actorCount unreadCount latest { id kind topic noticeTitle actor { nickName } } }
    pageInfo { hasNextPage endCursor } } } }`;

async function readGroups(args: object = {}): Promise<Groups> {
  return (await client.data<{ viewer: { notificationGroups: Groups } }>(QUERY, args)).viewer.notificationGroups;
}

const notify = (kind: NotificationKind, notice: Notice, actor = actors[0]) =>
  buildNotification(app.em(), { recipient: owner, kind, notice, actor });

const summarize = ({ latest, actorCount, unreadCount }: Group) => [
  latest.kind,
  latest.noticeTitle,
  latest.actor.nickName,
  actorCount,
  unreadCount,
];

describe('the bell by notice and kind', () => {
  it('groups notifications, the group with the newest one first', async () => {
    for (const actor of actors) await notify(APPLICATION_RECEIVED, first, actor);
    await notify(APPLICATION_RECEIVED, second);
    await notify(COMMENT_ADDED, first);
    await notify(COMMENT_ADDED, first, actors[1]);
    await notify(APPLICATION_RECEIVED, first, actors[1]);
    expect((await readGroups()).nodes.map(summarize)).toEqual([
      ['APPLICATION_RECEIVED', '먼저', '민지', 3, 4],
      ['COMMENT_ADDED', '먼저', '민지', 2, 2],
      ['APPLICATION_RECEIVED', '나중', '구름', 1, 1],
    ]);
  });

  it('shows each group on one page only, with all of its notifications', async () => {
    await notify(COMMENT_ADDED, first, actors[2]);
    for (const notice of [second, first]) await notify(APPLICATION_RECEIVED, notice);
    await notify(COMMENT_ADDED, first);
    const seen: unknown[] = [];
    let after: string | null = null;
    for (const hasNextPage of [true, true, false]) {
      const { nodes, pageInfo }: Groups = await readGroups({ first: 1, after });
      expect(pageInfo.hasNextPage).toBe(hasNextPage);
      seen.push(...nodes.map(({ latest, actorCount }) => [latest.kind, latest.noticeTitle, actorCount]));
      after = pageInfo.endCursor;
    }
    expect(seen).toEqual([
      ['COMMENT_ADDED', '먼저', 2],
      ['APPLICATION_RECEIVED', '먼저', 1],
      ['APPLICATION_RECEIVED', '나중', 1],
    ]);
  });

  it('keeps notifications without a notice separate', async () => {
    await notify(NOTICE_DELETED, first);
    await notify(NOTICE_DELETED, second);
    expect((await readGroups()).nodes.map(({ latest }) => latest.noticeTitle)).toEqual(['나중', '먼저']);
  });

  it('shows one topic only', async () => {
    for (const kind of [APPLICATION_RECEIVED, COMMENT_ADDED, TEAM_LEFT]) await notify(kind, first);
    const kindsOf = async (topic: string) => {
      const { nodes } = await readGroups({ topic });
      for (const { latest } of nodes) expect(latest.topic).toBe(topic);
      return nodes.map(({ latest }) => latest.kind);
    };
    expect(await kindsOf('APPLICATIONS')).toEqual(['APPLICATION_RECEIVED']);
    expect(await kindsOf('COMMENTS')).toEqual(['COMMENT_ADDED']);
    expect(await kindsOf('TEAMS')).toEqual(['TEAM_LEFT']);
    expect(await kindsOf('NOTICES')).toEqual([]);
  });

  it('leaves out blocked members and those of other recipients', async () => {
    for (const actor of actors) await notify(COMMENT_ADDED, first, actor);
    await buildBlock(app.em(), { blocker: owner, blocked: actors[2] });
    await buildNotification(app.em(), { notice: second });
    expect((await readGroups()).nodes.map(summarize)).toEqual([['COMMENT_ADDED', '먼저', '민지', 2, 2]]);
  });

  it.each([{ first: 0 }, { first: 101 }, { after: 'nonsense' }])('refuses the arguments %j', async (args) => {
    const verdict = await graphqlVerdict(client, QUERY, args);
    expect(verdict).toEqual({ code: 'VALIDATION_FAILED', fields: Object.keys(args) });
  });

  it('marks a whole group as read, but no other group', async () => {
    for (const actor of actors) await notify(APPLICATION_RECEIVED, first, actor);
    await notify(APPLICATION_RECEIVED, second);
    const [, group] = (await readGroups()).nodes;
    const mutation = `mutation ($id: ID!) { markNotificationRead(input: { id: $id, wholeGroup: true }) {
      group { id unreadCount } viewer { unreadNotificationCount } } }`;
    for (let times = 0; times < 2; times += 1) {
      expect(await client.data(mutation, { id: group?.latest.id })).toEqual({
        markNotificationRead: {
          group: { id: group?.id, unreadCount: 0 },
          viewer: { unreadNotificationCount: 1 },
        },
      });
    }
    const other = await app.as(actors[0] as Member);
    expect(await graphqlOutcome(other, mutation, { id: group?.latest.id })).toBe('NOT_FOUND');
  });

  it('marks one notification of a group as read', async () => {
    for (const actor of actors) await notify(APPLICATION_RECEIVED, first, actor);
    const [group] = (await readGroups()).nodes;
    await client.data(GQL.markRead, { id: group?.latest.id });
    expect((await readGroups()).nodes.map(({ unreadCount }) => unreadCount)).toEqual([2]);
  });
});
