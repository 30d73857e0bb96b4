import { FavouritesDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import type { Navigation } from './navigation';

gql`
  query Favourites($kind: NoticeKind!, $after: String) {
    viewer {
      id
      list: favourites(first: 50, after: $after, kind: $kind) {
        edges {
          cursor
          node {
            id
            viewerHasFavourited
            ...FavouriteCard_notice
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

/** A refetch would remove what the viewer has just unmarked, which stays in the list until the viewer leaves the page. */
const OPTIONS = { refetchOn: false };

/** Starts the queries for the viewer's favourites, latest first. */
export function loadFavouritesPage({ preload }: Navigation) {
  return {
    PROJECT: preload(FavouritesDocument, { variables: { kind: 'PROJECT' }, ...OPTIONS }),
    STUDY: preload(FavouritesDocument, { variables: { kind: 'STUDY' }, ...OPTIONS }),
  };
}
