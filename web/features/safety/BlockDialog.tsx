import { useApolloClient } from '@apollo/client/react';
import { BlockMemberDocument, type BlockMemberMutation } from '../../graphql/generated/documents';
import { refetchActive } from '../../graphql/refetch';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog';
import { useToast } from '../../components/feedback/Toast';
import { useAction } from '../../graphql/useAction';

gql`
  mutation BlockMember($input: BlockMemberInput!) {
    blockMember(input: $input) {
      sharesTeam
      viewer {
        id
        ...BlockedMembers_viewer
      }
    }
  }
`;

interface BlockDialogProps {
  member: { id: string; nickName: string };
  open: boolean;
  onClose: () => void;
  onBlocked?: () => void;
}

/**
 * A confirmation before a member is blocked. Afterwards the page is refetched without the hidden
 * content.
 */
export function BlockDialog({ member: { id, nickName }, open, onClose, onBlocked }: BlockDialogProps) {
  const client = useApolloClient();
  const toast = useToast();
  const [block] = useAction(BlockMemberDocument, { failed: texts.safety.blockFailed });
  const finish = ({ blockMember }: BlockMemberMutation): void => {
    if (!blockMember) return;
    if (blockMember.sharesTeam) toast.info(texts.safety.teamContinues(nickName));
    else toast.success(texts.safety.blocked(nickName));
    refetchActive(client);
    onBlocked?.();
  };
  return (
    <ConfirmDialog
      danger
      question={texts.safety.blockQuestion(nickName)}
      hint={texts.safety.blockHint}
      confirmText={texts.safety.block}
      open={open}
      onConfirm={() => block({ input: { memberId: id } })}
      onDone={finish}
      onClose={onClose}
    />
  );
}
