import { useApolloClient } from '@apollo/client/react';
import { BOUNDS } from '../../shared/bounds';
import { CommentSectionDocument } from '../graphql/generated/documents';
import { useFetchMore } from '../ui/useFetchMore';

/** Returns the function that loads all comments behind the loaded ones, which include those that others have added meanwhile. */
export function useNewComments(noticeId: string): () => Promise<void> {
  const { cache } = useApolloClient();
  const variables = { noticeId };
  const fetchMore = useFetchMore(CommentSectionDocument, variables);
  return async () => {
    const loaded = cache.readQuery({ query: CommentSectionDocument, variables });
    let after = loaded?.notice.comments.pageInfo.endCursor ?? null;
    for (let more = true; more;) {
      // The cursor of each page comes from the page before, so the pages cannot be fetched in parallel.
      // oxlint-disable-next-line no-await-in-loop
      const pageInfo = (await fetchMore({ first: BOUNDS.size.max, after }))?.notice.comments.pageInfo;
      after = pageInfo?.endCursor ?? null;
      more = pageInfo?.hasNextPage ?? false;
    }
  };
}
