import AxeBuilder from '@axe-core/playwright';
import { type Page, type ViewportSize, expect } from '@playwright/test';
import { UNUSED_CLASS } from '../../../web/build/styles/unused-classes';

/**
 * Rules whose result depends on colours. Only these differ between the light and the dark
 * appearance.
 */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

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
  const axe = createAxe(page);
  expect(await findUnstyled(page), 'classes whose styles the build leaves out').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await findViolations(tags ? axe.withTags(tags) : axe), 'axe, light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  // Colours change over several frames, so the text may still have a light colour.
  const findDark = () => findViolations(createAxe(page).withRules(COLOUR_RULES));
  await expect.poll(findDark, 'axe, dark').toEqual([]);
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
    expect(await findViolations(createAxe(page)), 'axe, light, 200 % zoom').toEqual([]);
  }
  expect(await findOverflow(page), `wider than ${page.viewportSize()?.width} px`).toBe(0);
}

/** Sets the smallest supported window: 320 px wide on a phone, and 200 % zoom on a desktop. */
export async function shrink(page: Page): Promise<void> {
  await page.setViewportSize(isPhone(page) ? NARROW : ZOOMED);
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
 * Reports only violations of the page itself. By default axe also describes passing elements, and
 * merges the results of frames in another tab, which takes longer than the rules. The client has no
 * frames.
 */
function createAxe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
}

/** Returns the rule and the element of each violation. */
async function findViolations(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`));
}
