import { expect, test } from '@playwright/test';
import { WCAG, expectAccessible, findOverflow } from './accessibility';

// The page is long, and Vite compiles it at the first visit.
test.slow();

/** Vite serves the gallery (playwright.config.ts). */
const GALLERY = 'http://localhost:4398/test';

test('every component of web/ui is accessible in both appearances, and fits into the page', async ({ page }) => {
  await page.goto(GALLERY);
  await expect(page.getByRole('heading', { level: 3, name: 'Avatar' })).toBeVisible();
  await page.getByRole('button', { name: '성공', exact: true }).click();
  await expectAccessible(page, WCAG);
  expect(await findOverflow(page)).toBe(0);
});

test('an open dialog is accessible', async ({ page }) => {
  await page.goto(GALLERY);
  await page.getByRole('button', { name: '묻기' }).click();
  await expect(page.getByRole('dialog', { name: '할까요?' })).toBeVisible();
  await expectAccessible(page, WCAG);
});
