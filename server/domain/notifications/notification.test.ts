import type { TestClient } from '../../test/client';
import { whileCommitsFail } from '../../test/commits';
import { buildApplication, buildComment, buildMember, buildProject, buildStudy } from '../../test/factories';
import { startTestApp, type TestApp } from '../../test/harness';
import { BOTH_KINDS, GQL, KINDS } from '../../test/operations';
import { graphqlOutcome, graphqlVerdict, type Outcome, outcomeOf } from '../../test/outcomes';
import { ApplicationStatus } from '../applications/application.entity';
import type { Member } from '../members/member.entity';
import type { Notice } from '../notices/notice.entity';
import { sweepNotifications } from './notification.service';

let app: TestApp;

type Name = 'owner' | 'applicant' | 'rejected' | 'fan' | 'both' | 'commenter' | 'bystander';
const NAMES: Name[] = ['owner', 'applicant', 'rejected', 'fan', 'both', 'commenter', 'bystander'];
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

/** Who has been told of what. */
async function told(): Promise<Record<string, string[]>> {
  const rows = await app.sql<{ name: string; kind: string }>(
    `select m.nick_name as name, t.kind from notification t join member m on m.id = t.recipient_id order by t.id`,
  );
  const byName: Record<string, string[]> = {};
  for (const { name, kind } of rows) (byName[name] ??= []).push(kind);
  return byName;
}

describe.each(BOTH_KINDS)('of a %s', (kind) => {
  const { apply, update, input } = KINDS[kind];
  let notice: Notice;
  let id: { id: number };

  /** A notice with an applicant, a rejected one, one who marked it, and one who did both; the owner marked it, too. */
  beforeEach(async () => {
    notice = await (kind === 'PROJECT' ? buildProject : buildStudy)(app.em(), { owner: members.owner });
    id = { id: notice.id };
    for (const name of ['fan', 'both', 'owner'] as const) await clients[name].data(GQL.favourite, id);
    const status = ApplicationStatus.REJECTED;
    await buildApplication(app.em(), { notice, applicant: members.rejected, status });
    await buildApplication(app.em(), { notice, applicant: members.both });
    await buildComment(app.em(), { notice, author: members.commenter });
  });

  it('an application is told to its owner', async () => {
    await clients.applicant.data(GQL.apply, { ...id, input: apply });
    expect(await told()).toEqual({ owner: ['APPLICATION_RECEIVED'] });
  });

  it('a cancelled application is told to its owner', async () => {
    const application = await buildApplication(app.em(), { notice, applicant: members.applicant });
    await clients.applicant.data(GQL.cancel, { id: application.id });
    expect(await told()).toEqual({ owner: ['APPLICATION_CANCELLED'] });
  });

  it.each([
    ['approve', 'APPLICATION_APPROVED'],
    ['deny', 'APPLICATION_REJECTED'],
  ] as const)('to %s is told to the applicant', async (verb, news) => {
    const application = await buildApplication(app.em(), { notice, applicant: members.applicant });
    await clients.owner.data(GQL[verb], { id: application.id });
    expect(await told()).toEqual({ applicant: [news] });
  });

  it('a comment is told to its owner, but not its own', async () => {
    await clients.commenter.data(GQL.comment, { ...id, input: { comment: '저도요.' } });
    expect(await told()).toEqual({ owner: ['COMMENT_ADDED'] });
    await clients.owner.data(GQL.comment, { ...id, input: { comment: '환영해요.' } });
    expect(await told()).toEqual({ owner: ['COMMENT_ADDED'] });
  });

  it.each([
    ['close', 'NOTICE_CLOSED'],
    ['remove', 'NOTICE_DELETED'],
  ] as const)(
    'to %s it is told once to everybody who applied or marked it, but not to the owner',
    async (verb, news) => {
      await clients.owner.data(GQL[verb], id);
      expect(await told()).toEqual({ rejected: [news], fan: [news], both: [news] });
    },
  );

  it('marking, editing and deleting comments are told to nobody', async () => {
    const comment = await buildComment(app.em(), { notice, author: members.commenter });
    await clients.bystander.data(GQL.favourite, id);
    await clients.bystander.data(GQL.unfavourite, id);
    await clients.owner.data(update, { ...id, input });
    await clients.owner.data(GQL.removeComment, { id: comment.id });
    expect(await told()).toEqual({});
  });

  it('what is refused is told to nobody', async () => {
    expect(await graphqlOutcome(clients.owner, GQL.apply, { ...id, input: apply })).toBe('OWN_NOTICE');
    expect(await graphqlOutcome(clients.both, GQL.apply, { ...id, input: apply })).toBe('ALREADY_APPLIED');
    expect(await graphqlOutcome(clients.bystander, GQL.close, id)).toBe('FORBIDDEN');
    expect(await told()).toEqual({});
  });
});

