// The Jest configuration of npm test. It runs the test files of server and client in groups that
// share their imported modules. Jest imports all modules again for each file that it runs, which
// takes longer than most tests. It leaves out the faults, which run at night (CONTRIBUTING.md).
// With TESTS=unit it contains only tests that start no server.
const { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const config = require('../jest.config.cjs');

const ROOT = join(__dirname, '..');
const FOLDER = join(ROOT, '.cache', 'test-groups');

/** Number of files in a group. With larger groups, one core is idle for longer at the end. */
const SIZE = 24;

/** Test files by the Jest project that runs them in groups. */
const PATTERNS = {
  server: '{server,tests/server,tests/repository}/**/*.test.{ts,tsx}',
  web: 'web/**/*.test.{ts,tsx}',
};

const IS_UNIT = process.env.TESTS === 'unit';

/** True if the tests of a file start neither a server nor a database. */
function isUnitTest(file) {
  return !/test-kit\/(app|processes|database|model)\//.test(readFileSync(join(ROOT, file), 'utf8'));
}

/** True if a file replaces modules, which the other files of a group would get as well. */
function replacesModules(file) {
  return /^jest\.mock\(/m.test(readFileSync(join(ROOT, file), 'utf8'));
}

/**
 * Writes the groups of a project. Large files go to different groups.
 * @returns paths of the files that must run alone
 */
function writeGroups(pattern, folder) {
  mkdirSync(folder, { recursive: true });
  const sizeOf = (file) => statSync(join(ROOT, file)).size;
  const all = globSync(pattern, { cwd: ROOT }).filter((file) => !IS_UNIT || isUnitTest(file));
  const files = all.filter((file) => !replacesModules(file)).sort((one, other) => sizeOf(other) - sizeOf(one));
  const count = Math.ceil(files.length / SIZE);
  for (let group = 0; group < count; group++) {
    const blocks = files.filter((_, index) => index % count === group).map(toBlock);
    writeFileSync(join(folder, `group-${group + 1}.test.js`), blocks.join(''));
  }
  return all.filter(replacesModules).map((file) => join(ROOT, file));
}

function toBlock(file) {
  return `describe(${JSON.stringify(file)}, () => {\n  require(${JSON.stringify(join(ROOT, file))});\n});\n`;
}

/** Replaces the test files of a project by their groups. */
function withGroups({ rootDir = '', ...project }) {
  const rooted = { ...project, rootDir: join(ROOT, rootDir) };
  const pattern = PATTERNS[project.displayName];
  if (!pattern) return rooted;
  const folder = join(FOLDER, project.displayName);
  const alone = writeGroups(pattern, folder);
  return {
    ...rooted,
    roots: [folder, ...new Set(alone.map(dirname))],
    testMatch: [join(folder, '*.test.js'), ...alone],
  };
}

rmSync(FOLDER, { recursive: true, force: true });

/** @type {import('jest').Config} */
module.exports = {
  ...config,
  rootDir: ROOT,
  projects: config.projects
    .filter(({ displayName }) => (IS_UNIT ? displayName in PATTERNS : displayName !== 'faults'))
    .map(withGroups),
};
