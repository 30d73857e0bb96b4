// npm run lighthouse: starts the built app with the demo and runs Lighthouse for a phone. It
// measures login, home, a list and a notice in each language, three times each. It fails if a
// median misses a budget. npx downloads Lighthouse, because it is larger than the app.
require('../node/node-version.cjs').requireNode();
require('../node/swc-register.cjs');
const { execFile } = require('node:child_process');
const { mkdtempSync, readFileSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { promisify } = require('node:util');
const { LANGUAGES } = require('../../shared/language.ts');
const { ServerProcess } = require('../../server/test-kit/processes/server-process.ts');
const { buildStale } = require('../build/build.cjs');
const { findChromium } = require('./chromium.cjs');

const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 3;

/**
 * Budgets by page: seconds until the largest contentful paint, KiB of compressed JavaScript,
 * requests without fonts.
 */
const PAGES = [
  { name: 'login', path: () => '/', lcp: 1.3, script: 260, requests: 12 },
  { name: 'home', path: () => '/home', member: true, lcp: 2.2, script: 320, requests: 16 },
  { name: 'list', path: () => '/projectdetails', member: true, lcp: 2.2, script: 320, requests: 16 },
  { name: 'notice', path: ({ notice }) => `/project/${notice}`, member: true, lcp: 2.4, script: 340, requests: 18 },
];
/**
 * Budgets of every page: layout shift, blocked milliseconds, and the minimum score of each
 * category.
 */
const MAX_SHIFT = 0.01;
const MAX_BLOCKED_MS = 200;
const CATEGORIES = ['accessibility', 'best-practices', 'seo'];

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Logs in a member of the demo and returns the cookies and the id of a notice. */
async function logIn(site) {
  const post = (path, body, headers = {}) =>
    fetch(site + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const response = await post('/api/auth/login', { loginId: 'junho', password: 'hanteam-demo' });
  const cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const query = '{ notices(page: 0, size: 1, filter: { kind: PROJECT }) { nodes { id } } }';
  const { data } = await (await post('/graphql', { query }, { Cookie: cookie })).json();
  return { cookie, notice: data.notices.nodes[0].id };
}

/** Runs Lighthouse once and returns the measured values. */
async function measure(url, cookie, folder) {
  const output = join(folder, 'report.json');
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-quic';
  const options = ['--output=json', `--output-path=${output}`, '--quiet', `--chrome-flags=${flags}`];
  options.push(`--extra-headers=${JSON.stringify({ Cookie: cookie })}`);
  await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...options], {
    env: { ...process.env, CHROME_PATH: findChromium() },
    maxBuffer: 64 * 1024 * 1024,
  });
  const { audits, categories } = JSON.parse(readFileSync(output, 'utf8'));
  const requests = audits['network-requests'].details.items.filter(({ resourceType }) => resourceType !== 'Font');
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return {
    lcp: audits['largest-contentful-paint'].numericValue / 1000,
    script: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024,
    requests: requests.length,
    shift: audits['cumulative-layout-shift'].numericValue,
    blocked: audits['total-blocking-time'].numericValue,
    performance: categories.performance.score * 100,
    ...Object.fromEntries(CATEGORIES.map((name) => [name, categories[name].score * 100])),
  };
}

/** Returns the names of the missed budgets. */
function findMisses(page, result) {
  const most = {
    lcp: page.lcp,
    script: page.script,
    requests: page.requests,
    shift: MAX_SHIFT,
    blocked: MAX_BLOCKED_MS,
  };
  return [
    ...Object.keys(most).filter((name) => result[name] > most[name]),
    ...CATEGORIES.filter((name) => result[name] < 100),
  ];
}

async function measurePages(site, folder) {
  const { cookie, notice } = await logIn(site);
  const missed = [];
  const inAllLanguages = (page) => LANGUAGES.map((language) => ({ page, language }));
  for (const { page, language } of PAGES.flatMap(inAllLanguages)) {
    const results = [];
    const cookies = [`language=${language}`, ...(page.member ? [cookie] : [])].join('; ');
    for (let run = 0; run < RUNS; run++) results.push(await measure(site + page.path({ notice }), cookies, folder));
    const names = Object.keys(results[0]);
    const result = Object.fromEntries(names.map((name) => [name, median(results.map((each) => each[name]))]));
    const title = `${page.name} (${language})`;
    console.info(title, Object.fromEntries(names.map((name) => [name, Number(result[name].toFixed(3))])));
    missed.push(...findMisses(page, result).map((name) => `${title}: ${name}`));
  }
  return missed;
}

async function main() {
  await buildStale();
  const folder = mkdtempSync(join(tmpdir(), 'hanteam-lighthouse-'));
  const server = await ServerProcess.start({ env: { DEMO: 'on' } });
  try {
    const missed = await measurePages(server.url, folder);
    if (missed.length > 0) throw new Error(`예산을 넘었어요: ${missed.join(', ')}`);
  } finally {
    await server.stop();
    await server.remove();
    rmSync(folder, { recursive: true });
  }
}

main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
