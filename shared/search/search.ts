import { type Sign, signsOf, spell } from './search-signs';
import { SYNONYMS } from './synonyms';

/**
 * A term of a search (rules/search.md). The server builds the index query from it, and the client
 * highlights its matches. So both interpret a query in the same way.
 */
interface SearchTerm {
  /**
   * Words as written. All of them must match. A synonym such as `machine learning` is one term of
   * several words.
   */
  words: readonly string[];
  /** Synonyms of the term, each as its words. One match is enough. */
  synonyms: readonly (readonly string[])[];
}

const wordsOf = (text: string): string[] => text.normalize('NFKC').split(/\s+/u).filter(Boolean);
const keyOf = (words: readonly string[]): string => words.join('').toLowerCase();

const MEANINGS = new Map(
  SYNONYMS.flatMap((meaning) => {
    const spellings = meaning.map((spelling) => wordsOf(spelling.toLowerCase()));
    return spellings.map((words) => [keyOf(words), spellings] as const);
  }),
);

/** Number of words in the longest synonym. */
const MAX_WORDS = Math.max(...[...MEANINGS.values()].flat().map((words) => words.length));

/** Parses a query into its words and the synonyms of one or several of these words. */
export function parseTerms(query: string): SearchTerm[] {
  const words = wordsOf(query);
  const terms: SearchTerm[] = [];
  for (let from = 0; from < words.length;) {
    const term = termAt(words, from);
    terms.push(term);
    from += term.words.length;
  }
  return terms;
}

function termAt(words: readonly string[], from: number): SearchTerm {
  for (let count = MAX_WORDS; count > 0; count -= 1) {
    const together = words.slice(from, from + count);
    const spellings = MEANINGS.get(keyOf(together));
    if (spellings) return { words: together, synonyms: spellings.filter((other) => keyOf(other) !== keyOf(together)) };
  }
  return { words: words.slice(from, from + 1), synonyms: [] };
}

/** A part of a text in UTF-16 units. `to` is exclusive. */
export interface Match {
  from: number;
  to: number;
}

/**
 * Returns the parts of a text that match a term. The words of a term count only if all of them are
 * in the text.
 */
export function findTerm(text: string, { words, synonyms }: SearchTerm): Match[] {
  const signs = signsOf(text);
  const ofWords = words.map((word) => findWord(signs, word));
  const found = ofWords.every((matches) => matches.length > 0) ? ofWords.flat() : [];
  return [...found, ...synonyms.flatMap((synonym) => findSynonym(signs, synonym))];
}

/**
 * Returns the parts of a text that match any term of a query, in text order. Overlapping and
 * adjacent parts are merged.
 */
export function findMatches(text: string, query: string): Match[] {
  const found = parseTerms(query).flatMap((term) => findTerm(text, term));
  const merged: Match[] = [];
  for (const match of found.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && match.from <= last.to) last.to = Math.max(last.to, match.to);
    else merged.push({ ...match });
  }
  return merged;
}

const ONLY_CONSONANTS = /^[\u1100-\u1112]{2,}$/u;

function findWord(signs: readonly Sign[], word: string): Match[] {
  const wanted = spell(word);
  const written = findAll(signs, wanted, ({ sign }) => sign);
  return ONLY_CONSONANTS.test(wanted.join(''))
    ? [...written, ...findAll(signs, wanted, ({ initial }) => initial)]
    : written;
}

/**
 * Finds a word anywhere within a word. A match that starts a word may have blanks between its
 * characters.
 */
function findAll(signs: readonly Sign[], wanted: readonly string[], read: (sign: Sign) => string): Match[] {
  return signs.flatMap((first, at) => {
    const isSpaced = wanted.some((_, index) => index > 0 && signs[at + index]?.after === 'BLANK');
    return isSpaced && !first.beginsWord ? [] : matchAt(signs, at, wanted, read);
  });
}

/** Finds a synonym. Latin letters match only as a whole word, others at the start of a word. */
function findSynonym(signs: readonly Sign[], words: readonly string[]): Match[] {
  const wanted = spell(words.join(''));
  const isWholeWord = words.length === 1 && /^[a-z0-9]+$/u.test(wanted.join(''));
  return signs.flatMap((first, at) => {
    const next = signs[at + wanted.length];
    if (!first.beginsWord || (isWholeWord && next?.kind === 'LATIN' && next.after === undefined)) return [];
    return matchAt(signs, at, wanted, ({ sign }) => sign);
  });
}

function matchAt(signs: readonly Sign[], at: number, wanted: readonly string[], read: (sign: Sign) => string): Match[] {
  const found = signs.slice(at, at + wanted.length);
  const matches = wanted.every((sign, index) => {
    const here = found[index];
    return here !== undefined && read(here) === sign && (index === 0 || here.after !== 'LINE');
  });
  return matches ? [{ from: found[0]?.from ?? 0, to: found.at(-1)?.to ?? 0 }] : [];
}
