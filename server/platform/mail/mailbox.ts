import { createHash } from 'node:crypto';
import { withoutTag } from '../../../shared/mailbox';

/**
 * A text as the key of a rate limit. It is hashed, because the limits may be stored outside of the
 * database.
 */
export function hashedKey(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/**
 * The key that counts mails to an address. All tags of an address have one key, because they lead
 * to one mailbox. The address without a tag has another one: somebody's accounts at its tags cannot
 * use up the mails of its member.
 */
export function mailboxKey(email: string): string {
  const plain = withoutTag(email);
  return hashedKey(`${plain === email ? '' : '+'}${plain.toLowerCase()}`);
}
