// npm run pictures: starts the built app with the demo in a temporary data folder and saves
// screenshots as PNG files. Without an argument: the pages in the README, to docs/pictures. With
// --all: every page of the client and its overlays, in both sizes and both appearances, to
// test-results/pictures. Use it to review a change of the screens.
require('./node-version.cjs').requireNode();
require('./swc-register.cjs');
const { mkdirSync } = require('node:fs');
const { join } = require('node:path');
const { chromium, devices, request } = require('@playwright/test');
const sharp = require('sharp');
const { ServerProcess } = require('../server/test/server-process.ts');
const { ROUTES, findDemoData, getPath } = require('../tests/browser/demo-routes.ts');
const { STATES } = require('../tests/browser/demo-states.ts');
const { requireFonts } = require('../tests/browser/signs.ts');
const { buildStale } = require('./build.cjs');
const { findChromium } = require('./chromium.cjs');

const ROOT = join(__dirname, '..');
const ALL = process.argv.includes('--all');
const FOLDER = ALL ? join(ROOT, 'test-results', 'pictures') : join(ROOT, 'docs', 'pictures');
const SCHEMES = ALL ? ['light', 'dark'] : ['light'];

const SIZES = {
  phone: { ...devices['Pixel 7'], deviceScaleFactor: 1 },
  desktop: { viewport: { width: 1280, height: 800 } },
};

/** File names of the README's pictures, by route name. */
const SHOWN = {
  '/home': 'home',
  '/projectdetails': 'list',
  '/project/:id': 'detail',
  '/applymember/:id': 'applicants',
};

/** File name of a route with --all: its path or name, reduced to letters, digits and hyphens. */
const fileNameOf = (name) => name.replace(/[^\w-]+/g, '-').replace(/^-|-$/g, '') || 'login';

/** Opens the page and saves its visible part in each appearance. */
async function take(browser, size, { route, file }, { site, demoData }) {
  const context = await browser.newContext({
    ...SIZES[size],
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (route.as) await page.request.post(`${site}/api/auth/login`, { data: route.as });
  await page.goto(site + getPath(route, demoData));
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await route.open?.(page);
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await sharp(await page.screenshot())
      .png({ compressionLevel: 9 })
      .toFile(join(FOLDER, `${[file, size, ...(ALL ? [colorScheme] : [])].join('-')}.png`));
  }
  await route.leave?.(page);
  await context.close();
}

async function takeAll(browser, site) {
  const api = await request.newContext({ baseURL: site });
  const target = { site, demoData: await findDemoData(api) };
  await api.dispose();
  const pictures = Object.entries(ROUTES)
    .filter(([name]) => ALL || SHOWN[name])
    .map(([name, route]) => ({ route, file: ALL ? fileNameOf(name) : SHOWN[name] }));
  if (ALL) pictures.push(...Object.entries(STATES).map(([file, route]) => ({ route, file })));
  for (const picture of pictures) for (const size of Object.keys(SIZES)) await take(browser, size, picture, target);
}

async function main() {
  await buildStale();
  mkdirSync(FOLDER, { recursive: true });
  const server = await ServerProcess.start({ env: { DEMO: 'on' } });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    await requireFonts(await browser.newPage());
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
