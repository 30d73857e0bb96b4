import { ApplicantsPageDocument, type NoticeKind } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import type { Navigation } from './navigation';

gql`
  query ApplicantsPage($id: ID!, $after: String) {
    notice(id: $id) {
      id
      kind
      ...OwnerOnly_notice
      ...NoticeHeading_notice
      ...CloseNoticeButton_notice
      ...NoticeSeats_notice
      applicationCount
      applications(first: 50, after: $after) {
        edges {
          cursor
          node {
            id
            ...ApplicantRow_application
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

/** Starts the query for the applicants of the viewer's notice, oldest first. */
export function loadApplicantsPage({ preload, id }: Navigation, kind: NoticeKind) {
  return { kind, notice: preload(ApplicantsPageDocument, { variables: { id } }) };
}
