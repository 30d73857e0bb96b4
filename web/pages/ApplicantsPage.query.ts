import type { Known } from '../graphql/enums';
import { ApplicantsPageDocument, type NoticeKind } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import type { Navigation } from './navigation';

gql`
  query ApplicantsPage($id: ID!, $after: String) {
    notice(id: $id) {
      id
      kind
      ...OwnerOnly_notice
      ...ApplicantsView_notice
    }
  }
`;

/** Starts the query for the applicants of the viewer's notice, oldest first. */
export function loadApplicantsPage({ preload, id }: Navigation, kind?: Known<NoticeKind>) {
  return { kind, notice: preload(ApplicantsPageDocument, { variables: { id } }) };
}
