import { loadComments } from '../comments/comments.query';
import { AppliedNoticePageDocument, type NoticeKind } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import type { Navigation } from './navigation';

gql`
  query AppliedNoticePage($id: ID!) {
    notice(id: $id) {
      id
      kind
      ...NoticeView_notice
      ...MyApplicationPanel_notice
    }
  }
`;

/** Starts the queries for a notice with the viewer's application, and for its comments. */
export function loadAppliedNoticePage({ preload, id }: Navigation, kind: NoticeKind) {
  const notice = preload(AppliedNoticePageDocument, { variables: { id } });
  return { kind, notice, comments: loadComments(preload, id) };
}
