import { BOUNDS } from '../../../shared/bounds';
import { foldName } from '../../../shared/fold-name';
import { EXAMPLE_SCHOOL, KNOWN_SCHOOLS, type KnownSchool, spellingsOf } from './school-names';

const MAX_SUGGESTIONS = 10;
const MAX_NEAREST = 3;

/** Largest distance of a similar spelling, in letters (자모). A syllable has two or three. */
const MAX_DISTANCE = 3;

/** A school with its folded spellings, and with their letters. */
interface Spelled {
  school: KnownSchool;
  folded: string[];
  letters: string[];
}

function spell(school: KnownSchool): Spelled {
  const folded = spellingsOf(school).map(foldName);
  return { school, folded, letters: folded.map(lettersOf) };
}

const listed = KNOWN_SCHOOLS.map(spell);
const listedWithExample = [...listed, spell(EXAMPLE_SCHOOL)];

/** @param withExample whether the school of the demo belongs to them */
const listSchools = (withExample: boolean): Spelled[] => (withExample ? listedWithExample : listed);

const fold = (name: string): string => foldName(name.slice(0, BOUNDS.university.max));

/**
 * Finds at most ten universities with a spelling that contains the text. Spellings that start with
 * the text come first.
 * @param withExample whether the school of the demo belongs to them
 */
export function findSchools(search: string, withExample: boolean): KnownSchool[] {
  const text = fold(search);
  if (text === '') return [];
  const schools = listSchools(withExample);
  const starting = schools.filter(({ folded }) => folded.some((name) => name.startsWith(text)));
  const containing = schools.filter(
    (each) => !starting.includes(each) && each.folded.some((name) => name.includes(text)),
  );
  return [...starting, ...containing].slice(0, MAX_SUGGESTIONS).map(({ school }) => school);
}

/** Finds the university with this spelling, which only the demo offers for its own school. */
export function findSchool(name: string, withExample: boolean): KnownSchool | undefined {
  const text = fold(name);
  const schools = listSchools(withExample);
  return schools.find(({ folded }) => folded.includes(text))?.school;
}

/**
 * Finds at most three universities for an unknown name. Spellings that start with the name come
 * first, then similar ones, then those that contain the name.
 */
export function findNearestSchools(name: string, withExample: boolean): KnownSchool[] {
  const letters = lettersOf(fold(name));
  if (letters === '') return [];
  const distanceTo = (spelling: string): number => (spelling.startsWith(letters) ? 0 : distanceOf(letters, spelling));
  const similar = listSchools(withExample)
    .map(({ school, letters: spellings }) => ({ school, distance: Math.min(...spellings.map(distanceTo)) }))
    .filter(({ distance }) => distance <= Math.min(MAX_DISTANCE, letters.length / 3))
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ school }) => school);
  return [...new Set([...similar, ...findSchools(name, withExample)])].slice(0, MAX_NEAREST);
}

/** Splits syllables into letters: 한 is ㅎ, ㅏ and ㄴ. */
function lettersOf(folded: string): string {
  return folded.normalize('NFD');
}

/**
 * Counts the letters to insert, delete or replace (Levenshtein).
 * @returns Infinity if the lengths alone differ too much
 */
function distanceOf(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > MAX_DISTANCE) return Infinity;
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = (above[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    above = current;
  }
  return above[other.length] ?? 0;
}
