import { FavouritesPageDocument } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { loadMyTeamsCounts } from './my-teams-tabs.query';
import { PATHS } from '../../paths';
import type { Chunk, Navigation, PageRoute } from '../page';

gql`
  query FavouritesPage($after: String) {
    viewer {
      id
      list: favourites(first: 50, after: $after) {
        edges {
          cursor
          node {
            id
            viewerHasFavourited
            ...FavouriteItem_notice
            ...FavouriteTable_notice @unmask
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
    counts: loadMyTeamsCounts(navigation),
    // No refetch: it would remove favourites that the viewer has just unmarked. They stay in the
    // list until the viewer leaves the page.
    favourites: navigation.preload(FavouritesPageDocument, { variables: {}, refetchOn: false }),
  };
}

export const pages: readonly PageRoute[] = [
  {
    path: PATHS.favourites,
    layout: 'members',
    loading: 'items',
    load: loadFavouritesPage,
    component: async () => (await import('./favourites')).FavouritesPage,
  },
];

export const chunk: Chunk = 'members';
