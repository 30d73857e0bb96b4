// npm run pictures: starts the built app on a temporary data folder, logs in as the demo's members and writes a picture
// of each page, as a phone and a desktop show it, to docs/pictures.
require('./node-version.cjs').requireNode();
const { spawn } = require('node:child_process');
const { chmodSync, mkdirSync, mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { chromium, devices } = require('@playwright/test');
const sharp = require('sharp');
const { buildStale } = require('./build.cjs');

const ROOT = join(__dirname, '..');
const FOLDER = join(ROOT, 'docs', 'pictures');
const PORT = process.env.PORT ?? '4398';
const SITE = `http://localhost:${PORT}`;
const PASSWORD = 'hanteam-demo';

const SIZES = {
  phone: { ...devices['Pixel 7'], deviceScaleFactor: 1 },
  desktop: { viewport: { width: 1280, height: 800 } },
};

/** The pages by the name of their picture, and who looks at them. `--all` takes the second list too. */
const SHOWN = [
  ['home', 'minji', () => '/home'],
  ['list', 'minji', () => '/projectdetails'],
  ['detail', 'junho', ({ project }) => `/project/${project}`],
  ['applicants', 'minji', ({ project }) => `/applymember/${project}`],
];
const OTHERS = [
  ['login', undefined, () => '/'],
  ['sign-up', undefined, () => '/signup'],
  ['recruit', 'minji', () => '/recruit'],
  ['applications', 'junho', () => '/apply'],
  ['favourites', 'minji', () => '/interest'],
  ['notifications', 'minji', () => '/alarm'],
  ['settings', 'minji', () => '/mypage'],
  ['create-project', 'minji', () => '/createproject'],
  ['my-project', 'minji', ({ project }) => `/myproject/${project}`],
  ['guide', 'minji', () => '/explains'],
];

async function waitUntilReady() {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    const ready = await fetch(`${SITE}/readyz`).catch(() => undefined);
    if (ready?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${SITE} does not answer`);
}

/** The id of minji's project with the most applicants. */
async function findProject(request) {
  await request.post(`${SITE}/api/auth/login`, { data: { loginId: 'minji', password: PASSWORD } });
  const query = '{ projects(filter: { relation: OWNED }) { nodes { id recruiting applicationCount } } }';
  const answer = await (await request.post(`${SITE}/graphql`, { data: { query } })).json();
  const open = answer.data.projects.nodes.filter(({ recruiting }) => recruiting);
  return open.sort((a, b) => b.applicationCount - a.applicationCount)[0].id;
}

async function take(browser, size, [name, loginId, pathOf], things) {
  const context = await browser.newContext({
    ...SIZES[size],
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (loginId) await page.request.post(`${SITE}/api/auth/login`, { data: { loginId, password: PASSWORD } });
  await page.goto(SITE + pathOf(things));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  // One screen, as a person sees it.
  const picture = await page.screenshot();
  await sharp(picture)
    .png({ compressionLevel: 9 })
    .toFile(join(FOLDER, `${name}-${size}.png`));
  await context.close();
}

async function takeAll(browser) {
  const context = await browser.newContext();
  const things = { project: await findProject(context.request) };
  await context.close();
  const pages = process.argv.includes('--all') ? [...SHOWN, ...OTHERS] : SHOWN;
  for (const page of pages) for (const size of Object.keys(SIZES)) await take(browser, size, page, things);
}

async function main() {
  await buildStale();
  mkdirSync(FOLDER, { recursive: true });
  const data = mkdtempSync(join(tmpdir(), 'hanteam-pictures-'));
  // Run as root, PostgreSQL is another user, who must be able to enter.
  chmodSync(data, 0o755);
  const server = spawn(process.execPath, [join(ROOT, 'dist/server/main.js')], {
    env: { ...process.env, PORT, DATA_DIR: data, DEMO: 'on', THROTTLE: 'off', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    await waitUntilReady();
    await takeAll(browser);
  } finally {
    await browser.close();
    server.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
}

main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
