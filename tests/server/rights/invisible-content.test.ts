import { PAGE_PATHS } from '../../../shared/paths';
import { modules } from '../../../server/modules';
import type { TestClient } from '../../../server/test-kit/clients/client';
import {
  buildBlock,
  buildComment,
  buildFavourite,
  buildMember,
  buildNotification,
  buildProject,
  makeModerator,
} from '../../../server/test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../server/test-kit/app/test-app';
import { GQL, KINDS, PROJECT_INPUT } from '../../../server/test-kit/clients/graphql-operations';
import { graphqlOutcome, outcomeOf } from '../../../server/test-kit/clients/outcomes';
import type { Comment } from '../../../server/domain/comments/comment.entity';
import type { Member } from '../../../server/domain/members/member.entity';
import { type Notice, NoticeKind } from '../../../server/domain/notices/notice.entity';
import { NotificationKind } from '../../../server/domain/notifications/notification-kinds';

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
  /** Notice with the comment, and an anonymous comment that everybody sees. */
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

it.each(CELLS)(
  '[B23] the %s content, in %s, is visible to the %s: %s',
  async (content, _place, viewer, expected, read) => {
    expect(await read(clients[viewer], written[content])).toBe(expected);
  },
);

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
  )('(%s) by the %s returns NOT_FOUND for the %s notice', async (act, viewer, content) => {
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
      return page?.preview(app.server.services, written[content].notice.id, search, 'ko');
    };
    const sharedOf = async (content: Content) =>
      app.visitor().data('query ($url: String!) { sharedNotice(shareUrl: $url) { title } }', {
        url: await shareUrlOf(content),
      });
    expect(await previewOf('shown')).toMatchObject({ title: written.shown.notice.title });
    expect(await sharedOf('shown')).toEqual({ sharedNotice: { title: written.shown.notice.title } });
    expect(await previewOf('hidden')).toBeUndefined();
    expect(await sharedOf('hidden')).toEqual({ sharedNotice: null });
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
