import { Button } from 'antd';
import { useState } from 'react';
import { texts } from '../texts';
import { Dialog } from '../ui/Dialog';
import { ContactButton } from './ContactButton';
import { type ContactValues, listContacts } from './contact-kinds';
import styles from './MemberContacts.module.css';

/** As many contacts stand beside a name; more are behind one button. */
const MAX_ICONS = 2;

interface MemberContactsProps {
  nickName: string;
  contacts: ContactValues;
}

/** How a teammate is reached: an icon for each contact, or one button for all of them. */
export function MemberContacts({ nickName, contacts }: MemberContactsProps) {
  const [open, setOpen] = useState(false);
  const list = listContacts(contacts);
  const title = texts.contact.of(nickName);
  if (list.length <= MAX_ICONS) {
    return list.map(({ kind, value }) => <ContactButton key={kind} kind={kind} value={value} nickName={nickName} />);
  }
  return (
    <>
      <Button type="link" size="large" aria-label={title} onClick={() => setOpen(true)}>
        {texts.contact.show}
      </Button>
      <Dialog title={title} open={open} size="small" footer={null} onClose={() => setOpen(false)}>
        <ul className={styles.list}>
          {list.map(({ kind, value }) => (
            <li key={kind}>
              <ContactButton kind={kind} value={value} nickName={nickName} withValue />
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
