import { hash } from 'node:crypto';
import { withoutTag } from '../../../shared/mailbox';

/**
 * Hashes a text for the key of a rate limit, because limits may be stored outside of the database.
 */
export function hashedKey(text: string): string {
  return hash('sha256', text, 'base64url');
}

/**
 * Returns the key that counts mails to an address. All tags of an address share one key, because
 * they reach one mailbox. The address without a tag has another key. Accounts with its tags
 * therefore cannot use up the limit of its member.
 */
export function mailboxKey(email: string): string {
  const plain = withoutTag(email);
  return hashedKey(`${plain === email ? '' : '+'}${plain.toLowerCase()}`);
}
