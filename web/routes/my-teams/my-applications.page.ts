import { MyApplicationsPageDocument, ReceivedOffersDocument } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { loadMyTeamsCounts } from './my-teams-tabs.query';
import { PATHS } from '../../paths';
import type { Chunk, Navigation, PageRoute } from '../page';

gql`
  query MyApplicationsPage($after: String) {
    viewer {
      id
      list: applications(first: 50, after: $after) {
        edges {
          cursor
          node {
            id
            status
            ...MyApplicationItem_application
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
gql`
  query ReceivedOffers($after: String) {
    viewer {
      id
      offers(first: 20, after: $after) {
        edges {
          cursor
          node {
            id
            state
            ...ReceivedOfferItem_offer
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

/** Starts the queries for the viewer's applications and the offers to them, newest first. */
export function loadMyApplicationsPage(navigation: Navigation) {
  return {
    counts: loadMyTeamsCounts(navigation),
    applications: navigation.preload(MyApplicationsPageDocument, { variables: {} }),
    offers: navigation.preload(ReceivedOffersDocument, { variables: {} }),
  };
}

export const pages: readonly PageRoute[] = [
  {
    path: PATHS.applications,
    layout: 'members',
    loading: 'items',
    load: loadMyApplicationsPage,
    component: async () => (await import('./my-applications')).MyApplicationsPage,
  },
];

export const chunk: Chunk = 'members';
