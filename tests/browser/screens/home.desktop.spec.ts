import { type Page, expect, test } from '@playwright/test';
import { texts } from '../../../web/texts';
import { newSchool } from '../support/school';
import { logIn, MINJI } from '../support/steps';

/** Returns the positions of the banner and of the element beside it. */
const readBoxes = (page: Page) =>
  page.evaluate(() => {
    const board = document.querySelector('h1')?.closest('div[class*="board"]');
    const boxes = [board, board?.nextElementSibling].map(
      (element) => element?.getBoundingClientRect().toJSON() as DOMRect,
    );
    return boxes.map(({ x, y, width, height }) => ({ x, y, width, height }));
  });

test('the banner and the to-do tiles keep their positions from the HTML', async ({ browser, page }) => {
  const { student } = await newSchool(page.request);
  await logIn(page, student);
  await page.goto('/home', { waitUntil: 'networkidle' });
  const waiting = page.getByRole('navigation', { name: texts.nav.toDo.title });
  await expect(waiting.getByRole('link')).toHaveCount(3);
  await expect(waiting).toContainText('우리 학교 지도');
  await page.evaluate(() => document.fonts.ready);
  const shown = await readBoxes(page);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    viewport: page.viewportSize(),
  });
  const frame = await context.newPage();
  await frame.goto(page.url());
  expect(await readBoxes(frame)).toEqual(shown);
  await context.close();
});

test('the links in the banner open lists with the shown number of notices', async ({ page }) => {
  const { student } = await newSchool(page.request);
  await logIn(page, student);
  await page.goto('/home');
  await page.getByRole('link', { name: `${texts.notice.lists.STUDY} 1`, exact: true }).click();
  await expect(page).toHaveURL('/studydetails');
  await expect(page.getByText(texts.notice.total(1))).toBeVisible();
});

test('the titles of cards in one row line up, with and without a status', async ({ page }) => {
  await logIn(page, MINJI);
  await page.goto('/home');
  const row = page.getByRole('region', { name: texts.notice.recent.PROJECT });
  const titles = row.getByRole('heading', { level: 3 });
  await expect(titles.first()).toBeVisible();
  const tops = await titles.evaluateAll((all) => all.slice(0, 4).map((each) => each.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});
