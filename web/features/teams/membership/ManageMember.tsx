import { MoreOutlined } from '@ant-design/icons';
import type { MenuProps } from 'antd';
import { useState } from 'react';
import { ManageMember_MemberFragmentDoc } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { texts } from '../../../texts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog';
import { MenuButton } from '../../../components/buttons/MenuButton';
import { useToast } from '../../../components/feedback/Toast';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';
import { ReasonDialog } from './ReasonDialog';
import { useMemberActions } from './useMemberActions';

gql`
  fragment ManageMember_member on TeamMember {
    id
    unanswered
    viewerCanAsk
    viewerCanManage
    member {
      id
      nickName
    }
  }
`;

interface ManageMemberProps {
  teamId: string;
  member: FragmentOf<typeof ManageMember_MemberFragmentDoc>;
  onRemoved: () => void;
}

/**
 * The owner's menu for a member: request a response, hand over and remove. Renders nothing for
 * others.
 */
export function ManageMember({ teamId, member: teamMember, onRemoved }: ManageMemberProps) {
  const { unanswered, viewerCanAsk, viewerCanManage, member } = useFragmentData(
    ManageMember_MemberFragmentDoc,
    teamMember,
  );
  const [opened, setOpened] = useState<'remove' | 'handOver'>();
  const toast = useToast();
  const { ask, handOver, remove } = useMemberActions({ teamId, memberId: member.id });
  if (!viewerCanManage) return null;
  const close = (): void => setOpened(undefined);
  const items: MenuProps['items'] = [
    ...(viewerCanAsk ? [{ key: 'ask', label: texts.team.ask, onClick: () => void ask() }] : []),
    { key: 'handOver', label: texts.team.handOver, onClick: () => setOpened('handOver') },
    { key: 'remove', label: texts.team.remove, danger: true, onClick: () => setOpened('remove') },
  ];
  return (
    <>
      <MenuButton
        type="text"
        items={items}
        icon={<MoreOutlined aria-hidden />}
        aria-label={texts.team.manage(member.nickName)}
      />
      <ConfirmDialog
        question={texts.team.handOverQuestion(member.nickName)}
        hint={texts.team.handOverHint}
        confirmText={texts.team.handOver}
        open={opened === 'handOver'}
        onConfirm={handOver}
        onDone={() => toast.success(texts.team.handedOver)}
        onClose={close}
      />
      <ReasonDialog
        label={texts.team.remove}
        question={texts.team.removeQuestion(member.nickName)}
        hint={texts.team.removeHint}
        reasonLabel={unanswered ? texts.team.removeReasonOptional : texts.team.removeReason}
        required={!unanswered}
        open={opened === 'remove'}
        onConfirm={({ reason }, form) => remove(reason, form)}
        onDone={() => {
          onRemoved();
          toast.success(texts.team.removed);
        }}
        onClose={close}
      />
    </>
  );
}
