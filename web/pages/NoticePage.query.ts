import { loadComments } from '../comments/comments.query';
import type { Known } from '../graphql/enums';
import { type NoticeKind, NoticePageDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import type { PageName } from '../paths';
import type { Navigation } from './navigation';

gql`
  query NoticePage($id: ID!) {
    notice(id: $id) {
      id
      kind
      ...NoticeView_notice
      ...MyApplicationPanel_notice
      ...TeamLink_notice
    }
  }
`;

/** The variant of a notice page that a URL opens. */
interface NoticeAddress {
  /** The kind of the notice. Undefined for either kind. */
  kind?: Known<NoticeKind>;
  /** The page that the back link leads to. */
  back: Extract<PageName, 'home' | 'recruit'>;
  /** Whether the viewer's application is expanded. */
  withApplication?: boolean;
}

/**
 * Returns the loader for a variant of the page. It starts the queries for a notice and its
 * comments.
 */
export function noticeLoader(address: NoticeAddress) {
  return ({ preload, id }: Navigation) => ({
    address,
    notice: preload(NoticePageDocument, { variables: { id } }),
    comments: loadComments(preload, id),
  });
}
