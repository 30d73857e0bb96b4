import { CommentSectionDocument } from '../../graphql/generated/documents';
import type { Preload } from '../../graphql/preload';
import { gql } from '../../graphql/tag';

gql`
  query CommentSection($noticeId: ID!, $first: Int! = 10, $after: String) {
    viewer {
      id
      member {
        id
        nickName
        imageUrl
        schoolVerified
      }
    }
    notice(id: $noticeId) {
      id
      commentCount
      ...CommentList_notice
    }
  }
`;

/**
 * Starts the query for the comments of a notice. It is a separate query, so that comments do not
 * wait for the notice. The notice stays usable if the comments fail to load.
 */
export function loadComments(preload: Preload, noticeId: string) {
  return preload(CommentSectionDocument, { variables: { noticeId } });
}
