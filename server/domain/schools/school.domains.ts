import { domainToASCII } from 'node:url';
import { withoutTag } from '../../../shared/mailbox';
import { foldName, KNOWN_SCHOOLS } from './school.names';

/** Labels of hosts at which graduates keep an address (rules.md: Verified schools). */
const ALUMNI_LABELS = new Set(['alumni', 'alum', 'grad-alumni']);

/**
 * The school of the demo. No real school has this name, so that no real students share it with the
 * demo. Its domain is reserved for examples (RFC 2606), so that nobody receives mail there: a
 * server without SMTP_URL shows the mail at /dev/mail.
 */
export const EXAMPLE_SCHOOL = { name: '한빛대학교', domains: ['hanbit.example'] };

const keysByDomain = new Map(
  [...KNOWN_SCHOOLS, EXAMPLE_SCHOOL].flatMap(({ name, domains }) =>
    domains.map((domain) => [domain, foldName(name)] as const),
  ),
);

/** What an e-mail address says about its owner's school. */
export type SchoolAddress =
  | { verdict: 'school'; schoolKey: string }
  | { /** The host belongs to graduates. */ verdict: 'alumni' }
  | { /** The host belongs to no school in the list. */ verdict: 'unknown' };

/**
 * Recognises the school of an e-mail address: its host is one of the school's domains or below one.
 * The longest domain counts, so that a school whose domain lies below another one's has its own
 * addresses (rules.md: Verified schools).
 * @param email an address whose form has been checked
 */
export function readSchoolAddress(email: string): SchoolAddress {
  const labels = domainToASCII(email.slice(email.lastIndexOf('@') + 1)).split('.');
  if (labels.some((label) => ALUMNI_LABELS.has(label))) return { verdict: 'alumni' };
  for (let start = 0; start < labels.length; start += 1) {
    const schoolKey = keysByDomain.get(labels.slice(start).join('.'));
    if (schoolKey !== undefined) return { verdict: 'school', schoolKey };
  }
  return { verdict: 'unknown' };
}

/** Whether members of the school can verify it: only with a domain of the school's own. */
export function hasDomains(schoolKey: string): boolean {
  return verifiableKeys.has(schoolKey);
}

const verifiableKeys = new Set(keysByDomain.values());

/** The keys of all schools that members can verify. */
export const VERIFIABLE_KEYS: readonly string[] = [...verifiableKeys];

/**
 * What identifies the person of a school address: the local part in lower case without `+tag`, and
 * the school. One person has the same local part at all domains of a school.
 */
export function personKey(email: string, schoolKey: string): string {
  const plain = withoutTag(email).toLowerCase();
  return `${plain.slice(0, plain.lastIndexOf('@'))}@${schoolKey}`;
}
