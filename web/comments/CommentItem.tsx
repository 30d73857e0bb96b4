import { DeleteOutlined } from '@ant-design/icons';
import { CommentItem_CommentFragmentDoc, DeleteCommentDocument } from '../gql/graphql';
import { gql } from '../gql/tag';
import { texts } from '../texts';
import { Avatar } from '../ui/Avatar';
import { ConfirmButton } from '../ui/ConfirmButton';
import { TimeAgo } from '../ui/TimeAgo';
import { evict } from '../ui/entity';
import { useAction } from '../ui/useAction';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';

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
    }
  }
`;
gql`
  mutation DeleteComment($id: ID!) {
    deleteComment(id: $id) {
      id
      commentCount
    }
  }
`;

interface CommentItemProps {
  comment: FragmentOf<typeof CommentItem_CommentFragmentDoc>;
  /** Called after the comment was deleted. */
  onDeleted: () => void;
}

/** One comment. It is anonymous when its author has withdrawn. */
export function CommentItem({ comment, onDeleted }: CommentItemProps) {
  const data = useFragmentData(CommentItem_CommentFragmentDoc, comment);
  const { id, text, createdAt, author, viewerCanDelete } = data;
  const nickName = author?.nickName ?? texts.member.anonymous;
  const [remove, pending] = useAction(DeleteCommentDocument, {
    update: (cache) => evict(cache, data),
  });
  const confirm = async (): Promise<void> => {
    if (await remove({ id })) onDeleted();
  };
  return (
    <li className="comment">
      <div className="comment-head">
        <Avatar nickName={nickName} imageUrl={author?.imageUrl ?? null} />
        <span className="comment-author">{nickName}</span>
        {Number.isNaN(Date.parse(createdAt)) ? <span>{texts.comment.noDate}</span> : <TimeAgo time={createdAt} />}
        {viewerCanDelete && (
          <ConfirmButton
            type="text"
            className="comment-delete"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={texts.comment.deleteOf(nickName)}
            question={texts.comment.deleteConfirm}
            confirmText={texts.comment.delete}
            loading={pending}
            onConfirm={() => void confirm()}
          />
        )}
      </div>
      <p className="comment-text">{text}</p>
    </li>
  );
}
