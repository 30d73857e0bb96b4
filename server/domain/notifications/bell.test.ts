import type { TestClient } from '../../test-kit/clients/client';
import { buildMember, buildNotification, buildStudy } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { graphqlOutcome, graphqlVerdict } from '../../test-kit/clients/outcomes';
import type { Member } from '../members/member.entity';
import type { Notice } from '../notices/notice.entity';
import { KIND_NAMES, type NotificationKind } from './notification-kinds';

let app: TestApp;

type Name = 'owner' | 'applicant' | 'rejected' | 'fan' | 'both' | 'commenter';
const NAMES: Name[] = ['owner', 'applicant', 'rejected', 'fan', 'both', 'commenter'];
let members: Record<Name, Member>;
let clients: Record<Name, TestClient>;

beforeAll(async () => {
  app = await startTestApp();
  const built = await Promise.all(
    NAMES.map(async (name): Promise<[Name, Member]> => [name, await buildMember(app.em(), { nickName: name })]),
  );
  members = Object.fromEntries(built) as Record<Name, Member>;
  const logins = NAMES.map(async (name): Promise<[Name, TestClient]> => [name, await app.as(members[name])]);
  clients = Object.fromEntries(await Promise.all(logins)) as Record<Name, TestClient>;
});

afterAll(() => app.close());

beforeEach(() => app.sql('delete from notification'));

const BELL = `query ($first: Int, $after: String) { viewer { unreadNotificationCount
  notifications(first: $first, after: $after) { nodes { id kind read noticeTitle actor { nickName } notice { id } }
    pageInfo { hasNextPage endCursor } } } }`;

interface Bell {
  viewer: {
    unreadNotificationCount: number;
    notifications: {
      nodes: { id: string; read: boolean; kind: string; noticeTitle: string; notice: { id: string } | null }[];
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
    };
  };
}

async function bellOf(name: Name, args: object = {}): Promise<Bell['viewer']> {
  return (await clients[name].data<Bell>(BELL, args)).viewer;
}

