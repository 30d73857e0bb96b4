import { expect, test } from '@playwright/test';
import { PAGE_SIZE } from '../../../shared/bounds';
import { next, offset, openCarousel, previous, row } from './carousel';

const STEP_PX = 283;
const MAX_SCROLL_PX = 2450;

test('a carousel lays out only the cards near the screen, and scrolls by keyboard and by 283 px per click to its ends', async ({
  page,
}) => {
  await openCarousel(page);

  await test.step('it lays out only the cards near the screen', async () => {
    const last = row(page).getByRole('article').last();
    const isLaidOut = (): Promise<boolean> =>
      last.evaluate((card: unknown) =>
        (card as { checkVisibility(options: object): boolean }).checkVisibility({ contentVisibilityAuto: true }),
      );
    expect(await isLaidOut()).toBe(false);
    await last.scrollIntoViewIfNeeded();
    await expect.poll(isLaidOut).toBe(true);
  });

  await page.reload();
  await expect(row(page).getByRole('article')).toHaveCount(PAGE_SIZE);

  await test.step('it is usable with the keyboard', async () => {
    await next(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => offset(page)).toBe(STEP_PX);
    // The row scrolls to the card that receives focus.
    const links = row(page).getByRole('heading').getByRole('link');
    await links.last().focus();
    await expect(links.last()).toBeInViewport();
  });

  await row(page).evaluate((list) => list.scrollTo({ left: 0 }));

  await test.step('it scrolls by 283 px per click, and stops at its ends', async () => {
    await expect(previous(page)).toBeDisabled();
    await next(page).click();
    await expect.poll(() => offset(page)).toBe(STEP_PX);
    await previous(page).click();
    await expect.poll(() => offset(page)).toBe(0);
    await expect(previous(page)).toBeDisabled();
    let position = 0;
    while (await next(page).isEnabled()) {
      await next(page).click();
      await expect.poll(() => offset(page)).toBeGreaterThan(position);
      position = await offset(page);
      // The buttons follow the scroll event, which arrives with the next frame.
      await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
      expect(position).toBeLessThanOrEqual(MAX_SCROLL_PX);
    }
    const end = await row(page).evaluate((element: unknown) => {
      const { scrollWidth, clientWidth } = element as { scrollWidth: number; clientWidth: number };
      return scrollWidth - clientWidth;
    });
    // Fractional scroll positions can differ by up to a pixel.
    expect(Math.abs(position - Math.min(MAX_SCROLL_PX, end))).toBeLessThanOrEqual(1);
  });
});
