import type { TestClient } from '../../test-kit/clients/client';
import { expectCorrectCounters } from '../../test-kit/database/counters';
import {
  buildBlock,
  buildCase,
  buildComment,
  buildMember,
  buildProject,
  makeModerator,
} from '../../test-kit/factories/factories';
import type { TestApp } from '../../test-kit/app/test-app';
import { startTwoInstances, type TwoInstances } from '../../test-kit/app/two-instances';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { graphql, race } from '../../test-kit/races/races';
import type { Member } from '../members/member.entity';
import type { Notice } from '../notices/notice.entity';
import type { Comment } from './comment.entity';

const VIEWERS = ['stranger', 'owner', 'author', 'replier', 'moderator', 'blockerOfAuthor', 'blockedByReplier'] as const;
type ViewerName = (typeof VIEWERS)[number];

let instances: TwoInstances;
let app: TestApp;
let members: Record<ViewerName, Member>;
const clients = {} as Record<ViewerName, TestClient>;

beforeAll(async () => {
  instances = await startTwoInstances();
  app = instances.first;
  const em = app.em();
  members = {
    stranger: await buildMember(em),
    owner: await buildMember(em),
    author: await buildMember(em),
    replier: await buildMember(em),
    moderator: await makeModerator(em, await buildMember(em)),
    blockerOfAuthor: await buildMember(em),
    blockedByReplier: await buildMember(em),
  };
  await buildBlock(em, { blocker: members.blockerOfAuthor, blocked: members.author });
  await buildBlock(em, { blocker: members.replier, blocked: members.blockedByReplier });
  for (const name of VIEWERS) clients[name] = await app.as(members[name]);
});

afterEach(() => expectCorrectCounters(app));

afterAll(() => instances.stop());

/**
 * A notice of the owner. The author's comment has two replies, and another comment has a reply by
 * the author.
 */
interface Discussion {
  notice: Notice;
  parent: Comment;
  replies: [ofReplier: Comment, ofStranger: Comment];
  other: Comment;
  reply: Comment;
}

async function buildDiscussion(): Promise<Discussion> {
  const em = app.em();
  const notice = await buildProject(em, { owner: members.owner });
  const add = (name: ViewerName, parent?: Comment) => buildComment(em, { notice, author: members[name], parent });
  const parent = await add('author');
  const replies: Discussion['replies'] = [await add('replier', parent), await add('stranger', parent)];
  const other = await add('stranger');
  return { notice, parent, replies, other, reply: await add('author', other) };
}

const setHidden = ({ id }: Comment, hidden: boolean): Promise<unknown> =>
  app.sql('update comment set hidden = ? where id = ?', [hidden, id]);

interface Node {
  id: string;
  hidden: boolean;
}
interface Shown {
  notice: {
    commentCount: number;
    comments: { nodes: Node[] };
    commentThreads: { nodes: (Node & { replies: { nodes: Node[] } })[] };
  };
}

const SHOWN = `query ($id: ID!) { notice(id: $id) { commentCount comments(first: 20) { nodes { id hidden } }
  commentThreads(first: 10) { nodes { id hidden replies(first: 10) { nodes { id hidden } } } } } }`;
const CARD = `{ notices(size: 100) { nodes { id commentCount } } }`;
const BY_ID = 'query ($id: ID!) { comment(id: $id) { id hidden } }';

/**
 * Ids of the comments on a notice that are visible to a viewer. Checks that the list, the threads
 * and REST agree. Checks that the counts of the page and the card include all but the hidden
 * comments.
 */
async function seenBy(name: ViewerName, { notice: { id }, ...written }: Discussion): Promise<number[]> {
  const client = clients[name];
  const { notice } = await client.data<Shown>(SHOWN, { id });
  const listed = notice.comments.nodes;
  const threads = notice.commentThreads.nodes.flatMap(({ replies, ...comment }) => [comment, ...replies.nodes]);
  const byId = (one: Node, other: Node): number => Number(one.id) - Number(other.id);
  expect(threads.toSorted(byId)).toEqual(listed);
  const { body } = await client.rest('get', `/projects/comments/${id}`);
  const ids = listed.map((comment) => Number(comment.id));
  expect((body as { id: number }[]).map((comment) => comment.id)).toEqual(ids);
  for (const comment of [written.parent, ...written.replies, written.other, written.reply]) {
    const found = await client.data(BY_ID, { id: comment.id });
    expect(found).toEqual({ comment: listed.find((node) => node.id === String(comment.id)) ?? null });
  }
  const count = listed.filter(({ hidden }) => !hidden).length;
  expect(notice.commentCount).toBe(count);
  const { notices } = await client.data<{ notices: { nodes: { id: string; commentCount: number }[] } }>(CARD);
  expect(notices.nodes.find((node) => node.id === String(id))?.commentCount).toBe(count);
  return ids;
}

/** Expects each viewer to see exactly the given comments. */
async function expectSeen(discussion: Discussion, expected: Record<ViewerName, readonly Comment[]>): Promise<void> {
  const seen: Partial<Record<ViewerName, number[]>> = {};
  for (const name of VIEWERS) seen[name] = await seenBy(name, discussion);
  const ids = Object.entries(expected).map(([name, comments]) => [name, comments.map(({ id }) => id)]);
  expect(seen).toEqual(Object.fromEntries(ids));
}

