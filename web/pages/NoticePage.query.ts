import { loadComments } from '../comments/comments.query';
import { type NoticeKind, NoticePageDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import type { Navigation } from './navigation';

gql`
  query NoticePage($id: ID!) {
    notice(id: $id) {
      id
      kind
      ...NoticeView_notice
      ...ShareButton_notice
      ...ApplyButton_notice
    }
  }
`;

/** Starts the queries for a notice and its comments. */
export function loadNoticePage({ preload, id }: Navigation, kind: NoticeKind) {
  return { kind, notice: preload(NoticePageDocument, { variables: { id } }), comments: loadComments(preload, id) };
}
