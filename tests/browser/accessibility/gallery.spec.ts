import { expect, test, type Locator, type Page } from '@playwright/test';
import { WCAG, expectAccessible, findOverflow } from '../support/accessibility';

// The pages are long, and Vite compiles them at the first visit.
test.setTimeout(300_000);

/** Vite serves the gallery (playwright.config.ts). */
const GALLERY = 'http://localhost:4398/test';

/** Parts of the gallery, each with one of its samples. */
const PARTS = {
  ui: 'Avatar',
  notices: 'Notice: open',
  lists: 'MyNoticeItem',
  applications: 'ApplicationStatusChip',
  queue: 'ApplicantQueue: waiting',
  people: 'SeekerList',
  teams: 'TeamItem',
  notifications: 'Bell',
  settings: 'ConsentPage',
  layout: 'TopBar, BottomBar: member',
};

const linksOf = (page: Page): Locator => page.getByRole('navigation', { name: '컴포넌트' }).getByRole('link');

/** Returns the elements whose lines of text overlap. */
async function findLowLines(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *, .splash *')]
      .filter((element) => element instanceof HTMLElement && element.innerText.trim() !== '')
      .filter((element) => [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE))
      .filter((element) => {
        const { fontSize, lineHeight } = getComputedStyle(element);
        return parseFloat(lineHeight) < parseFloat(fontSize);
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );
}

// One page for everything, because a visit takes as long as the checks of several parts.
test('components, messages and an open dialog are accessible in both appearances, fit into the page, and have no line of text that overlaps the next one', async ({
  page,
}) => {
  await page.goto(GALLERY);
  await expect(linksOf(page).first()).toBeVisible({ timeout: 60_000 });
  await expect(linksOf(page)).toHaveText(Object.keys(PARTS));
  for (const [part, sample] of Object.entries(PARTS)) {
    await test.step(part, async () => {
      await page.getByRole('link', { name: part, exact: true }).click();
      const heading = page.getByRole('heading', { level: 3, name: sample, exact: true });
      await expect(heading).toBeVisible({ timeout: 60_000 });
      expect(await findLowLines(page), 'elements whose lines overlap').toEqual([]);
      await expectAccessible(page, WCAG);
      expect(await findOverflow(page)).toBe(0);
    });
  }
  await test.step('messages and an open dialog', async () => {
    await linksOf(page).first().click();
    await page.getByRole('button', { name: '성공', exact: true }).click();
    await expectAccessible(page, WCAG);
    await page.getByRole('button', { name: '묻기' }).click();
    await expect(page.getByRole('dialog', { name: '할까요?' })).toBeVisible();
    await expectAccessible(page, WCAG);
  });
});
