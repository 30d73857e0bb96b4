import { expect, test } from '@playwright/test';
import { texts } from '../../../web/texts';
import { newSchool } from '../support/school';
import { logIn } from '../support/steps';

test('[W2] pinch-zoom while a comment is written leaves no space for a keyboard', async ({ page, context }) => {
  const { student, study } = await newSchool(page.request);
  await logIn(page, student);
  await page.goto(`/study/${study}`);
  const comment = page.getByLabel(texts.comment.write);
  await comment.focus();
  const browser = await context.newCDPSession(page);
  await browser.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
  await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBe(2);
  const space = () =>
    comment.evaluate((field) => {
      let element: HTMLElement | null = field as HTMLElement;
      while (element && element.style.getPropertyValue('--keyboard') === '') element = element.parentElement;
      return element?.style.getPropertyValue('--keyboard');
    });
  expect(await space()).toBe('0px');
});
