import { useApolloClient } from '@apollo/client/react';
import { Modal } from 'antd';
import { BlockMemberDocument } from '../graphql/generated/documents';
import { refetchActive } from '../graphql/refetch';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { useToast } from '../ui/Toast';
import { useAction } from '../ui/useAction';

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
  /** Called after the block. */
  onBlocked?: () => void;
}

/** Asks before a member is blocked. What the block hides leaves the page, which is loaded again. */
export function BlockDialog({ member: { id, nickName }, open, onClose, onBlocked }: BlockDialogProps) {
  const client = useApolloClient();
  const toast = useToast();
  const [block, pending] = useAction(BlockMemberDocument);
  const confirm = async (): Promise<void> => {
    const done = await block({ input: { memberId: id } });
    onClose();
    if (!done?.blockMember) return;
    if (done.blockMember.sharesTeam) toast.info(texts.safety.teamContinues(nickName));
    else toast.success(texts.safety.blocked(nickName));
    refetchActive(client);
    onBlocked?.();
  };
  return (
    <Modal
      title={texts.safety.blockQuestion(nickName)}
      open={open}
      width="min(420px, calc(100vw - 32px))"
      okText={texts.safety.block}
      okButtonProps={{ danger: true }}
      cancelText={texts.common.cancel}
      confirmLoading={pending}
      onOk={() => void confirm()}
      onCancel={onClose}
      destroyOnHidden
    >
      {texts.safety.blockHint}
    </Modal>
  );
}
