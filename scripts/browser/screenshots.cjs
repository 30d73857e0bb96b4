// npm run screenshots: starts the built app with the demo in a temporary data folder and saves
// screenshots as PNG files. Without an argument: the pages in the README, to docs/screenshots. With
// --all: every page of the client and its overlays, in both sizes and both appearances, to
// test-results/screenshots. Use it to review a change of the screens.
require('../node/node-version.cjs').requireNode();
require('../node/swc-register.cjs');
const { mkdirSync } = require('node:fs');
const { join } = require('node:path');
const { chromium, devices, request } = require('@playwright/test');
const sharp = require('sharp');
const { ServerProcess } = require('../../server/test-kit/processes/server-process.ts');
const { ROUTES, findDemoData, getPath } = require('../../tests/browser/support/demo-routes.ts');
const { STATES } = require('../../tests/browser/support/demo-states.ts');
const { requireFonts } = require('../../tests/browser/support/screenshot-fonts.ts');
const { texts } = require('../../web/texts');
const { buildStale } = require('../build/build.cjs');
const { findChromium } = require('./chromium.cjs');

const ROOT = join(__dirname, '..', '..');
const ALL = process.argv.includes('--all');
const FOLDER = ALL ? join(ROOT, 'test-results', 'screenshots') : join(ROOT, 'docs', 'screenshots');
const SCHEMES = ALL ? ['light', 'dark'] : ['light'];

const SIZES = {
  phone: { ...devices['Pixel 7'], deviceScaleFactor: 1 },
  desktop: { viewport: { width: 1280, height: 800 } },
};

/** The screenshots of the README. */
const SHOWN = [
  { route: ROUTES['/home'], file: 'home', size: 'phone' },
  { route: STATES['fitting-notice'], file: 'notice', size: 'phone' },
  { route: ROUTES['/people'], file: 'people', size: 'phone' },
  { route: STATES['next-meeting'], file: 'team', size: 'phone' },
  { route: ROUTES['/applymember/:id'], file: 'applicants', size: 'desktop' },
  { route: STATES['offering'], file: 'offer', size: 'desktop' },
];

/** File name of a route with --all: its path or name, reduced to letters, digits and hyphens. */
const fileNameOf = (name) => name.replace(/[^\w-]+/g, '-').replace(/^-|-$/g, '') || 'login';

/** Waits until the page has replaced its placeholder, and loads nothing more. */
async function waitForContent(page) {
  await page.getByText(texts.common.loading).first().waitFor({ state: 'hidden' });
  await page.waitForLoadState('networkidle');
}

/** Opens the page and saves its visible part in each appearance. */
async function take(browser, { route, file, size }, { site, demoData }) {
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
  await waitForContent(page);
  if (route.open) {
    await route.open(page);
    await waitForContent(page);
  }
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await sharp(await page.screenshot())
      .png({ compressionLevel: 9, palette: !ALL })
      .toFile(join(FOLDER, `${[file, size, ...(ALL ? [colorScheme] : [])].join('-')}.png`));
  }
  await route.leave?.(page);
  await context.close();
}

async function takeAll(browser, site) {
  const api = await request.newContext({ baseURL: site });
  const target = { site, demoData: await findDemoData(api) };
  await api.dispose();
  for (const screenshot of ALL ? everyScreenshot() : SHOWN) await take(browser, screenshot, target);
}

/** Every route and state in each size. */
function everyScreenshot() {
  const routes = Object.entries(ROUTES).map(([name, route]) => ({ route, file: fileNameOf(name) }));
  const states = Object.entries(STATES).map(([file, route]) => ({ route, file }));
  return [...routes, ...states].flatMap((screenshot) => Object.keys(SIZES).map((size) => ({ ...screenshot, size })));
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
