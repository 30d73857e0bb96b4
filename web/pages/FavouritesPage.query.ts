import { FavouritesDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { loadMyTeams } from './MyTeams.query';
import type { Navigation } from './navigation';

gql`
  query Favourites($after: String) {
    viewer {
      id
      list: favourites(first: 50, after: $after) {
        edges {
          cursor
          node {
            id
            recruiting
            dDay
            freeSeatCount
            viewerHasFavourited
            ...FavouriteItem_notice
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

/** Starts the queries for the viewer's favourites, newest first. */
export function loadFavouritesPage(navigation: Navigation) {
  return {
    counts: loadMyTeams(navigation),
    // No refetch: it would remove favourites that the viewer has just unmarked. They stay in the
    // list until the viewer leaves the page.
    favourites: navigation.preload(FavouritesDocument, { variables: {}, refetchOn: false }),
  };
}
