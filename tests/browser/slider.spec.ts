import { expect, test } from '@playwright/test';
import { next, offset, openSlider, previous, row } from './slider';

const STEP = 283;
const LIMIT = 2450;

test.describe('a slider', () => {
  test.beforeEach(({ page }) => openSlider(page));

  test('shifts by 283 px a click, and never past its ends', async ({ page }) => {
    await expect(previous(page)).toBeDisabled();
    await next(page).click();
    await expect.poll(() => offset(page)).toBe(STEP);
    await previous(page).click();
    await expect.poll(() => offset(page)).toBe(0);
    await expect(previous(page)).toBeDisabled();
    let before = 0;
    while (await next(page).isEnabled()) {
      await next(page).click();
      await expect.poll(() => offset(page)).toBeGreaterThan(before);
      before = await offset(page);
      expect(before).toBeLessThanOrEqual(LIMIT);
    }
    const end = await row(page).evaluate((element: unknown) => {
      const { scrollWidth, clientWidth } = element as { scrollWidth: number; clientWidth: number };
      return scrollWidth - clientWidth;
    });
    // Positions are rounded to whole pixels.
    expect(Math.abs(before - Math.min(LIMIT, end))).toBeLessThanOrEqual(1);
  });

  test('can be used with the keyboard', async ({ page }) => {
    await next(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => offset(page)).toBe(STEP);
    // Tab goes through the cards, and the row follows.
    const links = row(page).getByRole('heading').getByRole('link');
    await links.last().focus();
    await expect(links.last()).toBeInViewport();
  });
});