describe('the bell', () => {
  let study: Notice;

  beforeEach(async () => {
    study = await buildStudy(app.em(), { owner: members.owner, title: '모각코' });
    for (const name of ['applicant', 'rejected', 'fan', 'both', 'commenter'] as const) {
      await clients[name].data(GQL.comment, { input: { noticeId: study.id, text: name } });
    }
  });

  it('shows the event, the notice and the member who caused it', async () => {
    const { unreadNotificationCount, notifications: page } = await bellOf('owner');
    expect(unreadNotificationCount).toBe(5);
    expect(page.nodes).toHaveLength(5);
    expect(page.nodes[0]).toEqual({
      id: expect.any(String) as string,
      kind: 'COMMENT_ADDED',
      read: false,
      noticeTitle: '모각코',
      actor: { nickName: 'commenter' },
      notice: { id: String(study.id) },
    });
  });

  it('is paged by cursor, newest first, with each notification once', async () => {
    const rows = await app.sql<{ id: number }>('select id from notification order by id desc');
    const seen: string[] = [];
    let after: string | null = null;
    for (const [length, hasNextPage] of [
      [2, true],
      [2, true],
      [1, false],
    ] as const) {
      const { nodes, pageInfo }: Bell['viewer']['notifications'] = (await bellOf('owner', { first: 2, after }))
        .notifications;
      expect([nodes.length, pageInfo.hasNextPage]).toEqual([length, hasNextPage]);
      seen.push(...nodes.map(({ id }) => id));
      after = pageInfo.endCursor;
    }
    expect(seen).toEqual(rows.map(({ id }) => String(id)));
  });

  it('has no next page if the page holds exactly the remaining notifications', async () => {
    const { nodes, pageInfo } = (await bellOf('owner', { first: 5 })).notifications;
    expect([nodes.length, pageInfo.hasNextPage]).toEqual([5, false]);
  });

  it.each([{ first: 0 }, { first: 101 }, { after: 'nonsense' }])('refuses the arguments %j', async (args) => {
    const verdict = await graphqlVerdict(clients.owner, BELL, args);
    expect(verdict).toEqual({ code: 'VALIDATION_FAILED', fields: Object.keys(args) });
  });

  it('counts unread notifications, which are marked as read one by one or all at once', async () => {
    const [first] = (await bellOf('owner')).notifications.nodes;
    for (let times = 0; times < 2; times += 1) {
      const response = await clients.owner.data(GQL.markRead, { id: first?.id });
      expect(response).toEqual({
        markNotificationRead: {
          notification: { id: first?.id, read: true, times: 1 },
          viewer: { unreadNotificationCount: 4 },
        },
      });
    }
    expect((await bellOf('owner')).unreadNotificationCount).toBe(4);
    const all = await clients.owner.data(GQL.markAllRead);
    expect(all).toEqual({ markAllNotificationsRead: { viewer: { unreadNotificationCount: 0 } } });
    expect((await bellOf('owner')).notifications.nodes.map(({ read }) => read)).toEqual([true, true, true, true, true]);
  });

  it('can be read and changed only by the recipient', async () => {
    const [first] = (await bellOf('owner')).notifications.nodes;
    expect(await bellOf('fan')).toMatchObject({ unreadNotificationCount: 0, notifications: { nodes: [] } });
    expect(await graphqlOutcome(clients.fan, GQL.markRead, { id: first?.id })).toBe('NOT_FOUND');
    await clients.fan.data(GQL.markAllRead);
    expect((await bellOf('owner')).unreadNotificationCount).toBe(5);
    expect(await graphqlOutcome(app.visitor(), GQL.markRead, { id: first?.id })).toBe('UNAUTHENTICATED');
    expect(await graphqlOutcome(app.visitor(), GQL.markAllRead)).toBe('UNAUTHENTICATED');
    expect(await app.visitor().data(BELL)).toEqual({ viewer: null });
  });

  it('shows notifications for 90 days', async () => {
    const [older, oldest] = await app.sql<{ id: number }>('select id from notification order by id');
    const age = `update notification set created_at = now() - ?::interval where id = ?`;
    await app.sql(age, ['90 days 1 minute', oldest?.id]);
    await app.sql(age, ['89 days 23 hours', older?.id]);
    const { unreadNotificationCount, notifications: page } = await bellOf('owner');
    expect([unreadNotificationCount, page.nodes.length]).toEqual([4, 4]);
    expect(await graphqlOutcome(clients.owner, GQL.markRead, { id: oldest?.id })).toBe('NOT_FOUND');
  });

  it('shows the title of a deleted notice without the notice', async () => {
    await clients.fan.data(GQL.favourite, { id: study.id });
    await clients.owner.data(GQL.remove, { id: study.id });
    const { nodes } = (await bellOf('fan')).notifications;
    expect(nodes).toMatchObject([{ kind: 'NOTICE_DELETED', noticeTitle: '모각코', notice: null }]);
    expect((await bellOf('owner')).notifications.nodes).toEqual([]);
  });
});

it('notifications show which kinds the service sends, without an actor', async () => {
  for (const kind of KIND_NAMES) await buildNotification(app.em(), { recipient: members.owner, kind });
  const query = '{ viewer { notifications(first: 100) { nodes { kind isFromService } } } }';
  const { viewer } = await clients.owner.data<{
    viewer: { notifications: { nodes: { kind: NotificationKind; isFromService: boolean }[] } };
  }>(query);
  const { nodes } = viewer.notifications;
  expect(nodes).toHaveLength(KIND_NAMES.length);
  expect(new Set(nodes.filter(({ isFromService }) => isFromService).map(({ kind }) => kind))).toEqual(
    new Set([
      'NEW_NOTICES',
      'NOTICE_EXPIRED',
      'SEEKING_ENDED',
      'DEADLINE_NEAR',
      'STILL_RECRUITING',
      'APPLICATION_EXPIRED',
      'DECISION_DUE',
      'TEAM_DONE',
      'CONTENT_HIDDEN',
      'CONTENT_RESTORED',
      'MEMBER_SUSPENDED',
    ]),
  );
});
