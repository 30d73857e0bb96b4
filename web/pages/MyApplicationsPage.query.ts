import { MyApplicationsDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { loadMyTeams } from './MyTeams.query';
import type { Navigation } from './navigation';

gql`
  query MyApplications($after: String) {
    viewer {
      id
      list: applications(first: 50, after: $after) {
        edges {
          cursor
          node {
            id
            status
            ...AppliedItem_application
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

/** Starts the queries for the viewer's applications, newest first. */
export function loadMyApplicationsPage(navigation: Navigation) {
  return {
    counts: loadMyTeams(navigation),
    applications: navigation.preload(MyApplicationsDocument, { variables: {} }),
  };
}
