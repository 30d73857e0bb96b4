/** A word of docs/words.md with the words that it replaces. */
export interface Word {
  readonly word: string;
  readonly retired: readonly string[];
}

/** Reads the rows of docs/words.md that have retired words. */
export function readWords(): Word[];

/** Finds the retired words in a text, with their lines and the better words. */
export function findRetired(text: string, words: readonly Word[]): { line: number; found: string; better: string }[];

/** Prints retired words in texts for people. Returns true if there are none. */
export function checkWords(): boolean;
