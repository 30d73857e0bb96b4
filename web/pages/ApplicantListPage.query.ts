import { ApplicantListPageDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import type { Navigation } from './navigation';

gql`
  query ApplicantListPage($id: ID!, $after: String) {
    notice(id: $id) {
      id
      ...OwnerOnly_notice
      ...NoticeHeading_notice
      applicationCount
      applications(first: 50, after: $after) {
        edges {
          cursor
          node {
            id
            ...ApplicantItem_application
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

/** Starts the query for the list of who applied to the viewer's notice, oldest first. */
export function loadApplicantListPage({ preload, id }: Navigation) {
  return { notice: preload(ApplicantListPageDocument, { variables: { id } }) };
}
