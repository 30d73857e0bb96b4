import { defineConfig, devices } from '@playwright/test';
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
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  reporter: [['line'], ['json']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
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
  projects: [
    { name: 'phone', use: { ...devices['Pixel 7'] } },
    // A desktop has no touch screen.
    { name: 'desktop', testIgnore: '**/*.phone.spec.ts', use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: [
    {
      command: `"${process.execPath}" scripts/start.cjs`,
      url: `http://localhost:${PORT}/readyz`,
      timeout: 60_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: { PORT: String(PORT), DATA_DIR: process.env.E2E_DATA_DIR, THROTTLE: 'off', LOG_LEVEL: 'warn' },
    },
    {
      command: `"${process.execPath}" node_modules/vite/bin/vite.js --config web/vite.config.mts --port ${GALLERY_PORT} --strictPort`,
      url: `http://localhost:${GALLERY_PORT}/test`,
      timeout: 60_000,
    },
  ],
});
