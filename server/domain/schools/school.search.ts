import { BOUNDS } from '../../../shared/bounds';
import { foldName, KNOWN_SCHOOLS, type KnownSchool, spellingsOf } from './school.names';

const MAX_SUGGESTIONS = 10;

const spellings = KNOWN_SCHOOLS.map((school) => ({
  school,
  folded: spellingsOf(school).map(foldName),
}));

/**
 * Finds at most ten universities with a spelling that contains the text. Spellings that start with
 * the text come first.
 */
export function findSchools(search: string): KnownSchool[] {
  const text = foldName(search.slice(0, BOUNDS.university.max));
  if (text === '') return [];
  const starting = spellings.filter(({ folded }) => folded.some((name) => name.startsWith(text)));
  const containing = spellings.filter(
    (each) => !starting.includes(each) && each.folded.some((name) => name.includes(text)),
  );
  return [...starting, ...containing].slice(0, MAX_SUGGESTIONS).map(({ school }) => school);
}
