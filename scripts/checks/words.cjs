// Checks the Korean words of the product by docs/words.md.
const { globSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const ROOT = join(__dirname, '..', '..');
const FILES = ['README.md', 'web/texts/ko/**/*.ts', 'shared/**/*.ts', 'server/{domain,gateway,platform}/**/*.{ts,tsx}'];
/** Tests, words that members search for, and texts with versions. */
const EXEMPT = /\.(test|testing)\.tsx?$|shared\/(synonyms|tags)\.ts$|texts\/ko\/legal\//;

/**
 * Reads the rows of docs/words.md.
 *
 * @returns {{ word: string, retired: string[] }[]} each word with those that it replaces
 */
exports.readWords = () => {
  const rows = readFileSync(join(ROOT, 'docs/words.md'), 'utf8').matchAll(/^\| (.+?) *\| .+? *\| (.*?) *\|$/gm);
  return [...rows]
    .map(([, word, not]) => ({ word, retired: [...not.matchAll(/`([^`]+)`/g)].map(([, each]) => each) }))
    .filter(({ retired }) => retired.length > 0);
};

/**
 * Finds a word with a particle behind it, but not inside of another word. A word of one syllable
 * must stand alone.
 */
const toPattern = (word) => new RegExp(`(?<!\\p{L})${word}${word.length === 1 ? '(?!\\p{L})' : ''}`, 'u');

/**
 * Finds retired words.
 *
 * @param {string} text several lines
 * @returns {{ line: number, found: string, better: string }[]}
 */
exports.findRetired = (text, words) => {
  const patterns = words.flatMap(({ word, retired }) =>
    retired.map((found) => ({ found, better: word, pattern: toPattern(found) })),
  );
  return text
    .split('\n')
    .flatMap((content, index) =>
      patterns
        .filter(({ pattern }) => pattern.test(content))
        .map(({ found, better }) => ({ line: index + 1, found, better })),
    );
};

/** Prints retired words in texts for people. Returns true if there are none. */
exports.checkWords = () => {
  const words = exports.readWords();
  const files = globSync(FILES, { cwd: ROOT }).filter((file) => !EXEMPT.test(file));
  const problems = files.flatMap((file) =>
    exports
      .findRetired(readFileSync(join(ROOT, file), 'utf8'), words)
      .map(({ line, found, better }) => `${file}:${line}: "${found}" → ${better}`),
  );
  for (const problem of problems) console.error(`쓰지 않는 말 (docs/words.md): ${problem}`);
  return problems.length === 0;
};

if (require.main === module) process.exitCode = exports.checkWords() ? 0 : 1;
