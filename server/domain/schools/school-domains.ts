import { domainToASCII } from 'node:url';
import { foldName } from '../../../shared/fold-name';
import { withoutTag } from '../../../shared/mailbox';
import { EXAMPLE_SCHOOL, KNOWN_SCHOOLS } from './school-names';

/** Host labels of addresses for graduates (rules/verified-schools.md). */
const ALUMNI_LABELS = new Set(['alumni', 'alum', 'grad-alumni']);

const keysByDomain = new Map(
  [...KNOWN_SCHOOLS, EXAMPLE_SCHOOL].flatMap(({ name, domains }) =>
    domains.map((domain) => [domain, foldName(name)] as const),
  ),
);

/** Result of looking up the school of an e-mail address. */
export type SchoolAddress =
  | { verdict: 'school'; schoolKey: string }
  | { /** The host belongs to graduates. */ verdict: 'alumni' }
  | { /** The host belongs to no school in the list. */ verdict: 'unknown' };

/**
 * Finds the school of an e-mail address. Its host is one of the school's domains or a subdomain.
 * The longest matching domain wins, because a school may have its domain below another one's
 * (rules/verified-schools.md).
 * @param email a valid address
 */
export function parseSchoolAddress(email: string): SchoolAddress {
  const labels = domainToASCII(email.slice(email.lastIndexOf('@') + 1)).split('.');
  if (labels.some((label) => ALUMNI_LABELS.has(label))) return { verdict: 'alumni' };
  for (let start = 0; start < labels.length; start += 1) {
    const schoolKey = keysByDomain.get(labels.slice(start).join('.'));
    if (schoolKey !== undefined) return { verdict: 'school', schoolKey };
  }
  return { verdict: 'unknown' };
}

/** True if members can verify the school, which needs a domain in the list. */
export function hasDomains(schoolKey: string): boolean {
  return verifiableKeys.has(schoolKey);
}

const verifiableKeys = new Set(keysByDomain.values());

/** Keys of all schools that members can verify. */
export const VERIFIABLE_KEYS: readonly string[] = [...verifiableKeys];

/**
 * Returns the key of the person behind a school address. It combines the local part in lower case
 * without `+tag` and the school. A person has the same local part at all domains of a school.
 */
export function personKey(email: string, schoolKey: string): string {
  const plain = withoutTag(email).toLowerCase();
  return `${plain.slice(0, plain.lastIndexOf('@'))}@${schoolKey}`;
}
