// npm test: runs the checks, the tests of server and client and the browser tests, and prints the
// total in one line. With --quick it runs the checks, the tests that start no server, and one
// journey in the browser.
require('./node/node-version.cjs').requireNode();
const { spawnSync } = require('node:child_process');
const { existsSync, mkdtempSync, readFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
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

function jest() {
  const file = join(RESULTS, 'jest.json');
  const args = ['--config', 'scripts/grouped-tests.cjs', '--json', '--outputFile', file];
  const green = run('jest/bin/jest', args, IS_QUICK ? { TESTS: 'unit' } : {});
  const result = readResult(file);
  if (!result) return { ...NOTHING, failed: 1 };
  const {
    numPassedTests: passed,
    numFailedTests,
    numPendingTests: skipped,
    numRuntimeErrorTestSuites: broken,
  } = result;
  const failed = numFailedTests + broken;
  return { passed, failed: green ? failed : Math.max(1, failed), skipped };
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
