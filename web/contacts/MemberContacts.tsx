import { Button, Modal } from 'antd';
import { useState } from 'react';
import { texts } from '../texts';
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
      <Modal
        title={title}
        open={open}
        width="min(420px, calc(100vw - 32px))"
        footer={null}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <ul className={styles.list}>
          {list.map(({ kind, value }) => (
            <li key={kind}>
              <ContactButton kind={kind} value={value} nickName={nickName} withValue />
            </li>
          ))}
        </ul>
      </Modal>
    </>
  );
}
