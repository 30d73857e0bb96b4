import { Button } from 'antd';
import { useState } from 'react';
import { texts } from '../../../texts';
import { lazyDialog } from '../../../components/dialogs/lazy-dialog';

/** The code is loaded when the dialog opens, because most visits of a notice need no profile. */
const OwnerProfileDialog = lazyDialog(async () => (await import('./OwnerProfileDialog')).OwnerProfileDialog);

/** A button that opens the team profile of the owner of a notice. */
export function OwnerProfileButton({ noticeId, nickName }: { noticeId: string; nickName: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button type="link" onClick={() => setOpen(true)}>
        {texts.teamProfile.owner}
      </Button>
      <OwnerProfileDialog noticeId={noticeId} nickName={nickName} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
