import { Button } from 'antd';
import { useState } from 'react';
import type { SeatGroup } from '../notices/seats';
import { texts } from '../texts';
import { lazyDialog } from '../ui/lazyDialog';
import type { QueueEntry } from './queue';

/** Most owners decide one by one, so the code of the dialog is loaded when it opens. */
const SelectionDialog = lazyDialog(async () => (await import('./SelectionDialog')).SelectionDialog);

interface SelectionButtonProps {
  noticeId: string;
  entries: readonly QueueEntry[];
  seats: readonly SeatGroup[];
}

/**
 * Opens the dialog that decides about several applications at once. Renders nothing for fewer than
 * two.
 */
export function SelectionButton({ noticeId, entries, seats }: SelectionButtonProps) {
  const [state, setState] = useState<'closed' | 'closing' | 'open'>('closed');
  const decidable = entries.filter(({ viewerCanDecide }) => viewerCanDecide);
  if (decidable.length < 2 && state === 'closed') return null;
  return (
    <>
      <Button onClick={() => setState('open')}>{texts.application.selectMany}</Button>
      <SelectionDialog
        noticeId={noticeId}
        entries={decidable}
        seats={seats}
        open={state === 'open'}
        onClose={() => setState('closing')}
        afterClose={() => setState('closed')}
      />
    </>
  );
}
