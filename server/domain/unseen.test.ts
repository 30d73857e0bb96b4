import { PAGE_PATHS } from '../../shared/paths';
import { modules } from '../modules';
import type { TestClient } from '../test/client';
import {
  buildApplication,
  buildBlock,
  buildComment,
  buildFavourite,
  buildMember,
  buildNotification,
  buildProject,
  makeModerator,
} from '../test/factories';
import { startTestApp, type TestApp } from '../test/harness';
import { GQL, KINDS, PROJECT_INPUT } from '../test/operations';
import { graphqlOutcome, outcomeOf } from '../test/outcomes';
import { ApplicationStatus } from './applications/application.entity';
import type { Comment } from './comments/comment.entity';
import type { Member } from './members/member.entity';
import type { Notice } from './notices/notice.entity';
import { NoticeKind } from './notices/notice.entity';
import { NotificationKind } from './notifications/notification.entity';

/** Viewers of the content, and the content by visibility. */
const VIEWERS = ['stranger', 'blocker', 'blocked', 'author', 'moderator'] as const;
type ViewerName = (typeof VIEWERS)[number];
const CONTENTS = ['shown', 'hidden'] as const;
type Content = (typeof CONTENTS)[number];

/**
 * A notice and a comment by the author, both either shown or hidden. The comment is on another
 * member's notice.
 */
interface Written {
  notice: Notice;
  word: string;
  comment: Comment;
  /** The notice with the comment, and an anonymous comment that everybody sees. */
  commented: Notice;
}

let app: TestApp;
let members: Record<ViewerName, Member>;
const clients = {} as Record<ViewerName, TestClient>;
const written = {} as Record<Content, Written>;

const WORDS: Record<Content, string> = { shown: '은하수탐사대', hidden: '심해잠수정' };

async function buildWritten(content: Content): Promise<Written> {
  const em = app.em();
  const title = `${WORDS[content]} 모집`;
  const notice = await buildProject(em, { owner: members.author, title });
  const commented = await buildProject(em);
  const comment = await buildComment(em, { notice: commented, author: members.author, text: WORDS[content] });
  await buildComment(em, { notice: commented });
  for (const name of VIEWERS.filter((viewer) => viewer !== 'author')) {
    const recipient = members[name];
    await buildFavourite(em, { member: recipient, notice });
    await buildNotification(em, { recipient, notice, actor: members.author, kind: NotificationKind.NOTICE_CLOSED });
  }
  notice.hidden = comment.hidden = content === 'hidden';
  await em.flush();
  return { notice, word: WORDS[content], comment, commented };
}

beforeAll(async () => {
  app = await startTestApp();
  const em = app.em();
  members = {
    stranger: await buildMember(em),
    blocker: await buildMember(em),
    blocked: await buildMember(em),
    author: await buildMember(em, { nickName: '글쓴사람' }),
    moderator: await makeModerator(em, await buildMember(em)),
  };
  for (const content of CONTENTS) written[content] = await buildWritten(content);
  await buildBlock(em, { blocker: members.blocker, blocked: members.author });
  await buildBlock(em, { blocker: members.author, blocked: members.blocked });
  for (const name of VIEWERS) clients[name] = await app.as(members[name]);
});

afterAll(() => app.close());

type Read = (client: TestClient, content: Written) => Promise<boolean>;

/** True if the answer contains the notice or its title anywhere. */
const names = (answer: unknown, { notice, word }: Written): boolean => {
  const text = JSON.stringify(answer);
  return text.includes(word) || text.includes(`"id":"${notice.id}"`) || text.includes(`"projectId":${notice.id}`);
};

const graphql =
  (query: string, variables: (content: Written) => object = () => ({})): Read =>
  async (client, content) =>
    names(await client.data(query, variables(content)), content);

const rest =
  (path: (content: Written) => string): Read =>
  async (client, content) =>
    names((await client.rest('get', path(content))).body, content);

