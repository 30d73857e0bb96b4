import type { Known } from '../graphql/enums';
import { type NoticeKind, UpdateNoticePageDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import type { Navigation } from './navigation';

gql`
  query UpdateNoticePage($id: ID!) {
    notice(id: $id) {
      id
      kind
      ...OwnerOnly_notice
      ...UpdateNotice_notice
    }
  }
`;

/**
 * Starts the query for the notice to change. It is not refetched, because the form edits its data.
 */
export function loadUpdateNoticePage({ preload, id }: Navigation, kind: Known<NoticeKind>) {
  return { kind, notice: preload(UpdateNoticePageDocument, { variables: { id }, refetchOn: false }) };
}
