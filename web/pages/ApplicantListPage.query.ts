import { ApplicantListPageDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import type { Navigation } from './navigation';

gql`
  query ApplicantListPage($id: ID!, $after: ID) {
    notice(id: $id) {
      id
      ...OwnerOnly_notice
      ...NoticeHeading_notice
      applicationCount
      applications(after: $after) {
        id
        ...ApplicantItem_application
      }
    }
  }
`;

/** Starts the query for the applicants of the viewer's notice, oldest first. */
export function loadApplicantListPage({ preload, id }: Navigation) {
  return { notice: preload(ApplicantListPageDocument, { variables: { id } }) };
}