const byWord = ({ word }: Written) => ({ word });
const byId = ({ notice }: Written) => ({ id: notice.id });
const NODES = 'nodes { id title }';

/** Lists of the school's notices. They contain hidden notices for nobody. */
const LISTS: Record<string, Read> = {
  'the list': graphql(`{ notices(size: 100) { ${NODES} } }`),
  'the list, by deadline': graphql(`{ notices(size: 100, sort: DEADLINE) { ${NODES} } }`),
  'the list of what recruits': graphql(`{ notices(size: 100, filter: { recruitingOnly: true }) { ${NODES} } }`),
  'the list of projects': graphql(`{ notices(size: 100, filter: { kind: PROJECT }) { ${NODES} } }`),
  'the filter by role': graphql(`{ notices(size: 100, filter: { role: FRONTEND }) { ${NODES} } }`),
  'the newest': graphql('{ recentNotices(kind: PROJECT) { id title } }'),
  'a search': graphql(`query ($word: String) { notices(filter: { search: $word }) { ${NODES} } }`, byWord),
  'a search for a part': graphql(
    `query ($word: String) { notices(filter: { search: $word }) { ${NODES} } }`,
    (content) => ({
      word: content.word.slice(1, 4),
    }),
  ),
  'the best match': graphql(
    `query ($word: String) { notices(sort: BEST_MATCH, filter: { search: $word }) { ${NODES} } }`,
    byWord,
  ),
  'the match by deadline': graphql(
    `query ($word: String) { notices(sort: DEADLINE, filter: { search: $word }) { ${NODES} } }`,
    byWord,
  ),
  'the list over REST': rest(() => '/projects?size=100'),
  'the search over REST': rest(({ word }) => `/projects?q=${encodeURIComponent(word)}`),
  'the newest over REST': rest(() => '/projects/recent'),
};

/** Other queries that show a notice. */
const PLACES: Record<string, Read> = {
  'its page': graphql('query ($id: ID!) { notice(id: $id) { id title content } }', byId),
  'its page over REST': rest(({ notice }) => `/projects/${notice.id}`),
  'its comments over REST': async (client, { notice }) =>
    (await client.rest('get', `/projects/comments/${notice.id}`)).status === 200,
};

/** Lists of members who follow the notice. The author does not. */
const FOLLOWED: Record<string, Read> = {
  'the favourites': graphql(`{ viewer { favourites { ${NODES} } } }`),
  'the favourites over REST': rest(() => '/projects/like'),
};

const BELL: Record<string, Read> = {
  'the bell': graphql('{ viewer { notifications(first: 100) { nodes { noticeTitle notice { id } } } } }'),
};

const COMMENTS: Record<string, Read> = {
  'the comments': async (client, { commented, word }) =>
    JSON.stringify(
      await client.data('query ($id: ID!) { notice(id: $id) { comments { nodes { text } } } }', { id: commented.id }),
    ).includes(word),
  'the comments over REST': async (client, { commented, word }) =>
    (await client.rest('get', `/projects/comments/${commented.id}`)).text.includes(word),
};

/** Viewers who see the content, by group of queries. */
const TABLE: [group: Record<string, Read>, content: Content, seers: readonly ViewerName[]][] = [
  [LISTS, 'shown', ['stranger', 'author', 'moderator']],
  [LISTS, 'hidden', []],
  [PLACES, 'shown', ['stranger', 'author', 'moderator']],
  [PLACES, 'hidden', ['author', 'moderator']],
  [FOLLOWED, 'shown', ['stranger', 'moderator']],
  [FOLLOWED, 'hidden', ['moderator']],
  [BELL, 'shown', ['stranger', 'moderator']],
  // Notifications contain its title, and moderators do not need them.
  [BELL, 'hidden', []],
  [COMMENTS, 'shown', ['stranger', 'author', 'moderator']],
  [COMMENTS, 'hidden', ['author', 'moderator']],
];

