import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { texts } from '../texts';
import type { QueueEntry } from './queue';

/** Most owners answer one by one, so the code of the dialog is loaded when it opens. */
const SelectionDialog = lazy(async () => ({ default: (await import('./SelectionDialog')).SelectionDialog }));

/** Opens the dialog that answers several of the shown applications at once. It is hidden where there are fewer than two. */
export function SelectionButton({ noticeId, entries }: { noticeId: string; entries: readonly QueueEntry[] }) {
  const [open, setOpen] = useState(false);
  const decidable = entries.filter(({ viewerCanDecide }) => viewerCanDecide);
  if (decidable.length < 2 && !open) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.application.selectMany}</Button>
      {open && (
        <Suspense fallback={null}>
          <SelectionDialog noticeId={noticeId} entries={decidable} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
