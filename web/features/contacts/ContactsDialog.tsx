import type { ContactsForm_ViewerFragmentDoc } from '../../graphql/generated/documents';
import { texts } from '../../texts';
import { Dialog } from '../../components/dialogs/Dialog';
import type { FragmentOf } from '../../graphql/useFragmentData';
import { ContactsForm } from './ContactsForm';

interface ContactsDialogProps {
  viewer: FragmentOf<typeof ContactsForm_ViewerFragmentDoc>;
  open: boolean;
  onClose: () => void;
}

/** The form for the viewer's contacts in a dialog. The dialog closes after saving. */
export function ContactsDialog({ viewer, open, onClose }: ContactsDialogProps) {
  return (
    <Dialog title={texts.contact.title} open={open} footer={null} onClose={onClose}>
      <ContactsForm viewer={viewer} onSaved={onClose} />
    </Dialog>
  );
}
