import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { WCAG, expectAccessible, findOverflow } from '../support/accessibility';

// The page is long, and Vite compiles it at the first visit.
test.slow();

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

/** Opens a part of the gallery. Vite compiles it at the first visit. */
async function openPart(page: Page, [part, sample]: [part: string, sample: string]): Promise<void> {
  await page.goto(`${GALLERY}?part=${part}`);
  const heading = page.getByRole('heading', { level: 3, name: sample, exact: true });
  await expect(heading).toBeVisible({ timeout: 60_000 });
}

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

for (const [part, sample] of Object.entries(PARTS)) {
  test(`every component of the part ${part} is accessible in both appearances, fits into the page, and has no line of text that overlaps the next one`, async ({
    page,
  }) => {
    await openPart(page, [part, sample]);
    expect(await findLowLines(page), 'elements whose lines overlap').toEqual([]);
    await expectAccessible(page, WCAG);
    expect(await findOverflow(page)).toBe(0);
  });
}

test('a rewritten generated file does not reload the page', async ({ page }) => {
  await openPart(page, ['ui', PARTS.ui]);
  const reload = page.waitForEvent('load', { timeout: 3_000 }).then(
    () => 'reloaded',
    () => 'left alone',
  );
  const now = new Date();
  utimesSync(join(__dirname, '..', '..', '..', 'web', 'graphql', 'generated', 'documents.ts'), now, now);
  expect(await reload).toBe('left alone');
});

test('messages are accessible', async ({ page }) => {
  await page.goto(GALLERY);
  await page.getByRole('button', { name: '성공', exact: true }).click();
  await expectAccessible(page, WCAG);
});

test('the tested parts are the parts of the gallery', async ({ page }) => {
  await page.goto(GALLERY);
  await expect(page.getByRole('navigation', { name: '컴포넌트' }).getByRole('link')).toHaveText(Object.keys(PARTS));
});

test('an open dialog is accessible', async ({ page }) => {
  await page.goto(GALLERY);
  await page.getByRole('button', { name: '묻기' }).click();
  await expect(page.getByRole('dialog', { name: '할까요?' })).toBeVisible();
  await expectAccessible(page, WCAG);
});
