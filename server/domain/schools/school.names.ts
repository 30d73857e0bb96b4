import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A Korean university as the list of universities.tsv knows it. */
export interface KnownSchool {
  name: string;
  aliases: string[];
  /** The domains of its members' e-mail addresses. */
  domains: string[];
  englishName: string;
}

/** All known universities, in the order of their Korean names. */
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

/** A name with everything dropped in which two spellings of it may differ. */
export function foldName(name: string): string {
  return name.normalize('NFKC').replace(/\s+/gu, '').toLowerCase();
}

const keysBySpelling = new Map<string, string>();
for (const school of KNOWN_SCHOOLS) {
  const key = foldName(school.name);
  for (const spelling of [school.name, school.englishName, ...school.aliases])
    keysBySpelling.set(foldName(spelling), key);
}

/** What schools are compared by: two spellings of one school have one key (rules.md: Who sees and does what). */
export function schoolKey(university: string): string {
  const folded = foldName(university);
  return keysBySpelling.get(folded) ?? folded;
}
