import { useApolloClient } from '@apollo/client/react';
import { BOUNDS } from '../../shared/bounds';
import { CommentSectionDocument } from '../graphql/generated/documents';
import type { PageEnd } from '../ui/MoreButton';
import { useFetchMore } from '../ui/useFetchMore';

interface LoadedComments {
  /** Returns where the loaded comments end; undefined before any are loaded. */
  getEnd: () => PageEnd | undefined;
  /** Loads all comments behind the loaded ones, so that the viewer's new one is listed however long the list is. */
  loadRest: () => Promise<void>;
}

/** Returns functions about the comments of a notice that are in the cache. */
export function useLoadedComments(noticeId: string): LoadedComments {
  const { cache } = useApolloClient();
  const variables = { noticeId };
  const fetchMore = useFetchMore(CommentSectionDocument, variables);
  const getEnd = (): PageEnd | undefined =>
    cache.readQuery({ query: CommentSectionDocument, variables })?.notice?.comments.pageInfo;
  const loadRest = async (): Promise<void> => {
    for (let end = getEnd(); end?.hasNextPage; end = getEnd()) {
      // The cursor of each page comes from the page before, so the pages cannot be fetched in parallel.
      // oxlint-disable-next-line no-await-in-loop
      await fetchMore({ first: BOUNDS.size.max, after: end.endCursor });
    }
  };
  return { getEnd, loadRest };
}
