import { ClientError, GraphQLClient } from 'graphql-request';
import { graphql } from './generated';
import { HANTEAM, NOTICE, TOKEN } from './settings';

const client = new GraphQLClient(`${HANTEAM}/graphql`, { headers: { Authorization: `Bearer ${TOKEN}` } });

const List = graphql(`
  query List($page: Int!) {
    notices(page: $page, size: 2, filter: { recruitingOnly: true }) {
      totalPages
      nodes {
        __typename
        id
        title
        createdAt
        freeSeatCount
        viewerCanApply
      }
    }
  }
`);

const AddComment = graphql(`
  mutation AddComment($input: AddCommentInput!) {
    addComment(input: $input) {
      comment {
        id
        text
      }
    }
  }
`);

const Apply = graphql(`
  mutation Apply($input: ApplyToNoticeInput!) {
    applyToNotice(input: $input) {
      application {
        id
        status
      }
    }
  }
`);

const Cancel = graphql(`
  mutation Cancel($id: ID!) {
    cancelApplication(input: { id: $id }) {
      notice {
        id
      }
    }
  }
`);

/**
 * Returns the ids of all recruiting notices. Dates are strings because of the scalars in
 * codegen.json.
 */
async function listNotices(): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 0, pages = 1; page < pages; page += 1) {
    const { notices } = await client.request(List, { page });
    if (!notices) throw new Error('no list');
    pages = notices.totalPages;
    ids.push(...notices.nodes.map(({ id }) => id));
    const newest: string | undefined = notices.nodes[0]?.createdAt;
    if (newest !== undefined && Number.isNaN(Date.parse(newest))) throw new Error(`${newest} is no date`);
  }
  return ids;
}

/** Adds a comment twice with one idempotency key, as if the first response had been lost. */
async function comment(): Promise<(string | undefined)[]> {
  const headers = { 'Idempotency-Key': `comment-${NOTICE}` };
  const variables = { input: { noticeId: NOTICE, text: '몇 시에 만나나요?' } };
  const first = await client.request(AddComment, variables, headers);
  const second = await client.request(AddComment, variables, headers);
  return [first, second].map(({ addComment }) => addComment?.comment.id);
}

async function codeOf(request: Promise<unknown>): Promise<unknown> {
  const error: unknown = await request.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error === undefined) return undefined;
  if (!(error instanceof ClientError)) throw error;
  return error.response.errors?.[0]?.extensions['code'];
}

async function main(): Promise<void> {
  const ids = await listNotices();
  const comments = await comment();
  const input = { noticeId: NOTICE, text: '함께하고 싶어요.' };
  const { applyToNotice } = await client.request(Apply, { input });
  const again = await codeOf(client.request(Apply, { input }));
  const id = applyToNotice?.application.id ?? '';
  const cancelled = await client.request(Cancel, { id });
  console.info(
    JSON.stringify({
      notices: ids.length,
      distinct: new Set(ids).size,
      comments: new Set(comments).size,
      status: applyToNotice?.application.status,
      again,
      cancelled: cancelled.cancelApplication !== null,
    }),
  );
}

void main();
