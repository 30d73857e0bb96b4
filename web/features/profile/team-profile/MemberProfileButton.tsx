import { Button } from 'antd';
import { useState } from 'react';
import { texts } from '../../../texts';
import { Dialog } from '../../../components/dialogs/Dialog';
import { MemberProfile, type SharedProfile } from './MemberProfile';

interface MemberProfileButtonProps {
  nickName: string;
  /** Null if the viewer may not read it, or if it is empty. */
  profile: SharedProfile | null;
}

/** A button that opens the team profile of a member. Renders nothing without one. */
export function MemberProfileButton({ nickName, profile }: MemberProfileButtonProps) {
  const [open, setOpen] = useState(false);
  if (!profile) return null;
  const title = texts.teamProfile.openOf(nickName);
  return (
    <>
      <Button type="link" aria-label={title} onClick={() => setOpen(true)}>
        {texts.teamProfile.open}
      </Button>
      <Dialog title={title} open={open} size="small" footer={null} onClose={() => setOpen(false)}>
        <MemberProfile profile={profile} />
      </Dialog>
    </>
  );
}
