import type { ApolloClient } from '@apollo/client';
import { BOUNDS } from '../../shared/bounds';
import { CommentSectionDocument } from '../gql/graphql';

/** The number of comments per page. */
export const COMMENT_PAGE_SIZE = 20;

/** Refetches all comments of a notice, so that a new comment is listed after comments that others have added meanwhile. */
export async function fetchAllComments(client: ApolloClient, noticeId: string): Promise<void> {
  let cursor = await fetchPage(client, noticeId, null);
  // The cursor of each page comes from the page before, so the pages cannot be fetched in parallel.
  // oxlint-disable-next-line no-await-in-loop
  while (cursor !== null) cursor = await fetchPage(client, noticeId, cursor);
}

/** Fetches one page into the cache. Returns the cursor for the next page, or null after the last page. */
async function fetchPage(client: ApolloClient, noticeId: string, after: string | null): Promise<string | null> {
  const { data } = await client.query({
    query: CommentSectionDocument,
    variables: { noticeId, first: BOUNDS.size.max, after },
    fetchPolicy: 'network-only',
  });
  const pageInfo = data?.notice.comments.pageInfo;
  return pageInfo?.hasNextPage ? pageInfo.endCursor : null;
}
