// npm test: runs the checks, the tests of server and client and the browser tests, and prints the
// names of failed tests and the total. With --quick it runs the checks, the tests that start no
// server, and one journey in the browser. In CI, files with failed tests of server and client run
// a second time, alone; tests that pass then are listed as flaky. Playwright does the same.
require('./node/node-version.cjs').requireNode();
const { spawnSync } = require('node:child_process');
const { existsSync, mkdtempSync, readFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join, relative } = require('node:path');
const { buildStale } = require('./build/build.cjs');
const { CHECKS, runChecks } = require('./checks/checks.cjs');
const { findChromium } = require('./browser/chromium.cjs');

const ROOT = join(__dirname, '..');
const RESULTS = mkdtempSync(join(tmpdir(), 'hanteam-results-'));
const IS_QUICK = process.argv.includes('--quick');
const NOTHING = { passed: 0, failed: 0, skipped: 0 };

function run(program, args, env = {}) {
  const options = { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } };
  return spawnSync(process.execPath, [require.resolve(program), ...args], options).status === 0;
}

function readResult(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

async function check() {
  const failed = (await runChecks()).length;
  return { ...NOTHING, passed: Object.keys(CHECKS).length - failed, failed };
}

/** The failed tests of a Jest run, by the file that contains them. */
function failedTests({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ ancestorTitles, fullName }) => {
        // The first title of a grouped test is its file (grouped-tests.cjs).
        const path = relative(ROOT, name);
        return path.startsWith('.cache') ? { file: ancestorTitles[0], fullName } : { file: path, fullName };
      }),
  );
}

function printTests(label, tests) {
  for (const { fullName } of tests) console.info(`${label}: ${fullName}`);
}

function runJest(args, env) {
  const file = join(RESULTS, `jest-${args.length}.json`);
  const green = run('jest/bin/jest', [...args, '--json', '--outputFile', file], env);
  const result = readResult(file);
  if (!result) return { ...NOTHING, failed: 1, tests: [], broken: 1 };
  const broken = result.numRuntimeErrorTestSuites;
  const failed = result.numFailedTests + broken;
  return {
    passed: result.numPassedTests,
    failed: green ? failed : Math.max(1, failed),
    skipped: result.numPendingTests,
    tests: failedTests(result),
    broken,
  };
}

function jest() {
  const first = runJest(['--config', 'scripts/grouped-tests.cjs'], IS_QUICK ? { TESTS: 'unit' } : {});
  if (!process.env.CI || first.broken > 0 || first.tests.length === 0) {
    printTests('Failed', first.tests);
    return first;
  }
  const files = [...new Set(first.tests.map(({ file }) => file))];
  const second = runJest(['--runInBand', '--runTestsByPath', ...files], {});
  const isFlaky = ({ fullName }) => !second.tests.some((test) => fullName.endsWith(test.fullName));
  printTests('Flaky', first.tests.filter(isFlaky));
  printTests('Failed', second.tests);
  return { ...first, passed: first.passed + first.failed - second.failed, failed: second.failed };
}

function playwright() {
  if (findChromium() === undefined) {
    console.warn('\n*** 건너뜀: 브라우저 테스트 (Chromium이 없어요. CHROMIUM_PATH로 알려 주세요) ***\n');
    return { ...NOTHING, skipped: 1 };
  }
  const file = join(RESULTS, 'playwright.json');
  const tests = IS_QUICK ? ['--project=phone', 'journeys/main-flow'] : ['--project=phone', '--project=desktop'];
  const green = run('@playwright/test/cli', ['test', ...tests], { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  const stats = readResult(file)?.stats;
  if (!stats) return { ...NOTHING, failed: 1 };
  const failed = stats.unexpected;
  return { passed: stats.expected + stats.flaky, failed: green ? failed : Math.max(1, failed), skipped: stats.skipped };
}

async function main() {
  await buildStale();
  const results = [await check(), jest(), playwright()];
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.info(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  process.exit(sum('failed') === 0 ? 0 : 1);
}

main().catch((error) => {
  console.error(error.message);
  console.info('0 passed, 1 failed, 0 skipped');
  process.exit(1);
});
