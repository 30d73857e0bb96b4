// Checks that every case of tests/cases.md has a unique id and a test with this id in its title,
// and that tests reference no unknown ids.
const { globSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const ROOT = join(__dirname, '..', '..');
const TESTS = [
  'server/**/*.test.{ts,tsx}',
  'web/**/*.test.{ts,tsx}',
  'tests/**/*.{test,faults,failover,memory,spec}.ts',
];

const read = (file) => readFileSync(join(ROOT, file), 'utf8');

/** Prints ids that are repeated, unknown or without a test. Returns true if there are none. */
exports.checkCases = () => {
  const ids = [...read('tests/cases.md').matchAll(/^- (\w+) /gm)].map(([, id]) => id);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `tests/cases.md: ${id}`);
  const tested = globSync(TESTS, { cwd: ROOT }).flatMap((file) =>
    [...read(file).matchAll(/['"` ]\[([A-Z]+\d+(?: [A-Z]+\d+)*)\]['"` ]/g)]
      .flatMap(([, named]) => named.split(' '))
      .map((id) => ({ file, id })),
  );
  const unknown = tested.filter(({ id }) => !ids.includes(id)).map(({ file, id }) => `${file}: ${id}`);
  const untested = ids.filter((id) => !tested.some((test) => test.id === id)).map((id) => `tests/cases.md: ${id}`);
  const problems = [...repeated, ...unknown, ...untested];
  for (const problem of problems) console.error(`사례의 번호나 테스트: ${problem}`);
  return problems.length === 0;
};
