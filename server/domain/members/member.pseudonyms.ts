import { withoutTag } from '../../../shared/mailbox';
import type { Services } from '../context';

/**
 * The pseudonym of the person behind a verified school address.
 * @param person the key of the person (school.domains.ts)
 */
export function personPseudonym({ pseudonyms }: Pick<Services, 'pseudonyms'>, person: string): string {
  return pseudonyms.of(`person:${person}`);
}

/** The pseudonym of a mailbox. Upper and lower case and a `+tag` make no difference. */
export function mailboxPseudonym({ pseudonyms }: Pick<Services, 'pseudonyms'>, email: string): string {
  return pseudonyms.of(`mailbox:${withoutTag(email).toLowerCase()}`);
}
