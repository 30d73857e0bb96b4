import { ViewerTeamsDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { loadMyTeams } from './MyTeams.query';
import type { Navigation } from './navigation';

gql`
  query ViewerTeams($after: String) {
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
export function loadTeamsPage(navigation: Navigation) {
  return { counts: loadMyTeams(navigation), teams: navigation.preload(ViewerTeamsDocument, { variables: {} }) };
}
