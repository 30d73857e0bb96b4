import { expect, type Locator, type Page } from '@playwright/test';
import { PAGE_SIZE } from '../../../shared/bounds';
import { texts } from '../../../web/texts';
import { logIn, MINJI } from '../support/steps';

/** Returns the row of cards of the first carousel on the home page. */
export const row = (page: Page): Locator =>
  page.getByRole('region', { name: texts.notice.recent.PROJECT }).getByRole('list').first();

/** Returns the scroll position of the row, in pixels. */
export const offset = (page: Page): Promise<number> =>
  row(page).evaluate((element: unknown) => Math.round((element as { scrollLeft: number }).scrollLeft));

/** Returns the arrow button to the left. */
export const previous = (page: Page): Locator =>
  page.getByRole('button', { name: texts.carousel.previous(texts.notice.recent.PROJECT) });

/** Returns the arrow button to the right. */
export const next = (page: Page): Locator =>
  page.getByRole('button', { name: texts.carousel.next(texts.notice.recent.PROJECT) });

/** Opens the home page with reduced motion, so that scrolling is immediate. */
export async function openCarousel(page: Page): Promise<void> {
  await logIn(page, MINJI);
  await page.goto('/home');
  // The cards outside the first screen appear later.
  await expect(row(page).getByRole('article')).toHaveCount(PAGE_SIZE);
}