describe('a live message', () => {
  type Act = (id: number) => Promise<Outcome>;
  const { base, apply, close } = KINDS.STUDY;
  const commentInput = { comment: '저도요.' };

  it.each<[action: string, recipient: Name, rest: Act, graphql: Act]>([
    [
      'a comment',
      'owner',
      async (id) => outcomeOf(await clients.commenter.rest('post', `${base}/comments/${id}`, commentInput)),
      (id) => graphqlOutcome(clients.commenter, GQL.comment, { id, input: commentInput }),
    ],
    [
      'an application',
      'owner',
      async (id) => outcomeOf(await clients.applicant.rest('post', `${base}/${id}/applications`, apply)),
      (id) => graphqlOutcome(clients.applicant, GQL.apply, { id, input: apply }),
    ],
    [
      'closing',
      'fan',
      async (id) => outcomeOf(await clients.owner.rest('patch', close(id))),
      (id) => graphqlOutcome(clients.owner, GQL.close, { id }),
    ],
  ])('of %s is sent after the commit, and not at all when the commit fails', async (_action, recipient, ...acts) => {
    for (const act of acts) {
      await app.sql('delete from notification');
      const { id } = await buildStudy(app.em(), { owner: members.owner });
      await clients.fan.data(GQL.favourite, { id });
      const messages = app.server.services.pubsub.subscribe('notified', members[recipient].id);
      const first = messages.next();
      await whileCommitsFail(app, 'notification', async () => expect(await act(id)).toBe('UNAVAILABLE'));
      expect(await told()).toEqual({});
      expect(await act(id)).toBe('OK');
      const [committed] = await app.sql<{ id: number }>('select id from notification');
      expect(await first).toEqual({ done: false, value: committed?.id });
      await messages.return();
    }
  });
});

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

async function bellOf(name: Name, wish: object = {}): Promise<Bell['viewer']> {
  return (await clients[name].data<Bell>(BELL, wish)).viewer;
}

describe('the bell', () => {
  const READ = `mutation ($id: ID!) { markNotificationRead(id: $id) { id read } }`;
  const READ_ALL = `mutation { markAllNotificationsRead { unreadNotificationCount } }`;
  let study: Notice;

  beforeEach(async () => {
    study = await buildStudy(app.em(), { owner: members.owner, title: '모각코' });
    for (let count = 0; count < 5; count += 1) {
      await clients.commenter.data(GQL.comment, { id: study.id, input: { comment: `${count}` } });
    }
  });

  it('shows what happened, by whom and to which notice', async () => {
    const { unreadNotificationCount, notifications } = await bellOf('owner');
    expect(unreadNotificationCount).toBe(5);
    expect(notifications.nodes).toHaveLength(5);
    expect(notifications.nodes[0]).toEqual({
      id: expect.any(String) as string,
      kind: 'COMMENT_ADDED',
      read: false,
      noticeTitle: '모각코',
      actor: { nickName: 'commenter' },
      notice: { id: String(study.id) },
    });
  });

  it('is paged by cursor, the newest first, each once', async () => {
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

  it('that shows as many as were asked for has no next page when there are no more', async () => {
    const { nodes, pageInfo } = (await bellOf('owner', { first: 5 })).notifications;
    expect([nodes.length, pageInfo.hasNextPage]).toEqual([5, false]);
  });

  it.each([{ first: 0 }, { first: 101 }, { after: 'nonsense' }])('takes no %j', async (wish) => {
    const verdict = await graphqlVerdict(clients.owner, BELL, wish);
    expect(verdict).toEqual({ code: 'VALIDATION_FAILED', fields: Object.keys(wish) });
  });

  it('counts down as they are read, one by one or all at once', async () => {
    const [first] = (await bellOf('owner')).notifications.nodes;
    for (let times = 0; times < 2; times += 1) {
      const answer = await clients.owner.data(READ, { id: first?.id });
      expect(answer).toEqual({ markNotificationRead: { id: first?.id, read: true } });
    }
    expect((await bellOf('owner')).unreadNotificationCount).toBe(4);
    const all = await clients.owner.data(READ_ALL);
    expect(all).toEqual({ markAllNotificationsRead: { unreadNotificationCount: 0 } });
    expect((await bellOf('owner')).notifications.nodes.map(({ read }) => read)).toEqual([true, true, true, true, true]);
  });

  it("is nobody else's to see or to mark", async () => {
    const [first] = (await bellOf('owner')).notifications.nodes;
    expect(await bellOf('fan')).toMatchObject({ unreadNotificationCount: 0, notifications: { nodes: [] } });
    expect(await graphqlOutcome(clients.fan, READ, { id: first?.id })).toBe('NOT_FOUND');
    await clients.fan.data(READ_ALL);
    expect((await bellOf('owner')).unreadNotificationCount).toBe(5);
    expect(await graphqlOutcome(app.visitor(), READ, { id: first?.id })).toBe('UNAUTHENTICATED');
    expect(await graphqlOutcome(app.visitor(), READ_ALL)).toBe('UNAUTHENTICATED');
    expect(await app.visitor().data(BELL)).toEqual({ viewer: null });
  });

  it('forgets after 90 days, and the sweep takes those away', async () => {
    const [older, oldest, ...rest] = await app.sql<{ id: number }>('select id from notification order by id');
    const age = `update notification set created_at = now() - ?::interval where id = ?`;
    await app.sql(age, ['90 days 1 minute', oldest?.id]);
    await app.sql(age, ['89 days 23 hours', older?.id]);
    const { unreadNotificationCount, notifications } = await bellOf('owner');
    expect([unreadNotificationCount, notifications.nodes.length]).toEqual([4, 4]);
    expect(await graphqlOutcome(clients.owner, READ, { id: oldest?.id })).toBe('NOT_FOUND');
    await sweepNotifications(app.server.services.writes);
    const left = await app.sql('select id from notification order by id');
    expect(left).toEqual([older, ...rest]);
  });

  it('keeps the title of a deleted notice, and leads nowhere', async () => {
    await clients.fan.data(GQL.favourite, { id: study.id });
    await clients.owner.data(GQL.remove, { id: study.id });
    const { nodes } = (await bellOf('fan')).notifications;
    expect(nodes).toMatchObject([{ kind: 'NOTICE_DELETED', noticeTitle: '모각코', notice: null }]);
    expect((await bellOf('owner')).notifications.nodes).toEqual([]);
  });
});
