import { MyTeamsPageDocument } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { loadMyTeamsCounts } from './my-teams-tabs.query';
import { PATHS } from '../../paths';
import type { Chunk, Navigation, PageRoute } from '../page';

gql`
  query MyTeamsPage($after: String) {
    viewer {
      id
      list: teams(first: 50, after: $after) {
        edges {
          cursor
          node {
            id
            state
            ...TeamItem_team
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

/** Starts the queries for the viewer's teams. Teams of the newest notices come first. */
export function loadMyTeamsPage(navigation: Navigation) {
  return { counts: loadMyTeamsCounts(navigation), teams: navigation.preload(MyTeamsPageDocument, { variables: {} }) };
}

export const pages: readonly PageRoute[] = [
  {
    path: PATHS.teams,
    layout: 'members',
    loading: 'items',
    load: loadMyTeamsPage,
    component: async () => (await import('./my-teams')).MyTeamsPage,
  },
];

export const chunk: Chunk = 'team';
