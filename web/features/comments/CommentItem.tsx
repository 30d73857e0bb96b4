import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { CommentItem_CommentFragmentDoc } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { SafetyMenu } from '../safety/SafetyMenu';
import { ConfirmButton } from '../../components/dialogs/ConfirmButton';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import { CommentText } from './CommentText';
import styles from './CommentItem.module.css';
import type { ReplyTarget } from './NewReply';

gql`
  fragment CommentItem_comment on Comment {
    id
    text
    createdAt
    isByOwner
    hidden
    viewerCanDelete
    viewerCanReport
    author {
      id
      nickName
      imageUrl
      schoolVerified
      viewerCanReport
      viewerCanBlock
    }
  }
`;

interface CommentItemProps {
  comment: FragmentOf<typeof CommentItem_CommentFragmentDoc>;
  /** Further consequences of deleting the comment. */
  deleteHint?: string;
  /** Deletes the comment. Resolves to undefined after a failure. */
  onDelete: () => Promise<object | undefined>;
  /** Called after the comment was deleted, together with its focused button. */
  onDeleted: () => void;
  onReply: (target: ReplyTarget) => void;
}

/** A comment or a reply, with a reply button. Permitted members can also delete or report it. */
export function CommentItem({ comment, deleteHint, onDelete, onDeleted, onReply }: CommentItemProps) {
  const { id, viewerCanDelete, viewerCanReport, ...shown } = useFragmentData(CommentItem_CommentFragmentDoc, comment);
  const nickName = shown.author?.nickName ?? texts.member.anonymous;
  const button = (
    <ConfirmButton
      type="text"
      icon={<DeleteOutlined aria-hidden />}
      aria-label={texts.comment.deleteOf(nickName)}
      question={texts.comment.deleteConfirm}
      hint={deleteHint}
      confirmText={texts.common.delete}
      onConfirm={onDelete}
      onDone={onDeleted}
    />
  );
  return (
    <>
      <CommentText
        {...shown}
        action={
          <>
            {viewerCanDelete && button}
            <SafetyMenu content={{ target: 'COMMENT', id, canReport: viewerCanReport }} member={shown.author} />
          </>
        }
      />
      <Button
        type="link"
        className={styles.reply}
        aria-label={texts.comment.replyTo(nickName)}
        onClick={() => onReply({ id, nickName })}
      >
        {texts.comment.reply}
      </Button>
    </>
  );
}
