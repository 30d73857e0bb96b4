// Checks that every case of docs/cases.md has a unique id and a test with this id in its title,
// that each section is sorted by id, and that tests reference no unknown ids.
const { globSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const ROOT = join(__dirname, '..', '..');
const TESTS = [
  'server/**/*.test.{ts,tsx}',
  'web/**/*.test.{ts,tsx}',
  'tests/**/*.{test,faults,failover,memory,spec}.ts',
];

const read = (file) => readFileSync(join(ROOT, file), 'utf8');

const idsIn = (text) => [...text.matchAll(/^- (\w+) /gm)].map(([, id]) => id);

/** Ids that are lower than the previous one in their section. */
function findUnsorted(text) {
  const { compare } = new Intl.Collator('en', { numeric: true });
  return text
    .split(/^## /m)
    .map(idsIn)
    .flatMap((ids) => ids.filter((id, index) => index > 0 && compare(ids[index - 1], id) > 0));
}

/**
 * Prints ids that are repeated, not sorted, unknown or without a test. Returns true if there are
 * none.
 */
exports.checkCases = () => {
  const cases = read('docs/cases.md');
  const ids = idsIn(cases);
  const unsorted = findUnsorted(cases).map((id) => `docs/cases.md: ${id}`);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `docs/cases.md: ${id}`);
  const tested = globSync(TESTS, { cwd: ROOT }).flatMap((file) =>
    [...read(file).matchAll(/['"` ]\[([A-Z]+\d+(?: [A-Z]+\d+)*)\]['"` ]/g)]
      .flatMap(([, named]) => named.split(' '))
      .map((id) => ({ file, id })),
  );
  const unknown = tested.filter(({ id }) => !ids.includes(id)).map(({ file, id }) => `${file}: ${id}`);
  const untested = ids.filter((id) => !tested.some((test) => test.id === id)).map((id) => `docs/cases.md: ${id}`);
  const problems = [...repeated, ...unsorted, ...unknown, ...untested];
  for (const problem of problems) console.error(`사례의 번호나 순서, 테스트: ${problem}`);
  return problems.length === 0;
};
