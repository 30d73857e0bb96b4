import { expect, type Page, type Request, test } from '@playwright/test';
import { logIn, MINJI } from './support';

const KIB = 1024;

/** The bytes of JavaScript that came over the wire, compressed as they were, while `load` ran. */
async function weighScripts(page: Page, load: () => Promise<unknown>): Promise<number> {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request);
  });
  await load();
  const sizes = await Promise.all(scripts.map((script) => script.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

test('the login page loads at most 280 KiB of JavaScript', async ({ page }) => {
  const weight = await weighScripts(page, () => page.goto('/', { waitUntil: 'networkidle' }));
  expect(weight).toBeGreaterThan(50 * KIB);
  expect(weight).toBeLessThanOrEqual(280 * KIB);
});

test('the home page loads at most 340 KiB of JavaScript', async ({ page }) => {
  await logIn(page, MINJI);
  const weight = await weighScripts(page, () => page.goto('/home', { waitUntil: 'networkidle' }));
  expect(weight).toBeGreaterThan(50 * KIB);
  expect(weight).toBeLessThanOrEqual(340 * KIB);
});
