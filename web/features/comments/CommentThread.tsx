import { useState } from 'react';
import { CommentThread_CommentFragmentDoc, DeleteCommentDocument } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { useAction } from '../../graphql/useAction';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import { CommentItem } from './CommentItem';
import { NewReply, type ReplyTarget } from './NewReply';
import { Replies } from './Replies';
import styles from './CommentThread.module.css';

gql`
  fragment CommentThread_comment on Comment {
    id
    ...CommentItem_comment
    replies(first: 20) {
      edges {
        cursor
        node {
          id
          ...CommentItem_comment
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;
// The response contains the comment after the deleted one. The cache closes the gap with it
// (graphql/cache.ts).
gql`
  mutation DeleteComment($input: DeleteCommentInput!, $first: Int! = 1, $after: String) {
    deleteComment(input: $input) {
      notice {
        id
        commentCount
        ...CommentList_notice
      }
    }
  }
`;

interface CommentThreadProps {
  noticeId: string;
  comment: FragmentOf<typeof CommentThread_CommentFragmentDoc>;
  /** The cursor of the comment before this one, or null for the first. */
  previousCursor: string | null;
  /** Called after the comment or one of its replies was deleted. */
  onDeleted: () => void;
}

/** A comment with its replies, and the reply form while it is open. */
export function CommentThread({ noticeId, comment, previousCursor, onDeleted }: CommentThreadProps) {
  const data = useFragmentData(CommentThread_CommentFragmentDoc, comment);
  const [target, setTarget] = useState<ReplyTarget>();
  const [remove] = useAction(DeleteCommentDocument, { failed: texts.comment.deleteFailed });
  const { edges, pageInfo } = data.replies;
  return (
    <li className={styles.thread}>
      <CommentItem
        comment={data}
        deleteHint={edges.length > 0 ? texts.comment.deleteWithReplies : undefined}
        onDelete={() => remove({ input: { id: data.id }, after: previousCursor })}
        onDeleted={onDeleted}
        onReply={setTarget}
      />
      {(edges.length > 0 || target) && (
        <div className={styles.replies}>
          <Replies commentId={data.id} replies={data.replies} onReply={setTarget} onDeleted={onDeleted} />
          {target && (
            <NewReply
              key={target.id}
              noticeId={noticeId}
              target={target}
              after={pageInfo.endCursor}
              onAdded={() => setTarget(undefined)}
            />
          )}
        </div>
      )}
    </li>
  );
}
