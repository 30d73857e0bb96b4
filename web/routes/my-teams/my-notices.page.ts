import { MyNoticesPageDocument } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { loadMyTeamsCounts } from './my-teams-tabs.query';
import { PATHS } from '../../paths';
import type { Chunk, Navigation, PageRoute } from '../page';

gql`
  query MyNoticesPage($after: String) {
    viewer {
      id
      list: ownedNotices(first: 50, after: $after) {
        edges {
          cursor
          node {
            id
            recruiting
            freeSeatCount
            pendingApplicationCount
            ...MyNoticeItem_notice
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

/** Starts the queries for the notices that the viewer has posted, newest first. */
export function loadMyNoticesPage(navigation: Navigation) {
  return {
    counts: loadMyTeamsCounts(navigation),
    notices: navigation.preload(MyNoticesPageDocument, { variables: {} }),
  };
}

export const pages: readonly PageRoute[] = [
  {
    path: PATHS.myNotices,
    layout: 'members',
    loading: 'items',
    load: loadMyNoticesPage,
    component: async () => (await import('./my-notices')).MyNoticesPage,
  },
];

export const chunk: Chunk = 'members';
