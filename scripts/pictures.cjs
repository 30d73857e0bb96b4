// npm run pictures: starts the built app with a temporary data folder, logs in as members of the demo and writes a screenshot of
// each page, in the size of a phone and of a desktop, to docs/pictures.
require('./node-version.cjs').requireNode();
require('./swc-register.cjs');
const { mkdirSync } = require('node:fs');
const { join } = require('node:path');
const { chromium, devices } = require('@playwright/test');
const sharp = require('sharp');
const { ServerProcess } = require('../server/test/server-process.ts');
const { buildStale } = require('./build.cjs');

const ROOT = join(__dirname, '..');
const FOLDER = join(ROOT, 'docs', 'pictures');
const PASSWORD = 'hanteam-demo';

const SIZES = {
  phone: { ...devices['Pixel 7'], deviceScaleFactor: 1 },
  desktop: { viewport: { width: 1280, height: 800 } },
};

/** The name of each screenshot, the member who is logged in, and the page. `--all` includes the second list. */
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

/** The id of minji's project with the most applicants. */
async function findProject(request, site) {
  await request.post(`${site}/api/auth/login`, { data: { loginId: 'minji', password: PASSWORD } });
  const query = '{ projects(filter: { relation: OWNED }) { nodes { id recruiting applicationCount } } }';
  const answer = await (await request.post(`${site}/graphql`, { data: { query } })).json();
  const open = answer.data.projects.nodes.filter(({ recruiting }) => recruiting);
  return open.sort((a, b) => b.applicationCount - a.applicationCount)[0].id;
}

async function take(browser, size, [name, loginId, pathOf], { site, project }) {
  const context = await browser.newContext({
    ...SIZES[size],
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (loginId) await page.request.post(`${site}/api/auth/login`, { data: { loginId, password: PASSWORD } });
  await page.goto(site + pathOf({ project }));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  // Only the visible part of the page, as on the screen.
  const picture = await page.screenshot();
  await sharp(picture)
    .png({ compressionLevel: 9 })
    .toFile(join(FOLDER, `${name}-${size}.png`));
  await context.close();
}

async function takeAll(browser, site) {
  const context = await browser.newContext();
  const target = { site, project: await findProject(context.request, site) };
  await context.close();
  const pages = process.argv.includes('--all') ? [...SHOWN, ...OTHERS] : SHOWN;
  for (const page of pages) for (const size of Object.keys(SIZES)) await take(browser, size, page, target);
}

async function main() {
  await buildStale();
  mkdirSync(FOLDER, { recursive: true });
  const server = await ServerProcess.start({ env: { DEMO: 'on' } });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    await takeAll(browser, server.url);
  } finally {
    await browser.close();
    await server.stop();
    await server.remove();
  }
}

main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