describe('[B52] replies to a comment', () => {
  it("are visible only to viewers of the comment, and each viewer's counts match", async () => {
    const discussion = await buildDiscussion();
    const { parent, replies, other, reply } = discussion;
    const all = [parent, ...replies, other, reply];
    await expectSeen(discussion, {
      stranger: all,
      owner: all,
      author: all,
      replier: all,
      moderator: all,
      blockerOfAuthor: [other],
      blockedByReplier: [parent, replies[1], other, reply],
    });
  });

  it('are hidden with their comment everywhere and visible again after it is restored', async () => {
    const discussion = await buildDiscussion();
    const { notice, parent, replies, other, reply } = discussion;
    const all = [parent, ...replies, other, reply];
    const { case: opened } = await buildCase(app.em(), { target: parent });
    await clients.moderator.data(GQL.hide, { id: opened.id });
    await expectSeen(discussion, {
      stranger: [other, reply],
      owner: [other, reply],
      author: all,
      replier: [other, reply],
      moderator: all,
      blockerOfAuthor: [other],
      blockedByReplier: [other, reply],
    });
    const own = { target: 'COMMENT', targetId: replies[1].id, reason: 'SPAM' };
    expect(await clients.replier.code(GQL.report, { input: own })).toBe('NOT_FOUND');
    const answer = { noticeId: notice.id, parentId: replies[1].id, text: '답이에요.' };
    expect(await clients.replier.code(GQL.comment, { input: answer })).toBe('NOT_FOUND');
    await clients.moderator.data(GQL.restore, { id: opened.id });
    expect(await seenBy('replier', discussion)).toEqual(all.map(({ id }) => id));
  });

  it('stay hidden if they are hidden themselves and their comment is restored', async () => {
    const discussion = await buildDiscussion();
    const { parent, replies, other, reply } = discussion;
    await setHidden(replies[0], true);
    await setHidden(parent, true);
    expect(await seenBy('author', discussion)).toEqual([parent, replies[1], other, reply].map(({ id }) => id));
    await setHidden(parent, false);
    expect(await seenBy('stranger', discussion)).toEqual([parent, replies[1], other, reply].map(({ id }) => id));
    await setHidden(replies[0], false);
    expect(await seenBy('stranger', discussion)).toHaveLength(5);
  });

  it('are deleted with a hidden comment, and the counts stay right', async () => {
    const discussion = await buildDiscussion();
    await setHidden(discussion.parent, true);
    await clients.author.data(GQL.removeComment, { id: discussion.parent.id });
    await expectCorrectCounters(app);
    expect(await seenBy('stranger', discussion)).toHaveLength(2);
  });

  it('to a hidden comment are hidden from the beginning and notify nobody', async () => {
    const discussion = await buildDiscussion();
    const { notice, parent } = discussion;
    await setHidden(parent, true);
    const REPLY = `mutation ($input: AddCommentInput!) { addComment(input: $input) { comment { hidden } notice { commentCount } } }`;
    for (const name of ['author', 'moderator'] as const) {
      const input = { noticeId: notice.id, parentId: parent.id, text: '덧붙여요.' };
      expect(await clients[name].data(REPLY, { input })).toEqual({
        addComment: { comment: { hidden: true }, notice: { commentCount: 2 } },
      });
    }
    expect(await app.sql('select kind from notification where notice_id = ?', [notice.id])).toEqual([]);
    expect(await seenBy('owner', discussion)).toHaveLength(2);
    expect(await seenBy('author', discussion)).toHaveLength(7);
  });

  it('are counted correctly if they race with hiding and restoring the comment at two instances', async () => {
    const second = await instances.second.as(members.stranger);
    for (let round = 0; round < 6; round += 1) {
      const discussion = await buildDiscussion();
      const { notice, parent, replies } = discussion;
      const { case: opened } = await buildCase(app.em(), { target: parent });
      const input = { noticeId: notice.id, parentId: parent.id, text: '동시에 써요.' };
      const outcomes = await race(
        graphql(clients.moderator, GQL.hide, { id: opened.id }),
        graphql(second, GQL.comment, { input }),
        graphql(clients.replier, GQL.comment, { input }),
        graphql(clients.replier, GQL.removeComment, { id: replies[0].id }),
      );
      expect(outcomes.filter((outcome) => !['OK', 'NOT_FOUND'].includes(outcome))).toEqual([]);
      await expectCorrectCounters(app);
      expect(await seenBy('stranger', discussion)).toHaveLength(2);
      await clients.moderator.data(GQL.restore, { id: opened.id });
      const [, one, other, removal] = outcomes.map((outcome) => (outcome === 'OK' ? 1 : 0));
      expect(await seenBy('stranger', discussion)).toHaveLength(5 + (one ?? 0) + (other ?? 0) - (removal ?? 0));
    }
  });

  it('are counted in one step, regardless of their number', async () => {
    const { notice, parent } = await buildDiscussion();
    await app.sql(`insert into comment (notice_id, parent_id, text) select ?, ?, '답' from generate_series(1, 3000)`, [
      notice.id,
      parent.id,
    ]);
    const readCount = async () =>
      (await app.sql('select sum(comments)::int as sum from notice_count where notice_id = ?', [notice.id]))[0];
    expect(await readCount()).toEqual({ sum: 3005 });
    await setHidden(parent, true);
    expect(await readCount()).toEqual({ sum: 2 });
    await setHidden(parent, false);
    expect(await readCount()).toEqual({ sum: 3005 });
  });

  it('can only be marked as hidden by a parent if they have one', async () => {
    const { other } = await buildDiscussion();
    await expect(app.sql('update comment set parent_hidden = true where id = ?', [other.id])).rejects.toThrow(
      'comment_parent_hidden',
    );
  });
});
