import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/chromium.cjs';
import { makeTempFolder } from './server/test/temp-folder';

const PORT = 4399;
/** The port of Vite, which serves the component gallery. The built client lacks it. */
const GALLERY_PORT = 4398;

// Every worker reads the configuration again; the folder is made once.
process.env.E2E_DATA_DIR ??= makeTempFolder('e2e');

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  // A machine whose cores run other tests takes longer than the default five seconds.
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // Tests would wait for movements, and find colours that fade.
    contextOptions: { reducedMotion: 'reduce' },
    // Its requests would bypass the routes that tests set up; offline.phone.spec.ts allows it.
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
      ],
    },
  },
  // Layouts are tested on both. What does not depend on the size of the window is tested where it
  // is mostly done.
  projects: [
    { name: 'phone', testIgnore: '**/*.desktop.spec.ts', use: { ...devices['Pixel 7'] } },
    { name: 'desktop', testIgnore: '**/*.phone.spec.ts', use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: [
    {
      command: `"${process.execPath}" scripts/start.cjs`,
      url: `http://localhost:${PORT}/readyz`,
      // It builds first, if anything has changed.
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: { PORT: String(PORT), DATA_DIR: process.env.E2E_DATA_DIR, THROTTLE: 'off', LOG_LEVEL: 'warn' },
    },
    {
      command: `"${process.execPath}" node_modules/vite/bin/vite.js --config web/vite.gallery.config.mts --force --port ${GALLERY_PORT} --strictPort`,
      url: `http://localhost:${GALLERY_PORT}/test`,
      timeout: 60_000,
    },
  ],
});
