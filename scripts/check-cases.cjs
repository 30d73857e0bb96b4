// Checks that every case of docs/cases.md has a unique id, and that tests reference no unknown ids.
const { globSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const ROOT = join(__dirname, '..');
const TESTS = [
  'server/**/*.test.{ts,tsx}',
  'web/**/*.test.{ts,tsx}',
  'tests/**/*.{test,faults,failover,memory,spec}.ts',
];

const read = (file) => readFileSync(join(ROOT, file), 'utf8');

/** Prints repeated and unknown ids. Returns true if there are none. */
exports.checkCases = () => {
  const ids = [...read('docs/cases.md').matchAll(/^- (\w+) /gm)].map(([, id]) => id);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `docs/cases.md: ${id}`);
  const unknown = globSync(TESTS, { cwd: ROOT }).flatMap((file) =>
    [...read(file).matchAll(/['"`]\[([A-Z]+\d+(?: [A-Z]+\d+)*)\] /g)]
      .flatMap(([, named]) => named.split(' '))
      .filter((id) => !ids.includes(id))
      .map((id) => `${file}: ${id}`),
  );
  const problems = [...repeated, ...unknown];
  for (const problem of problems) console.error(`없거나 되풀이된 사례: ${problem}`);
  return problems.length === 0;
};
