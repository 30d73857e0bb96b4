import { ApplicantsPageDocument, type NoticeKind } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import type { Navigation } from './navigation';

gql`
  query ApplicantsPage($id: ID!, $after: ID) {
    notice(id: $id) {
      id
      kind
      ...OwnerOnly_notice
      ...NoticeHeading_notice
      ...CloseNoticeButton_notice
      ...NoticeSeats_notice
      applicationCount
      applications(after: $after) {
        id
        ...ApplicantRow_application
      }
    }
  }
`;

/** Starts the query for the applicants of the viewer's notice, oldest first. */
export function loadApplicantsPage({ preload, id }: Navigation, kind: NoticeKind) {
  return { kind, notice: preload(ApplicantsPageDocument, { variables: { id } }) };
}
