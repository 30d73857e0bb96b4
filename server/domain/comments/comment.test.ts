import type { TestClient } from '../../test-kit/clients/client';
import { buildComment, buildMember, buildProject, buildStudy } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { graphqlOutcome, graphqlVerdict } from '../../test-kit/clients/outcomes';
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

const COMMENTS = `query ($id: ID!, $first: Int, $after: String) { notice(id: $id) { commentCount
  comments(first: $first, after: $after) { nodes { id } edges { cursor } 
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }`;

interface Shown {
  notice: {
    commentCount: number;
    comments: {
      nodes: { id: string }[];
      edges: { cursor: string }[];
      pageInfo: {
        hasNextPage: boolean;
        hasPreviousPage: boolean;
        startCursor: string | null;
        endCursor: string | null;
      };
    };
  };
}

it('a new comment is returned with the changed notice', async () => {
  await buildComment(app.em(), { notice });
  const { addComment } = await clients.author.data<{ addComment: object }>(
    `mutation ($input: AddCommentInput!) { addComment(input: $input) {
      comment { text author { id nickName imageUrl } viewerCanDelete } notice { id commentCount } } }`,
    { input: { noticeId: notice.id, text: ' <b>안녕</b>\n하세요 ' } },
  );
  expect(addComment).toEqual({
    comment: {
      text: '<b>안녕</b>\n하세요',
      author: { id: String(author.id), nickName: author.nickName, imageUrl: null },
      viewerCanDelete: true,
    },
    notice: { id: String(notice.id), commentCount: 2 },
  });
});

it('comments are paged by cursor, the oldest first, each once', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1) ids.push(String((await buildComment(app.em(), { notice })).id));
  await buildComment(app.em(), { notice: await buildStudy(app.em(), { owner }) });
  const seen: string[][] = [];
  for (let after: string | null = null; seen.length < 3;) {
    const shown: Shown = await clients.student.data<Shown>(COMMENTS, { id: notice.id, first: 2, after });
    const { nodes, edges, pageInfo } = shown.notice.comments;
    expect(shown.notice.commentCount).toBe(5);
    expect(pageInfo).toEqual({
      hasNextPage: seen.length < 2,
      hasPreviousPage: after !== null,
      startCursor: edges[0]?.cursor,
      endCursor: edges.at(-1)?.cursor,
    });
    seen.push(nodes.map(({ id }) => id));
    after = pageInfo.endCursor;
  }
  expect(seen).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4)]);
});

it('a page with exactly the remaining comments has no next page', async () => {
  for (let count = 0; count < 2; count += 1) await buildComment(app.em(), { notice });
  const shown = await clients.student.data<Shown>(COMMENTS, { id: notice.id, first: 2 });
  expect(shown.notice.comments.nodes).toHaveLength(2);
  expect(shown.notice.comments.pageInfo.hasNextPage).toBe(false);
});

it('a notice without comments has an empty page', async () => {
  const shown = await clients.student.data<Shown>(COMMENTS, { id: notice.id });
  expect(shown.notice).toEqual({
    commentCount: 0,
    comments: {
      nodes: [],
      edges: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
    },
  });
});

it.each([
  [{ first: 0 }, 'first'],
  [{ first: 101 }, 'first'],
  [{ first: -1 }, 'first'],
  [{ after: 'garbage' }, 'after'],
  [{ after: '' }, 'after'],
  [{ after: Buffer.from('id:99999999999').toString('base64url') }, 'after'],
  [{ after: Buffer.from("id:1' or 1=1").toString('base64url') }, 'after'],
])('a page of comments with the arguments %j is rejected', async (args, field) => {
  const verdict = await graphqlVerdict(clients.student, COMMENTS, { id: notice.id, ...args });
  expect(verdict).toEqual({ code: 'VALIDATION_FAILED', fields: [field] });
});

it.each(['owner', 'author', 'student'] as const)(
  'viewerCanDelete agrees with deleteComment for the %s [B5]',
  async (viewer) => {
    const { id } = await buildComment(app.em(), { notice, author });
    const { notice: shown } = await clients[viewer].data<{ notice: { comments: { nodes: object[] } } }>(
      `query ($id: ID!) { notice(id: $id) { comments { nodes { viewerCanDelete } } } }`,
      { id: notice.id },
    );
    const can = viewer !== 'student';
    expect(shown.comments.nodes).toEqual([{ viewerCanDelete: can }]);
    expect(await graphqlOutcome(clients[viewer], GQL.removeComment, { id })).toBe(can ? 'OK' : 'FORBIDDEN');
    expect(await app.sql('select 1 from comment where id = ?', [id])).toHaveLength(can ? 0 : 1);
  },
);

it("a notice's owner cannot delete comments on another owner's notice [B5]", async () => {
  const other = await buildProject(app.em(), { owner: student });
  const { id } = await buildComment(app.em(), { notice: other, author });
  expect(await graphqlOutcome(clients.owner, GQL.removeComment, { id })).toBe('FORBIDDEN');
  expect(await graphqlOutcome(clients.student, GQL.removeComment, { id })).toBe('OK');
});

it('deleting a comment returns the changed notice', async () => {
  const { id } = await buildComment(app.em(), { notice, author });
  await buildComment(app.em(), { notice, author: student });
  const response = await clients.author.data(GQL.removeComment, { id });
  expect(response).toEqual({
    deleteComment: { commentId: String(id), notice: { id: String(notice.id), commentCount: 1 } },
  });
  expect(await graphqlOutcome(clients.author, GQL.removeComment, { id })).toBe('NOT_FOUND');
});

it('an anonymous comment shows no author, and only the owner may delete it', async () => {
  const { id } = await buildComment(app.em(), { notice, author });
  await app.sql('update comment set author_id = null where id = ?', [id]);
  const query = `query ($id: ID!) { notice(id: $id) { comments { nodes { author { id } viewerCanDelete } } } }`;
  const shown = await clients.author.data(query, { id: notice.id });
  expect(shown).toEqual({ notice: { comments: { nodes: [{ author: null, viewerCanDelete: false }] } } });
  const { body } = await clients.student.rest('get', `/projects/comments/${notice.id}`);
  expect(body).toMatchObject([{ id, name: null, imageUrl: null }]);
  expect(await graphqlOutcome(clients.author, GQL.removeComment, { id })).toBe('FORBIDDEN');
  expect(await graphqlOutcome(clients.owner, GQL.removeComment, { id })).toBe('OK');
});
