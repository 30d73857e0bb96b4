import type { Services } from '../context';

/**
 * Returns the pseudonym of the person behind a verified school address.
 * @param person the key of the person (school-domains.ts)
 */
export function personPseudonym({ pseudonyms }: Pick<Services, 'pseudonyms'>, person: string): string {
  return pseudonyms.of(`person:${person}`);
}

/**
 * Returns the pseudonym of an e-mail address. It ignores case. It differs for each `+tag`, because
 * anybody can sign up with a tag of a stranger's address.
 */
export function emailPseudonym({ pseudonyms }: Pick<Services, 'pseudonyms'>, email: string): string {
  return pseudonyms.of(`email:${email.toLowerCase()}`);
}
