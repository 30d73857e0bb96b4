import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A Korean university, as universities.tsv lists it. */
export interface KnownSchool {
  name: string;
  aliases: string[];
  /** The domains of its members' e-mail addresses. */
  domains: string[];
  englishName: string;
}

/** All listed universities, in the order of their Korean names. */
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

/** Removes from a name everything in which two spellings of it may differ. */
export function foldName(name: string): string {
  return name.normalize('NFKC').replace(/\s+/gu, '').toLowerCase();
}

/** All spellings of a school's name. */
export function spellingsOf({ name, englishName, aliases }: KnownSchool): string[] {
  return [name, englishName, ...aliases];
}

const schoolsBySpelling = new Map<string, KnownSchool>();
for (const school of KNOWN_SCHOOLS) {
  for (const spelling of spellingsOf(school)) schoolsBySpelling.set(foldName(spelling), school);
}

/** The listed university with this spelling; undefined when there is none. */
function findKnownSchool(university: string): KnownSchool | undefined {
  return schoolsBySpelling.get(foldName(university));
}

/**
 * The key by which schools are compared. All spellings of a school have the same key (rules.md: Who
 * sees and does what).
 */
export function schoolKey(university: string): string {
  return foldName(officialName(university));
}

/**
 * The official name of a school; the name as it was entered for a school that is not in the list.
 */
export const officialName = (university: string): string => findKnownSchool(university)?.name ?? university;
