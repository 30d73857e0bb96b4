import { expect, test } from '@playwright/test';
import { texts } from '../../../web/texts';
import { JUNHO, logIn } from '../support/steps';

test.beforeEach(async ({ page }) => {
  await logIn(page, JUNHO);
  await page.goto('/projectdetails');
});

test('a search runs while typing, highlights its matches, and is stored in the URL', async ({ page }) => {
  await page.getByRole('searchbox', { name: texts.notice.search }).fill('앱');
  await expect(page).toHaveURL(/\?q=/);
  await expect(page.locator('mark', { hasText: '앱' }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox', { name: texts.notice.search })).toHaveValue('앱');
  await expect(page.locator('mark').first()).toHaveText('앱');
});

test('a search without results shows a message, and a button clears the filters', async ({ page }) => {
  await page.getByRole('button', { name: texts.notice.closingSoon, exact: true }).click();
  await page.getByRole('searchbox', { name: texts.notice.search }).fill('어디에도없는말');
  await expect(page.getByText(texts.notice.noResults('어디에도없는말'))).toBeVisible();
  await page.getByRole('button', { name: texts.notice.clearFilters }).click();
  await expect(page).not.toHaveURL(/soon/);
  await expect(page).toHaveURL(/recruiting=0/);
});

test('a list starts with the recruiting notices, and one tap shows all', async ({ page }) => {
  const closed = page.getByRole('article').getByText(texts.notice.closed, { exact: true });
  const recruiting = page.getByRole('button', { name: texts.notice.recruiting, exact: true });
  await expect(recruiting).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('article').getByRole('article').first()).toBeVisible();
  await expect(closed).toHaveCount(0);
  await recruiting.click();
  await expect(page).toHaveURL('/projectdetails?recruiting=0');
  await page.goto('/projectdetails?recruiting=0&page=999');
  await expect(closed.first()).toBeVisible();
});

test('a role limits the list to projects that recruit it', async ({ page }) => {
  await page.getByRole('button', { name: texts.notice.role.DESIGNER, exact: true }).click();
  await expect(page).toHaveURL(/role=DESIGNER/);
  await expect(page.getByRole('article').getByRole('link').first()).toBeVisible();
});
