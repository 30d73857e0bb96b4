// Finds blocks of more than ten lines that the client's sources contain twice. Imports and
// generated files do not count.
const { globSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const ROOT = join(__dirname, '..');
/** The greatest number of equal lines in a row. */
const MAX_LINES = 10;
const IMPORT = /^import\b[^;]*;$/gm;

/**
 * The lines of a file that count, with their numbers. Line breaks of imports stay, so that the
 * numbers are those of the file.
 */
function readLines(file) {
  const text = readFileSync(join(ROOT, file), 'utf8').replace(IMPORT, (found) => found.replace(/[^\n]/g, ''));
  return text
    .split('\n')
    .map((line, index) => ({ text: line.trim(), number: index + 1 }))
    .filter((line) => line.text !== '');
}

/** Returns whether no block is repeated, and prints those that are. */
exports.checkRepetition = () => {
  const files = globSync('web/**/*.{ts,tsx,css}', { cwd: ROOT, exclude: ['web/graphql/generated/**'] });
  const seen = new Map();
  const repeated = [];
  for (const file of files.sort()) {
    const lines = readLines(file);
    for (let start = 0; start + MAX_LINES < lines.length; start += 1) {
      const block = lines.slice(start, start + MAX_LINES + 1);
      const key = block.map(({ text }) => text).join('\n');
      const place = `${file}:${block[0].number}`;
      if (seen.has(key)) repeated.push(`${seen.get(key)} = ${place}`);
      else seen.set(key, place);
    }
  }
  if (repeated.length > 0) console.error(`되풀이된 블록:\n${repeated.join('\n')}`);
  return repeated.length === 0;
};

if (require.main === module) process.exit(exports.checkRepetition() ? 0 : 1);
