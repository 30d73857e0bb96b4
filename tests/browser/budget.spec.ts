import { expect, type Page, type Request, test } from '@playwright/test';
import { logIn, MINJI } from './support';

const KIB = 1024;

/** Returns the bytes of JavaScript, as compressed, that were transferred while `load` ran. */
async function measureScriptBytes(page: Page, load: () => Promise<unknown>): Promise<number> {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request);
  });
  await load();
  const sizes = await Promise.all(scripts.map((script) => script.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

test('the login page loads at most 280 KiB of JavaScript', async ({ page }) => {
  const bytes = await measureScriptBytes(page, () => page.goto('/', { waitUntil: 'networkidle' }));
  expect(bytes).toBeGreaterThan(50 * KIB);
  expect(bytes).toBeLessThanOrEqual(280 * KIB);
});

test('the home page loads at most 340 KiB of JavaScript', async ({ page }) => {
  await logIn(page, MINJI);
  const bytes = await measureScriptBytes(page, () => page.goto('/home', { waitUntil: 'networkidle' }));
  expect(bytes).toBeGreaterThan(50 * KIB);
  expect(bytes).toBeLessThanOrEqual(340 * KIB);
});
