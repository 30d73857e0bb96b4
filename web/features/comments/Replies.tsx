import {
  type CommentThread_CommentFragment,
  DeleteReplyDocument,
  MoreRepliesDocument,
} from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { MoreButton } from '../../graphql/view/MoreButton';
import { useAction } from '../../graphql/useAction';
import { CommentItem } from './CommentItem';
import type { ReplyTarget } from './NewReply';
import styles from './CommentList.module.css';

gql`
  fragment Replies_comment on Comment {
    id
    replies(first: $first, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          ...CommentItem_comment
        }
      }
    }
  }
`;
gql`
  query MoreReplies($id: ID!, $first: Int! = 50, $after: String) {
    comment(id: $id) {
      id
      ...Replies_comment
    }
  }
`;
// The response contains the reply after the deleted one (see CommentThread.tsx).
gql`
  mutation DeleteReply($input: DeleteCommentInput!, $first: Int! = 1, $after: String) {
    deleteComment(input: $input) {
      parent {
        id
        ...Replies_comment
      }
      notice {
        id
        commentCount
      }
    }
  }
`;

interface RepliesProps {
  /** The comment that the replies belong to. */
  commentId: string;
  replies: CommentThread_CommentFragment['replies'];
  onReply: (target: ReplyTarget) => void;
  onDeleted: () => void;
}

/** The loaded replies to a comment, oldest first, and a button for the next ones. */
export function Replies({ commentId, replies: { edges, pageInfo }, onReply, onDeleted }: RepliesProps) {
  const [remove] = useAction(DeleteReplyDocument, { failed: texts.comment.deleteFailed });
  return (
    <>
      {edges.length > 0 && (
        <ul className={styles.list} aria-label={texts.comment.replies}>
          {edges.map(({ node }, index) => (
            <li key={node.id}>
              <CommentItem
                comment={node}
                onDelete={() => remove({ input: { id: node.id }, after: edges[index - 1]?.cursor ?? null })}
                onDeleted={onDeleted}
                onReply={onReply}
              />
            </li>
          ))}
        </ul>
      )}
      <MoreButton query={MoreRepliesDocument} variables={{ id: commentId }} pageInfo={pageInfo}>
        {texts.comment.moreReplies}
      </MoreButton>
    </>
  );
}
