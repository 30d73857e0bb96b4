import type { Services } from '../context';

/**
 * The pseudonym of the person behind a verified school address.
 * @param person the key of the person (school.domains.ts)
 */
export function personPseudonym({ pseudonyms }: Pick<Services, 'pseudonyms'>, person: string): string {
  return pseudonyms.of(`person:${person}`);
}

/**
 * The pseudonym of an e-mail address. Upper and lower case make no difference. A `+tag` does,
 * because anybody can sign up with a tag of somebody else's address.
 */
export function emailPseudonym({ pseudonyms }: Pick<Services, 'pseudonyms'>, email: string): string {
  return pseudonyms.of(`email:${email.toLowerCase()}`);
}