const CELLS = TABLE.flatMap(([group, content, seers]) =>
  Object.keys(group).flatMap((place) =>
    VIEWERS.map((viewer): [Content, string, ViewerName, boolean, Read] => [
      content,
      place,
      viewer,
      seers.includes(viewer),
      group[place] as Read,
    ]),
  ),
);

it.each(CELLS)('[B23] %s content, in %s, for the %s: %s', async (content, _place, viewer, expected, read) => {
  expect(await read(clients[viewer], written[content])).toBe(expected);
});

describe('[B23] counts', () => {
  it.each(VIEWERS)('in the lists of the %s match the visible notices on every page', async (viewer) => {
    for (const filter of ['', 'filter: { kind: PROJECT }', 'filter: { recruitingOnly: true }', 'sort: DEADLINE']) {
      const seen: string[] = [];
      let total: number | undefined;
      for (let page = 0; total === undefined || page * 2 < total; page += 1) {
        const query = `{ notices(page: ${page}, size: 2, ${filter}) { totalCount totalPages nodes { id } } }`;
        const { notices } = await clients[viewer].data<{
          notices: { totalCount: number; totalPages: number; nodes: { id: string }[] };
        }>(query);
        total = notices.totalCount;
        expect(notices.totalPages).toBe(Math.ceil(total / 2));
        seen.push(...notices.nodes.map(({ id }) => id));
      }
      expect([filter, new Set(seen).size, seen.length]).toEqual([filter, total, total]);
    }
  });

  it.each([
    ['stranger', 2],
    ['blocker', 1],
    ['blocked', 1],
    ['moderator', 2],
  ] as const)('of comments, for the %s: %s', async (viewer, expected) => {
    const { notice } = await clients[viewer].data<{ notice: { commentCount: number } }>(
      'query ($id: ID!) { notice(id: $id) { commentCount } }',
      { id: written.shown.commented.id },
    );
    expect(notice.commentCount).toBe(expected);
  });

  it('of comments leave out the hidden one', async () => {
    const { notice } = await clients.stranger.data<{ notice: { commentCount: number } }>(
      'query ($id: ID!) { notice(id: $id) { commentCount } }',
      { id: written.hidden.commented.id },
    );
    expect(notice.commentCount).toBe(1);
  });

  it.each([
    ['stranger', 1],
    ['blocker', 0],
    ['blocked', 0],
  ] as const)('of unread notifications, for the %s: %s', async (viewer, expected) => {
    const { viewer: own } = await clients[viewer].data<{ viewer: { unreadNotificationCount: number } }>(
      '{ viewer { unreadNotificationCount } }',
    );
    expect(own.unreadNotificationCount).toBe(expected);
  });
});

