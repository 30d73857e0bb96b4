import { expect, type Page, test } from '@playwright/test';
import { logIn, MINJI } from './support';

const KIB = 1024;

/** Adds up the JavaScript that a page loads, as it comes over the wire. */
function weighScripts(page: Page): () => number {
  const weights = new Map<string, number>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' && !response.url().endsWith('.js')) return;
    expect(response.headers()['content-encoding']).toBe('br');
    weights.set(response.url(), Number(response.headers()['content-length']));
  });
  return () => [...weights.values()].reduce((sum, weight) => sum + weight, 0);
}

test('the login page loads at most 280 KiB of JavaScript', async ({ page }) => {
  const weight = weighScripts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(weight()).toBeGreaterThan(50 * KIB);
  expect(weight()).toBeLessThanOrEqual(280 * KIB);
});

test('the home page loads at most 340 KiB of JavaScript', async ({ page }) => {
  await logIn(page, MINJI);
  await page.goto('about:blank');
  const weight = weighScripts(page);
  await page.goto('/home', { waitUntil: 'networkidle' });
  expect(weight()).toBeLessThanOrEqual(340 * KIB);
});
