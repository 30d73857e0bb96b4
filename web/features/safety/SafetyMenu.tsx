import { MoreOutlined } from '@ant-design/icons';
import type { MenuProps } from 'antd';
import { useState } from 'react';
import type { Known } from '../../graphql/enums';
import type { ReportTarget } from '../../graphql/generated/documents';
import { texts } from '../../texts';
import { lazyDialog } from '../../components/dialogs/lazy-dialog';
import { MenuButton } from '../../components/buttons/MenuButton';

/** Few members report or block anybody, so the code of the dialogs is loaded when one opens. */
const BlockDialog = lazyDialog(async () => (await import('./BlockDialog')).BlockDialog);
const ReportDialog = lazyDialog(async () => (await import('./ReportDialog')).ReportDialog);

interface SafetyMenuProps {
  /** The notice or comment that can be reported. */
  content?: { target: Known<ReportTarget>; id: string; canReport: boolean };
  /** The author of the content, or the member that the menu is about. Null after a withdrawal. */
  member: { id: string; nickName: string; viewerCanReport: boolean; viewerCanBlock: boolean } | null;
  /** An offer by the member. A report of the member includes it. */
  offerId?: string;
  onBlocked?: () => void;
}

/**
 * A menu that reports content or its author, or blocks the author. Renders nothing if the viewer
 * may do none of these.
 */
export function SafetyMenu({ content, member, offerId, onBlocked }: SafetyMenuProps) {
  const [opened, setOpened] = useState<'report' | 'block'>();
  // Kept while the dialog closes, so that its content stays.
  const [reported, setReported] = useState<{ target: Known<ReportTarget>; targetId: string }>();
  const report = (target: Known<ReportTarget>, targetId: string) => ({
    key: target,
    label: texts.safety.report[target],
    onClick: () => {
      setReported({ target, targetId });
      setOpened('report');
    },
  });
  const items: MenuProps['items'] = [
    ...(content?.canReport ? [report(content.target, content.id)] : []),
    ...(member?.viewerCanReport ? [report('MEMBER', member.id)] : []),
    ...(member?.viewerCanBlock
      ? [{ key: 'block', label: texts.safety.blockOf(member.nickName), onClick: () => setOpened('block') }]
      : []),
  ];
  if (items.length === 0) return null;
  const close = (): void => setOpened(undefined);
  return (
    <>
      <MenuButton
        type="text"
        items={items}
        icon={<MoreOutlined aria-hidden />}
        aria-label={texts.safety.menuOf(member?.nickName ?? texts.member.anonymous)}
      />
      {reported && <ReportDialog {...reported} offerId={offerId} open={opened === 'report'} onClose={close} />}
      {member && <BlockDialog member={member} open={opened === 'block'} onClose={close} onBlocked={onBlocked} />}
    </>
  );
}
