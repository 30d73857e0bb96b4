import { loadComments } from '../comments/comments.query';
import { MyNoticePageDocument, type NoticeKind } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import type { Navigation } from './navigation';

gql`
  query MyNoticePage($id: ID!) {
    notice(id: $id) {
      id
      kind
      ...OwnerOnly_notice
      ...NoticeView_notice
      ...ShareButton_notice
      ...OwnerActions_notice
    }
  }
`;

/** Starts the queries for the viewer's own notice and its comments. */
export function loadMyNoticePage({ preload, id }: Navigation, kind: NoticeKind) {
  return { kind, notice: preload(MyNoticePageDocument, { variables: { id } }), comments: loadComments(preload, id) };
}
