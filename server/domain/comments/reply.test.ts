import type { TestClient } from '../../test-kit/clients/client';
import { buildComment, buildMember, buildProject } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { graphqlOutcome } from '../../test-kit/clients/outcomes';
import type { Member } from '../members/member.entity';
import type { Notice } from '../notices/notice.entity';

let app: TestApp;
let owner: Member;
let student: Member;
let clients: Record<'owner' | 'author' | 'student', TestClient>;
let notice: Notice;
let author: Member;

beforeAll(async () => {
  app = await startTestApp();
  const em = app.em();
  [owner, author, student] = [await buildMember(em), await buildMember(em), await buildMember(em)];
  clients = { owner: await app.as(owner), author: await app.as(author), student: await app.as(student) };
});

afterAll(() => app.close());

beforeEach(async () => {
  notice = await buildProject(app.em(), { owner });
});

describe('replies', () => {
  const REPLY = `mutation ($input: AddCommentInput!) { addComment(input: $input) {
    comment { id parent { id replies { nodes { id text isByOwner } } } } notice { commentCount } } }`;
  const THREADS = `query ($id: ID!, $first: Int, $after: String) { notice(id: $id) {
    comments { nodes { id } }
    commentThreads(first: $first, after: $after) {
      nodes { id isByOwner parent { id } replies(first: 2) { nodes { id parent { id } } pageInfo { hasNextPage endCursor } } }
      pageInfo { hasNextPage endCursor } } } }`;

  interface Thread {
    id: string;
    replies: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
  }
  interface Threads {
    notice: {
      comments: { nodes: { id: string }[] };
      commentThreads: { nodes: Thread[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
    };
  }

  const sortWords = (lists: readonly (readonly unknown[])[]): string[] =>
    lists.map((words) => words.join(' ')).toSorted((one, other) => one.localeCompare(other));

  /** Replies as one of the members. Returns the id of the reply. */
  async function reply(as: keyof typeof clients, parentId: number | string): Promise<string> {
    const input = { noticeId: notice.id, parentId, text: '답이에요.' };
    const { addComment } = await clients[as].data<{ addComment: { comment: { id: string } } }>(REPLY, { input });
    return addComment.comment.id;
  }

  it('are listed below their comment, and the mutation returns both', async () => {
    const { id } = await buildComment(app.em(), { notice, author });
    const input = { noticeId: notice.id, parentId: id, text: '목요일이에요.' };
    const { addComment } = await clients.owner.data<{ addComment: object }>(REPLY, { input });
    expect(addComment).toEqual({
      comment: {
        id: expect.any(String) as string,
        parent: {
          id: String(id),
          replies: { nodes: [{ id: expect.any(String) as string, text: '목요일이에요.', isByOwner: true }] },
        },
      },
      notice: { commentCount: 2 },
    });
  });

  it('to a reply belong to the same comment', async () => {
    const comment = await buildComment(app.em(), { notice, author });
    const first = await reply('owner', comment.id);
    await reply('author', first);
    const rows = await app.sql('select parent_id from comment where notice_id = ? order by id', [notice.id]);
    expect(rows).toEqual([{ parent_id: null }, { parent_id: comment.id }, { parent_id: comment.id }]);
  });

  it('are paged with the oldest first, threads with the newest first; the list of all comments stays', async () => {
    const older = await buildComment(app.em(), { notice, author });
    const newer = await buildComment(app.em(), { notice, author: student });
    const replies: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      replies.push(String((await buildComment(app.em(), { parent: older, notice, author: student })).id));
    }
    const { notice: shown } = await clients.student.data<Threads>(THREADS, { id: notice.id, first: 1 });
    expect(shown.comments.nodes.map(({ id }) => id)).toEqual([String(older.id), String(newer.id), ...replies]);
    expect(shown.commentThreads.nodes.map(({ id }) => id)).toEqual([String(newer.id)]);
    expect(shown.commentThreads.pageInfo.hasNextPage).toBe(true);
    const after = shown.commentThreads.pageInfo.endCursor;
    const { notice: next } = await clients.student.data<Threads>(THREADS, { id: notice.id, first: 1, after });
    expect(next.commentThreads.pageInfo.hasNextPage).toBe(false);
    expect(next.commentThreads.nodes[0]).toMatchObject({ id: String(older.id), parent: null, isByOwner: false });
    const page = next.commentThreads.nodes[0]?.replies;
    expect(page?.nodes).toEqual(replies.slice(0, 2).map((id) => ({ id, parent: { id: String(older.id) } })));
    expect(page?.pageInfo.hasNextPage).toBe(true);
    const rest = await clients.student.data(
      'query ($id: ID!, $after: String) { comment(id: $id) { replies(after: $after) { nodes { id } } } }',
      { id: older.id, after: page?.pageInfo.endCursor },
    );
    expect(rest).toEqual({ comment: { replies: { nodes: [{ id: replies[2] }] } } });
  });

  it.each([
    ['a comment on another notice', async () => (await buildComment(app.em())).id],
    ['a comment that does not exist', async () => 999_999_999],
  ])('[B28] to %s are denied, and nothing is stored', async (_what, build) => {
    const input = { noticeId: notice.id, parentId: await build(), text: '답이에요.' };
    expect(await graphqlOutcome(clients.author, GQL.comment, { input })).toBe('NOT_FOUND');
    expect(await app.sql('select 1 from comment where notice_id = ?', [notice.id])).toHaveLength(0);
  });

  it('[B28] are denied to members of another school, who cannot see the comment', async () => {
    const stranger = await app.as(await buildMember(app.em(), { university: '다른대학교' }));
    const { id } = await buildComment(app.em(), { notice, author });
    expect(await stranger.data('query ($id: ID!) { comment(id: $id) { id } }', { id })).toEqual({ comment: null });
    const input = { noticeId: notice.id, parentId: id, text: '답이에요.' };
    expect(await graphqlOutcome(stranger, GQL.comment, { input })).toBe('NOT_FOUND');
  });

  it('are deleted with their comment; deleting a reply deletes nothing else', async () => {
    const comment = await buildComment(app.em(), { notice, author });
    const [first, second] = [await reply('owner', comment.id), await reply('student', comment.id)];
    const query = `mutation ($id: ID!) { deleteComment(input: { id: $id }) {
      parent { id replies { nodes { id } } } notice { commentCount } } }`;
    expect(await clients.owner.data(query, { id: first })).toEqual({
      deleteComment: {
        parent: { id: String(comment.id), replies: { nodes: [{ id: second }] } },
        notice: { commentCount: 2 },
      },
    });
    expect(await clients.author.data(query, { id: comment.id })).toEqual({
      deleteComment: { parent: null, notice: { commentCount: 0 } },
    });
    expect(await app.sql('select 1 from comment where notice_id = ?', [notice.id])).toHaveLength(0);
  });

  it('are ordinary comments over REST', async () => {
    const comment = await buildComment(app.em(), { notice, author });
    const response = await reply('owner', comment.id);
    const { body } = await clients.student.rest('get', `/projects/comments/${notice.id}`);
    expect(body).toEqual([
      expect.objectContaining({ id: comment.id }),
      { ...(body as object[])[1], id: Number(response), name: owner.nickName, comment: '답이에요.' },
    ]);
    expect(Object.keys((body as object[])[1] ?? {})).toEqual(['id', 'name', 'comment', 'createdDate', 'imageUrl']);
  });

  it.each([
    ['the owner replies to a question', 'owner', 'author', [['author', 'COMMENT_REPLIED']]],
    [
      'a student replies to another one',
      'student',
      'author',
      [
        ['author', 'COMMENT_REPLIED'],
        ['owner', 'COMMENT_ADDED'],
      ],
    ],
    ['a student replies to the owner', 'student', 'owner', [['owner', 'COMMENT_ADDED']]],
    ['a student adds to the own question', 'author', 'author', [['owner', 'COMMENT_ADDED']]],
  ] as const)('notify each recipient once if %s', async (_what, by, of, expected) => {
    const members = { owner, author, student };
    const comment = await buildComment(app.em(), { notice, author: members[of] });
    await reply(by, comment.id);
    const rows = await app.sql<{ recipient_id: number; kind: string }>(
      'select recipient_id, kind from notification where notice_id = ?',
      [notice.id],
    );
    const names = Object.entries(members).map(([name, { id }]) => [id, name] as const);
    const named = rows.map(({ recipient_id, kind }) => [new Map(names).get(recipient_id), kind]);
    expect(sortWords(named)).toEqual(sortWords(expected));
  });

  it('notify the author of the answered reply below the comment of another member', async () => {
    const comment = await buildComment(app.em(), { notice, author: owner });
    const question = await buildComment(app.em(), { parent: comment, notice, author });
    await reply('owner', question.id);
    const rows = await app.sql('select recipient_id, kind from notification where notice_id = ?', [notice.id]);
    expect(rows).toEqual([{ recipient_id: author.id, kind: 'COMMENT_REPLIED' }]);
  });
});
