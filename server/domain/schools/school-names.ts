import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldName } from '../../../shared/fold-name';

/** A Korean university from universities.tsv. */
export interface KnownSchool {
  name: string;
  aliases: string[];
  /** Domains of its members' e-mail addresses. */
  domains: string[];
  englishName: string;
}

/** All listed universities, ordered by their Korean names. */
export const KNOWN_SCHOOLS: readonly KnownSchool[] = readFileSync(join(__dirname, 'universities.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [name = '', aliases = '', domains = '', englishName = ''] = line.split('\t');
    return { name, aliases: listed(aliases), domains: listed(domains), englishName };
  });

function listed(cell: string): string[] {
  return cell === '' ? [] : cell.split('|');
}

export function spellingsOf({ name, englishName, aliases }: KnownSchool): string[] {
  return [name, englishName, ...aliases];
}

/**
 * School of the demo. No real school has this name, so the demo shares no school with real
 * students. Its domain is reserved for examples (RFC 2606), so nobody receives mail there. A server
 * without SMTP_URL shows the mail at /dev/mail.
 */
export const EXAMPLE_SCHOOL: KnownSchool = {
  name: '한빛대학교',
  aliases: ['한빛대'],
  domains: ['hanbit.example'],
  englishName: 'Hanbit University',
};

const schoolsBySpelling = new Map<string, KnownSchool>();
for (const school of [...KNOWN_SCHOOLS, EXAMPLE_SCHOOL]) {
  for (const spelling of spellingsOf(school)) schoolsBySpelling.set(foldName(spelling), school);
}

/** Returns the listed university with this spelling; undefined without one. */
function findKnownSchool(university: string): KnownSchool | undefined {
  return schoolsBySpelling.get(foldName(university));
}

/**
 * Returns the key for comparisons of schools. All spellings of a school have the same key
 * (rules/schools.md).
 */
export function schoolKey(university: string): string {
  return foldName(officialName(university));
}

/** Returns the official name of a school. For an unlisted school it is the entered name. */
export const officialName = (university: string): string => findKnownSchool(university)?.name ?? university;
