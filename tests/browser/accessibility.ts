import AxeBuilder from '@axe-core/playwright';
import { type Page, type ViewportSize, expect } from '@playwright/test';
import { UNUSED_CLASS } from '../../web/theme/unused-classes';

/**
 * The rules whose result depends on colours, in which the appearances differ. Everything else is
 * the same in both.
 */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The narrowest phone, and a window of 1280 × 800 at 200 % zoom. */
const NARROW: ViewportSize = { width: 320, height: 640 };
const ZOOMED: ViewportSize = { width: 640, height: 400 };

/** WCAG 2.2 AA without axe's best practices, some of which are about whole pages. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Expects that axe finds nothing in either appearance, and that the style sheet has the styles of
 * all elements. Afterwards the dark one is shown.
 * @param tags which rules count; all by default
 */
export async function expectAccessible(page: Page, tags?: string[]): Promise<void> {
  const axe = createAxe(page);
  expect(await findUnstyled(page), 'classes whose styles the build leaves out').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await findViolations(tags ? axe.withTags(tags) : axe), 'axe, light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  // Colours change over some frames, in which the text may still have the light appearance's.
  const findDark = () => findViolations(createAxe(page).withRules(COLOUR_RULES));
  await expect.poll(findDark, 'axe, dark').toEqual([]);
}

/**
 * Expects that the page is accessible and fits into the window at the sizes at which it may break:
 * 320 px on a phone, and 200 % zoom besides the usual window on a desktop.
 */
export async function expectAccessibleAtAllSizes(page: Page): Promise<void> {
  if (!isPhone(page)) await expectAccessible(page);
  await shrink(page);
  await expectAccessible(page);
  expect(await findOverflow(page), `wider than ${page.viewportSize()?.width} px`).toBe(0);
}

/** Makes the window as small as it may be: 320 px wide on a phone, and 200 % zoom on a desktop. */
export async function shrink(page: Page): Promise<void> {
  await page.setViewportSize(isPhone(page) ? NARROW : ZOOMED);
}

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 600;
}

/** How much wider than the window the page is, in pixels. */
export async function findOverflow(page: Page): Promise<number> {
  const root = 'document.documentElement';
  return page.evaluate<number>(`${root}.scrollWidth - ${root}.clientWidth`);
}

/** The classes of elements whose styles the build leaves out. */
async function findUnstyled(page: Page): Promise<string[]> {
  const classes = await page
    .locator('[class]')
    .evaluateAll((elements) => elements.flatMap((each) => [...each.classList]));
  return [...new Set(classes)].filter((name) => UNUSED_CLASS.test(`.${name}`));
}

/**
 * Reports violations alone, from the page itself: by default axe describes every element that
 * passes as well, and puts the results of frames together in another tab, which takes longer than
 * the rules. The client has no frames.
 */
function createAxe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
}

/** The rule and the element of each violation. */
async function findViolations(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`));
}
