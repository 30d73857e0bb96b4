import { texts } from '../../../texts';
import { Dialog } from '../../../components/dialogs/Dialog';
import { DialogButton } from '../../../components/dialogs/DialogButton';
import { MemberProfile, type SharedProfile } from './MemberProfile';

interface MemberProfileButtonProps {
  nickName: string;
  /** Null if the viewer may not read it, or if it is empty. */
  profile: SharedProfile | null;
}

/** A button that opens the team profile of a member. Renders nothing without one. */
export function MemberProfileButton({ nickName, profile }: MemberProfileButtonProps) {
  if (!profile) return null;
  const title = texts.teamProfile.openOf(nickName);
  return (
    <DialogButton
      type="link"
      aria-label={title}
      dialog={(state) => (
        <Dialog title={title} size="small" footer={null} {...state}>
          <MemberProfile profile={profile} />
        </Dialog>
      )}
    >
      {texts.teamProfile.open}
    </DialogButton>
  );
}
