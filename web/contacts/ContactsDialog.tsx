import { Modal } from 'antd';
import type { ContactsForm_ViewerFragmentDoc } from '../graphql/generated/documents';
import { texts } from '../texts';
import type { FragmentOf } from '../ui/useFragmentData';
import { ContactsForm } from './ContactsForm';

interface ContactsDialogProps {
  viewer: FragmentOf<typeof ContactsForm_ViewerFragmentDoc>;
  open: boolean;
  onClose: () => void;
}

/** The form for the viewer's contacts in a dialog, which closes when they are saved. */
export function ContactsDialog({ viewer, open, onClose }: ContactsDialogProps) {
  return (
    <Modal
      title={texts.contact.title}
      open={open}
      width="min(480px, calc(100vw - 32px))"
      footer={null}
      onCancel={onClose}
      destroyOnHidden
    >
      <ContactsForm viewer={viewer} onSaved={onClose} />
    </Modal>
  );
}
