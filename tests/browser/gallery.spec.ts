import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { WCAG, expectAccessible, findOverflow } from './accessibility';

// The page is long, and Vite compiles it at the first visit.
test.slow();

/** Vite serves the gallery (playwright.config.ts). */
const GALLERY = 'http://localhost:4398/test';

/** The parts of the gallery, each with one of its samples. */
const PARTS = {
  ui: 'Avatar',
  notices: 'Notice: open',
  lists: 'RecruitItem',
  applications: 'ApplicationStatusBadge',
  queue: 'ApplicantQueue: waiting',
  teams: 'TeamItem',
  notifications: 'Bell',
  settings: 'ConsentPage',
  frame: 'TopBar, BottomBar: member',
};

for (const [part, sample] of Object.entries(PARTS)) {
  test(`every component of the part ${part} is accessible in both appearances, and fits into the page`, async ({
    page,
  }) => {
    await page.goto(`${GALLERY}?part=${part}`);
    await expect(page.getByRole('heading', { level: 3, name: sample, exact: true })).toBeVisible();
    await expectAccessible(page, WCAG);
    expect(await findOverflow(page)).toBe(0);
  });
}

test('a written file does not reload the page', async ({ page }) => {
  await page.goto(GALLERY);
  await expect(page.getByRole('heading', { level: 3, name: PARTS.ui, exact: true })).toBeVisible();
  const reload = page.waitForEvent('load', { timeout: 3_000 }).then(
    () => 'reloaded',
    () => 'left alone',
  );
  const now = new Date();
  utimesSync(join(__dirname, '..', '..', 'web', 'graphql', 'generated', 'documents.ts'), now, now);
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

for (const [part, sample] of Object.entries(PARTS)) {
  test(`no line of text of the part ${part} overlaps the next one`, async ({ page }) => {
    await page.goto(`${GALLERY}?part=${part}`);
    await expect(page.getByRole('heading', { level: 3, name: sample, exact: true })).toBeVisible();
    const tooLow = await page.evaluate(() =>
      [...document.querySelectorAll('main *, .splash *')]
        .filter((element) => element instanceof HTMLElement && element.innerText.trim() !== '')
        .filter((element) => [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE))
        .filter((element) => {
          const { fontSize, lineHeight } = getComputedStyle(element);
          return parseFloat(lineHeight) < parseFloat(fontSize);
        })
        .map((element) => element.outerHTML.slice(0, 100)),
    );
    expect(tooLow).toEqual([]);
  });
}
