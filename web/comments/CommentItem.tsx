import { DeleteOutlined } from '@ant-design/icons';
import { CommentItem_CommentFragmentDoc, DeleteCommentDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { ConfirmButton } from '../ui/ConfirmButton';
import { useAction } from '../ui/useAction';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { CommentText } from './CommentText';

gql`
  fragment CommentItem_comment on Comment {
    id
    text
    createdAt
    viewerCanDelete
    author {
      id
      nickName
      imageUrl
      schoolVerified
    }
  }
`;
// The response contains the comment behind the deleted one, so that the cache closes the gap (graphql/cache.ts).
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

interface CommentItemProps {
  comment: FragmentOf<typeof CommentItem_CommentFragmentDoc>;
  /** The cursor of the comment before this one, or null for the first. */
  previousCursor: string | null;
  /** Called after the comment was deleted. */
  onDeleted: () => void;
}

/** One comment, with a button to delete it for those who may. */
export function CommentItem({ comment, previousCursor, onDeleted }: CommentItemProps) {
  const { id, viewerCanDelete, ...shown } = useFragmentData(CommentItem_CommentFragmentDoc, comment);
  const [remove, pending] = useAction(DeleteCommentDocument);
  const confirm = async (): Promise<void> => {
    if (await remove({ input: { id }, after: previousCursor })) onDeleted();
  };
  const button = (
    <ConfirmButton
      type="text"
      icon={<DeleteOutlined aria-hidden />}
      aria-label={texts.comment.deleteOf(shown.author?.nickName ?? texts.member.anonymous)}
      question={texts.comment.deleteConfirm}
      confirmText={texts.comment.delete}
      loading={pending}
      onConfirm={() => void confirm()}
    />
  );
  return (
    <li>
      <CommentText {...shown} action={viewerCanDelete && button} />
    </li>
  );
}
