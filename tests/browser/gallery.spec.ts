import { expect, test } from '@playwright/test';
import { findAccessibilityViolations } from './support';

// The page is long, and Vite compiles it at the first visit.
test.slow();

/** Vite serves the gallery (playwright.config.ts). */
const GALLERY = 'http://localhost:4398/test';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every component of web/ui is accessible and fits into the page (${colorScheme})`, async ({
    page,
  }, testInfo) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(GALLERY);
    await expect(page.getByRole('heading', { level: 3, name: 'Avatar' })).toBeVisible();
    await page.getByRole('button', { name: '성공', exact: true }).click();
    await testInfo.attach('gallery', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
    expect(await findAccessibilityViolations(page)).toEqual([]);
    const root = 'document.documentElement';
    expect(await page.evaluate(`${root}.scrollWidth - ${root}.clientWidth`)).toBe(0);
  });
}

test('an open dialog is accessible', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(GALLERY);
  await page.getByRole('button', { name: '묻기' }).click();
  await expect(page.getByRole('dialog', { name: '할까요?' })).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});
