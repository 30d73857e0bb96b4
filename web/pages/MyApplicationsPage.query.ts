import { MyApplicationsDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import type { Navigation } from './navigation';

gql`
  query MyApplications($kind: NoticeKind!, $after: String) {
    viewer {
      id
      list: applications(first: 50, after: $after, kind: $kind) {
        edges {
          cursor
          node {
            id
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
export function loadMyApplicationsPage({ preload }: Navigation) {
  return {
    PROJECT: preload(MyApplicationsDocument, { variables: { kind: 'PROJECT' } }),
    STUDY: preload(MyApplicationsDocument, { variables: { kind: 'STUDY' } }),
  };
}
