import { CodeOutlined, DiscordOutlined, MailOutlined, MessageOutlined, PhoneOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { ContactsForm_ViewerFragment } from '../../graphql/generated/documents';

/** A member's contacts by kind. Null for contacts that are not shared. */
export type ContactValues = Omit<ContactsForm_ViewerFragment['contacts'], '__typename'>;

export type ContactKind = keyof ContactValues;

interface KindInfo {
  icon: ReactNode;
  /** Returns the URL that opens the contact. Contacts without a URL are copied. */
  getHref?: (value: string) => string;
}

/** The appearance of contacts of each kind, in display order. */
export const CONTACT_KINDS: Readonly<Record<ContactKind, KindInfo>> = {
  openChat: { icon: <MessageOutlined aria-hidden />, getHref: (value) => value },
  email: { icon: <MailOutlined aria-hidden />, getHref: (value) => `mailto:${value}` },
  phone: { icon: <PhoneOutlined aria-hidden />, getHref: (value) => `tel:${value}` },
  github: { icon: <CodeOutlined aria-hidden />, getHref: (value) => `https://github.com/${value}` },
  discord: { icon: <DiscordOutlined aria-hidden /> },
};

/** Returns the shared contacts with their values. */
export function listContacts(contacts: ContactValues): { kind: ContactKind; value: string }[] {
  return (Object.keys(CONTACT_KINDS) as ContactKind[]).flatMap((kind) => {
    const value = contacts[kind];
    return value === null ? [] : [{ kind, value }];
  });
}
