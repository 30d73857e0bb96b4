import { rmSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/browser/chromium.cjs';
import { makeTempFolder } from './server/test-kit/processes/temp-folder';

const PORT = 4399;
/** Port of Vite, which serves the component gallery. The built client does not contain it. */
const GALLERY_PORT = 4398;

const DESKTOP = { width: 1280, height: 800 };

/** Tests of every page, panel, dialog and component by axe. */
const ACCESSIBILITY = '**/accessibility/{dialogs,gallery,panels,routes}.spec.ts';

// Every worker reads the configuration again, but only the first process creates and deletes the
// folder.
if (process.env.E2E_DATA_DIR === undefined) {
  const folder = makeTempFolder('e2e');
  process.env.E2E_DATA_DIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  // Expectations take longer than the default five seconds on a machine whose cores run other
  // tests.
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // Otherwise tests would wait for animations and find colours during a transition.
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker would bypass the mocked routes of tests. offline.phone.spec.ts allows it.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Chromium notes the caller of each request. By default V8 parses a script again to find the
        // line, which takes 40 % of the main thread of a page load.
        '--js-flags=--no-enable-lazy-source-positions',
      ],
    },
  },
  // Layouts are tested in both sizes. Other behaviour is tested in the size of its main use: by the
  // name of the file, or by the tag @phone or @desktop of a test in a file for both sizes. `npm test`
  // leaves out the project accessibility-desktop, which runs at night (CONTRIBUTING.md).
  projects: [
    {
      name: 'phone',
      testIgnore: '**/*.desktop.spec.ts',
      grepInvert: /@desktop/,
      use: { ...devices['Pixel 7'], deviceScaleFactor: 1 },
    },
    {
      name: 'desktop',
      testIgnore: ['**/*.phone.spec.ts', ACCESSIBILITY],
      grepInvert: /@phone/,
      use: { viewport: DESKTOP },
    },
    { name: 'accessibility-desktop', testMatch: ACCESSIBILITY, use: { viewport: DESKTOP } },
  ],
  webServer: [
    {
      command: `"${process.execPath}" scripts/run-built.cjs main`,
      url: `http://localhost:${PORT}/readyz`,
      // Starting includes a build, if anything has changed.
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: { PORT: String(PORT), DATA_DIR: process.env.E2E_DATA_DIR, THROTTLE: 'off', LOG_LEVEL: 'warn' },
    },
    {
      command: `"${process.execPath}" node_modules/vite/bin/vite.js --config web/build/vite.gallery.config.mts --force --port ${GALLERY_PORT} --strictPort`,
      url: `http://localhost:${GALLERY_PORT}/test`,
      timeout: 60_000,
    },
  ],
});
