// Finds repeated blocks of more than ten lines in the client's sources. Imports, exports of other
// modules, queries, and generated files are ignored. Two queries may select the same connection,
// because a fragment needs an object with an id.
const { globSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const ROOT = join(__dirname, '..', '..');
/** Maximum number of equal lines in a row. */
const MAX_LINES = 10;
const IGNORED = /^(import|export \{[^}]*\} from)\b[^;]*;$|^gql`\s*query\b[^`]*`;$/gm;

/**
 * Relevant lines of a file with their numbers. Line breaks of ignored blocks stay, so that the
 * numbers match the file.
 */
function readLines(file) {
  const text = readFileSync(join(ROOT, file), 'utf8').replace(IGNORED, (found) => found.replace(/[^\n]/g, ''));
  return text
    .split('\n')
    .map((line, index) => ({ text: line.trim(), number: index + 1 }))
    .filter((line) => line.text !== '');
}

/** Prints repeated blocks. Returns true if there are none. */
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
