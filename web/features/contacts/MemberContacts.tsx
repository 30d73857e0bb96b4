import { texts } from '../../texts';
import { Dialog } from '../../components/dialogs/Dialog';
import { DialogButton } from '../../components/dialogs/DialogButton';
import { ContactButton } from './ContactButton';
import { type ContactValues, listContacts } from './contact-kinds';
import styles from './MemberContacts.module.css';

/** The largest number of contacts beside a name. More contacts are behind one button. */
const MAX_ICONS = 2;

interface MemberContactsProps {
  nickName: string;
  contacts: ContactValues;
}

/** The contacts of a teammate: an icon for each, one button for all, or a note without any. */
export function MemberContacts({ nickName, contacts }: MemberContactsProps) {
  const list = listContacts(contacts);
  const title = texts.contact.of(nickName);
  if (list.length === 0) return <span className={styles.none}>{texts.contact.none}</span>;
  if (list.length <= MAX_ICONS) {
    return list.map(({ kind, value }) => <ContactButton key={kind} kind={kind} value={value} nickName={nickName} />);
  }
  return (
    <DialogButton
      type="link"
      aria-label={title}
      dialog={(state) => (
        <Dialog title={title} size="small" footer={null} {...state}>
          <ul className={styles.list}>
            {list.map(({ kind, value }) => (
              <li key={kind}>
                <ContactButton kind={kind} value={value} nickName={nickName} withValue />
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    >
      {texts.contact.show}
    </DialogButton>
  );
}
