import { withoutTag } from '../../../shared/mailbox';
import { sha256 } from '../security/sha256';

/**
 * Key of the limit of mails to an address. All addresses with a tag (`a+x@`, `a+y@`) share one key.
 * The plain address has its own, so that accounts with tags cannot use up its limit. It is a hash,
 * because limits may be stored outside of the database.
 */
export function mailboxKey(email: string): string {
  const plain = withoutTag(email);
  return sha256(`${plain === email ? '' : '+'}${plain.toLowerCase()}`);
}