describe('[B23] an action on invisible content', () => {
  const { apply } = KINDS[NoticeKind.PROJECT];
  const ACTS: Record<string, (client: TestClient, content: Written) => Promise<string>> = {
    apply: (client, { notice }) =>
      graphqlOutcome(client, GQL.apply, { input: { noticeId: notice.id, role: apply.role, text: '저요' } }),
    'apply over REST': async (client, { notice }) =>
      outcomeOf(await client.rest('post', `/projects/${notice.id}/applications`, apply)),
    comment: (client, { notice }) =>
      graphqlOutcome(client, GQL.comment, { input: { noticeId: notice.id, text: '저요' } }),
    'comment over REST': async (client, { notice }) =>
      outcomeOf(await client.rest('post', `/projects/comments/${notice.id}`, { comment: '저요' })),
    favourite: (client, { notice }) => graphqlOutcome(client, GQL.favourite, { id: notice.id }),
    'favourite over REST': async (client, { notice }) =>
      outcomeOf(await client.rest('post', `/projects/${notice.id}/like`)),
    'report the notice': (client, { notice }) =>
      graphqlOutcome(client, GQL.report, { input: { target: 'NOTICE', targetId: notice.id, reason: 'SPAM' } }),
    'report the comment': (client, { comment }) =>
      graphqlOutcome(client, GQL.report, { input: { target: 'COMMENT', targetId: comment.id, reason: 'SPAM' } }),
    'delete the comment': (client, { comment }) => graphqlOutcome(client, GQL.removeComment, { id: comment.id }),
    edit: async (client, { notice }) => outcomeOf(await client.rest('put', `/projects/${notice.id}`, PROJECT_INPUT)),
    'list its applicants': async (client, { notice }) =>
      outcomeOf(await client.rest('get', `/projects/${notice.id}/applicants`)),
  };

  it.each(
    Object.keys(ACTS).flatMap((act): [string, ViewerName, Content][] => [
      [act, 'blocker', 'shown'],
      [act, 'blocked', 'shown'],
      [act, 'stranger', 'hidden'],
    ]),
  )('%s, by the %s: the %s notice does not exist', async (act, viewer, content) => {
    expect(await ACTS[act]?.(clients[viewer], written[content])).toBe('NOT_FOUND');
  });

  it('cannot get a preview by a share link of a hidden notice', async () => {
    const shareUrlOf = async (content: Content) =>
      (
        await clients.author.data<{ notice: { shareUrl: string } }>(
          'query ($id: ID!) { notice(id: $id) { shareUrl } }',
          {
            id: written[content].notice.id,
          },
        )
      ).notice.shareUrl;
    const previewOf = async (content: Content) => {
      const search = new URL(await shareUrlOf(content), app.url).searchParams;
      const page = modules.previewedPages.find(({ path }) => path === PAGE_PATHS.project);
      return page?.preview(app.server.services, written[content].notice.id, search);
    };
    expect(await previewOf('shown')).toMatchObject({ title: written.shown.notice.title });
    expect(await previewOf('hidden')).toBeUndefined();
  });
});

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
    const elsewhere = await buildMember(app.em(), { university: '두빛대학교' });
    expect(await client.code(GQL.block, { id: one.id })).toBe('OWN_ACCOUNT');
    expect(await client.code(GQL.block, { id: members.moderator.id })).toBe('MODERATOR_BLOCKED');
    expect(await client.code(GQL.block, { id: elsewhere.id })).toBe('NOT_FOUND');
  });

  it.each([
    [ApplicationStatus.APPROVED, true],
    [ApplicationStatus.LEFT, false],
  ])(
    'of a member in the same team of a third, with the status %s, reports a shared team: %s',
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

  it('prevents notifications of the other, while the team continues', async () => {
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

describe('[B25] a hidden member', () => {
  it('is shown without nickname and picture to others, and completely to themselves', async () => {
    const em = app.em();
    const owner = await buildMember(em, { nickName: '나쁜별명' });
    const notice = await buildProject(em, { owner });
    owner.hidden = true;
    owner.picture = 'abcdefghijklmnopqrstuvwx.jpg';
    await em.flush();
    const query = 'query ($id: ID!) { notice(id: $id) { owner { nickName imageUrl hidden } } }';
    expect(await clients.stranger.data(query, { id: notice.id })).toEqual({
      notice: { owner: { nickName: '숨긴 회원', imageUrl: null, hidden: true } },
    });
    const seen = { nickName: '나쁜별명', imageUrl: '/pictures/abcdefghijklmnopqrstuvwx.jpg', hidden: true };
    const own = await app.as(owner);
    expect(await own.data(query, { id: notice.id })).toEqual({ notice: { owner: seen } });
    expect(await own.data('{ viewer { member { nickName imageUrl hidden } } }')).toEqual({ viewer: { member: seen } });
    const detail = await clients.stranger.rest('get', `/projects/${notice.id}`);
    expect(detail.text).not.toContain('나쁜별명');
  });
});
