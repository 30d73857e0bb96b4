import type { ApolloClient } from '@apollo/client';
import { CommentSectionDocument } from '../gql/graphql';

/** How many comments a page of a thread holds. */
export const COMMENTS_AT_ONCE = 20;

/** As many as the server gives at once. */
const MOST_AT_ONCE = 100;

/** Fetches a notice's comments anew, to the last: after posting one's own stands at its true place, with none missing. */
export async function fetchAllComments(client: ApolloClient, noticeId: string): Promise<void> {
  let next = await fetchPage(client, noticeId, null);
  // One after the other: each page's cursor comes with the page before.
  // oxlint-disable-next-line no-await-in-loop
  while (next !== null) next = await fetchPage(client, noticeId, next);
}

/** Fetches one page into the cache; answers the cursor of the next, or null after the last. */
async function fetchPage(client: ApolloClient, noticeId: string, after: string | null): Promise<string | null> {
  const { data } = await client.query({
    query: CommentSectionDocument,
    variables: { noticeId, first: MOST_AT_ONCE, after },
    fetchPolicy: 'network-only',
  });
  const pageInfo = data?.notice.comments.pageInfo;
  return pageInfo?.hasNextPage ? pageInfo.endCursor : null;
}
