import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import { type Page, type ViewportSize, expect, test } from '@playwright/test';
import { UNUSED_CLASS } from '../../../web/build/styles/unused-classes';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * Rules whose result depends on colours. Only these differ between the light and the dark
 * appearance.
 */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Milliseconds of runs over a long page. One takes ten seconds if other tests use the cores. */
const CHANGE_TIMEOUT_MS = 30_000;

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The narrowest phone, and a window of 1280 × 800 at 200 % zoom. */
const NARROW: ViewportSize = { width: 320, height: 640 };
const ZOOMED: ViewportSize = { width: 640, height: 400 };

/** WCAG 2.2 AA without axe's best practices, some of which refer to whole pages. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Expects no violations in the light and dark appearance, and styles for all elements. Leaves the
 * page in the dark appearance.
 * @param tags the rules to check; all by default
 */
export async function expectAccessible(page: Page, tags?: string[]): Promise<void> {
  expect(await findUnstyled(page), 'classes whose styles the build leaves out').toEqual([]);
  // Colours change over several frames, so the text may still have the previous colour.
  const options = { timeout: CHANGE_TIMEOUT_MS };
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => findViolations(page, tags), { message: 'axe, light', ...options }).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => findViolations(page, COLOUR_RULES), { message: 'axe, dark', ...options }).toEqual([]);
}

/**
 * Expects that the page is accessible and fits into the window. Checks the critical sizes: 320 px
 * on a phone, and the usual window and 200 % zoom on a desktop. At 200 % zoom the layout is a
 * phone's, whose dark colours are checked on a phone.
 */
export async function expectAccessibleAtAllSizes(page: Page): Promise<void> {
  if (isPhone(page)) {
    await shrink(page);
    await expectAccessible(page);
  } else {
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await shrink(page);
    expect(await findViolations(page), 'axe, light, 200 % zoom').toEqual([]);
  }
  expect(await findOverflow(page), `wider than ${page.viewportSize()?.width} px`).toBe(0);
}

/** Sets the smallest supported window: 320 px wide on a phone, and 200 % zoom on a desktop. */
export async function shrink(page: Page): Promise<void> {
  await page.setViewportSize(isPhone(page) ? NARROW : ZOOMED);
}

/** Sets the window and the appearance with which the test began. */
export async function resetWindow(page: Page): Promise<void> {
  const { viewport } = test.info().project.use;
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: null });
}

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 600;
}

/** Returns by how many pixels the page is wider than the window. */
export async function findOverflow(page: Page): Promise<number> {
  const root = 'document.documentElement';
  return page.evaluate<number>(`${root}.scrollWidth - ${root}.clientWidth`);
}

/** Returns the classes on the page whose styles the build removes. */
async function findUnstyled(page: Page): Promise<string[]> {
  const classes = await page
    .locator('[class]')
    .evaluateAll((elements) => elements.flatMap((each) => [...each.classList]));
  return [...new Set(classes)].filter((name) => UNUSED_CLASS.test(`.${name}`));
}

/**
 * Returns the rule and the element of each violation on the page, which has no frames.
 * @param runOnly tags or rules to check; all by default
 */
async function findViolations(page: Page, runOnly?: string[]): Promise<string[]> {
  await loadAxe(page);
  // Otherwise axe also describes the elements without violations.
  const options: axe.RunOptions = { resultTypes: ['violations'], elementRef: true, ...(runOnly && { runOnly }) };
  return page.evaluate(async (settings) => {
    const { violations } = await window.axe.run(document, settings);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ element, failureSummary }) => `${id}: ${element?.outerHTML ?? ''} ${failureSummary ?? ''}`),
    );
  }, options);
}

/** Loads axe into the document once, because that takes as long as some of its rules. */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(AXE);
  // Results refer to their elements instead of copying them as text.
  await page.evaluate(() => window.axe.configure({ noHtml: true }));
}
