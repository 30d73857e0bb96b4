import { BOUNDS } from '../../../shared/bounds';
import { foldName, KNOWN_SCHOOLS, type KnownSchool } from './school.names';

const MOST_SUGGESTIONS = 10;

const spellings = KNOWN_SCHOOLS.map((school) => ({
  school,
  folded: [school.name, school.englishName, ...school.aliases].map(foldName),
}));

/** The universities whose name, English name or short name holds the words, those that start with them first. */
export function findSchools(search: string): KnownSchool[] {
  const wanted = foldName(search.slice(0, BOUNDS.university.max));
  if (wanted === '') return [];
  const starting = spellings.filter(({ folded }) => folded.some((name) => name.startsWith(wanted)));
  const holding = spellings.filter(
    (each) => !starting.includes(each) && each.folded.some((name) => name.includes(wanted)),
  );
  return [...starting, ...holding].slice(0, MOST_SUGGESTIONS).map(({ school }) => school);
}
