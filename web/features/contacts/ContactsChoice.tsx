import { LockOutlined } from '@ant-design/icons';
import { useQuery } from '@apollo/client/react';
import { ContactsChoiceDocument } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { DialogButton } from '../../components/dialogs/DialogButton';
import { ContactsDialog } from './ContactsForm';
import { listContacts } from './contact-kinds';
import styles from './ContactsChoice.module.css';

gql`
  query ContactsChoice {
    viewer {
      id
      contacts {
        ...Contacts_values @unmask
      }
      ...ContactsForm_viewer
    }
  }
`;

/** The contacts that the team will see after an approval, with a button to change them. */
export function ContactsChoice() {
  const viewer = useQuery(ContactsChoiceDocument).data?.viewer;
  if (!viewer) return null;
  const kinds = listContacts(viewer.contacts).map(({ kind }) => texts.contact.kind[kind]);
  return (
    <div className={styles.choice}>
      <LockOutlined aria-hidden />
      <span>{kinds.length > 0 ? texts.contact.shared(kinds.join(', ')) : texts.contact.sharesNothing}</span>
      <DialogButton type="link" dialog={(state) => <ContactsDialog viewer={viewer} {...state} />}>
        {kinds.length > 0 ? texts.contact.choose : texts.contact.write}
      </DialogButton>
    </div>
  );
}
