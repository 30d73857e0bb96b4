import { DeleteOutlined, PushpinFilled, PushpinOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { CommentText } from '../../comments/CommentText';
import {
  DeleteTeamPostDocument,
  PinTeamPostDocument,
  TeamPostItem_PostFragmentDoc,
} from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { texts } from '../../../texts';
import { Chip } from '../../../components/labels/Chip';
import { ConfirmButton } from '../../../components/dialogs/ConfirmButton';
import { useAction } from '../../../graphql/useAction';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';
import styles from './TeamPosts.module.css';

gql`
  fragment TeamPostItem_post on TeamPost {
    id
    author {
      id
      nickName
      imageUrl
      schoolVerified
    }
    text
    createdAt
    viewerCanDelete
  }
`;
gql`
  mutation DeleteTeamPost($input: DeleteTeamPostInput!, $after: String) {
    deleteTeamPost(input: $input) {
      team {
        id
        ...TeamPosts_team
      }
    }
  }
`;
gql`
  mutation PinTeamPost($input: PinTeamPostInput!, $after: String) {
    pinTeamPost(input: $input) {
      team {
        id
        ...TeamPosts_team
      }
    }
  }
`;

interface TeamPostItemProps {
  post: FragmentOf<typeof TeamPostItem_PostFragmentDoc>;
  /**
   * The cursor of the post before this one. Null for the newest post, and for a pinned post on a
   * page that is not loaded.
   */
  previousCursor: string | null;
  pinned: boolean;
  /** Whether the viewer may pin posts of this team. */
  canPin: boolean;
  /** Called after the post was deleted, together with its focused button. */
  onDeleted: () => void;
}

/** A post on a team's message board. Permitted members can pin and delete it. */
export function TeamPostItem({ post, previousCursor, pinned, canPin, onDeleted }: TeamPostItemProps) {
  const { id, viewerCanDelete, ...shown } = useFragmentData(TeamPostItem_PostFragmentDoc, post);
  const [remove] = useAction(DeleteTeamPostDocument, { failed: texts.team.failed.delete });
  const [pin, pinning] = useAction(PinTeamPostDocument, { failed: texts.team.failed.pin });
  const actions = (
    <>
      {pinned && <Chip tone="primary">{texts.team.pinned}</Chip>}
      {canPin && (
        <Button
          type="text"
          size="large"
          icon={pinned ? <PushpinFilled aria-hidden /> : <PushpinOutlined aria-hidden />}
          aria-label={pinned ? texts.team.unpin : texts.team.pin}
          loading={pinning}
          onClick={() => void pin({ input: { id, pinned: !pinned } })}
        />
      )}
      {viewerCanDelete && (
        <ConfirmButton
          type="text"
          size="large"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={texts.team.deleteOf(shown.author?.nickName ?? texts.member.anonymous)}
          question={texts.team.deleteConfirm}
          confirmText={texts.common.delete}
          onConfirm={() => remove({ input: { id }, after: previousCursor })}
          onDone={onDeleted}
        />
      )}
    </>
  );
  return (
    <li className={styles.post}>
      <CommentText {...shown} action={actions} />
    </li>
  );
}
