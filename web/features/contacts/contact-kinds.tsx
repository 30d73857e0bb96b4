import { CodeOutlined, DiscordOutlined, MailOutlined, MessageOutlined, PhoneOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { Contacts_ValuesFragment } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';

gql`
  fragment Contacts_values on Contacts {
    openChat
    email
    phone
    github
    discord
  }
`;

/** A member's contacts by kind. Null for contacts that are not shared. */
export type ContactValues = Omit<Contacts_ValuesFragment, '__typename' | ' $fragmentName'>;

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
