import { expect, type Locator, type Page } from '@playwright/test';
import { texts } from '../../web/texts';
import { logIn, MINJI } from './support';

/** The home page's first slider: its row of cards. */
export const row = (page: Page): Locator => page.locator('.carousel-row').first();

/** How far it is scrolled, in px. */
export const offset = (page: Page): Promise<number> =>
  row(page).evaluate((element: unknown) => Math.round((element as { scrollLeft: number }).scrollLeft));

/** Its arrow to the left. */
export const previous = (page: Page): Locator =>
  page.getByRole('button', { name: texts.carousel.previous(texts.notice.recentProjects) });

/** Its arrow to the right. */
export const next = (page: Page): Locator =>
  page.getByRole('button', { name: texts.carousel.next(texts.notice.recentProjects) });

/** Opens the home page with reduced motion. */
export async function openSlider(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await logIn(page, MINJI);
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
