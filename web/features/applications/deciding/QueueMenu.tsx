import { MoreOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { QueueMenu_NoticeFragmentDoc } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { SHEETS } from '../../../paths';
import { CloseNoticeDialog } from '../../notices/owner/CloseNoticeButton';
import { texts } from '../../../texts';
import { lazyDialog } from '../../../components/dialogs/lazy-dialog';
import { useSheet } from '../../../components/dialogs/useSheet';
import { MenuButton } from '../../../components/buttons/MenuButton';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';
import styles from './QueueMenu.module.css';
import type { ApplicantQueueState } from './useApplicantQueue';

/** Most owners decide one by one, so the code of the dialog is loaded when it opens. */
const SelectionDialog = lazyDialog(async () => (await import('./selection/SelectionDialog')).SelectionDialog);
const SentOffersDialog = lazyDialog(
  async () => (await import('../../seekers/offers/SentOffersDialog')).SentOffersDialog,
);

gql`
  fragment QueueMenu_notice on Notice {
    id
    viewerCanClose
    viewerCanMakeOffers
    offerCount
    ...CloseNoticeButton_notice
  }
`;

interface QueueMenuProps {
  notice: FragmentOf<typeof QueueMenu_NoticeFragmentDoc>;
  queue: ApplicantQueueState;
}

/**
 * The owner's actions other than single decisions: deciding about several applications at once, the
 * offers of the notice, and closing it. They are buttons on wide screens, and a menu on others.
 */
export function QueueMenu({ notice, queue: { shown, seats } }: QueueMenuProps) {
  const data = useFragmentData(QueueMenu_NoticeFragmentDoc, notice);
  const [selection, setSelection] = useState<'closed' | 'closing' | 'open'>('closed');
  const [isClosingNotice, setClosingNotice] = useState(false);
  const offers = useSheet(SHEETS.sentOffers);
  const offerCount = data.offerCount ?? 0;
  const decidable = shown.filter(({ viewerCanDecide }) => viewerCanDecide);
  // The opener stays until the dialog has returned the focus to it.
  const canSelect = decidable.length > 1 || selection !== 'closed';
  const { selectMany, queueMenu } = texts.application;
  const actions = [
    ...(canSelect ? [{ key: 'select', label: selectMany, onClick: () => setSelection('open') }] : []),
    ...(data.viewerCanMakeOffers || offerCount > 0
      ? [{ key: 'offers', label: nameOffers(offerCount), onClick: offers.show }]
      : []),
    ...(data.viewerCanClose
      ? [{ key: 'close', label: texts.notice.close, onClick: () => setClosingNotice(true) }]
      : []),
  ];
  return (
    <>
      <span className={styles.buttons}>
        {actions.map(({ key, label, onClick }) => (
          <Button key={key} onClick={onClick}>
            {label}
          </Button>
        ))}
      </span>
      {actions.length > 0 && (
        <span className={styles.menu}>
          <MenuButton type="text" items={actions} icon={<MoreOutlined aria-hidden />} aria-label={queueMenu} />
        </span>
      )}
      <SelectionDialog
        noticeId={data.id}
        entries={decidable}
        seats={seats}
        open={selection === 'open'}
        onClose={() => setSelection('closing')}
        afterClose={() => setSelection('closed')}
      />
      <SentOffersDialog noticeId={data.id} open={offers.open} onClose={offers.close} />
      <CloseNoticeDialog notice={data} open={isClosingNotice} onClose={() => setClosingNotice(false)} />
    </>
  );
}

/** Returns the name of the list of sent offers with their number: 보낸 제안 3. */
function nameOffers(count: number): string {
  return count === 0 ? texts.offer.sentTitle : texts.offer.sentCount(texts.nav.exactly(count));
}
