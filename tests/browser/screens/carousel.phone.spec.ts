import { expect, test } from '@playwright/test';
import { offset, openCarousel, previous, row } from './carousel';

test('a carousel scrolls by touch', async ({ page }) => {
  await openCarousel(page);
  // The bottom bar covers the end of the screen.
  await row(page).evaluate((list: unknown) =>
    (list as { scrollIntoView(options: object): void }).scrollIntoView({ block: 'center' }),
  );
  const box = await row(page).boundingBox();
  if (!box) throw new Error('no carousel');
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number): Promise<unknown> =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: box.y + 80 }] });
  await touch('touchStart', 360);
  for (let x = 340; x > 10; x -= 20) await touch('touchMove', x);
  await touch('touchEnd');
  await expect.poll(() => offset(page)).toBeGreaterThan(200);
  await expect(previous(page)).toBeEnabled();
});
