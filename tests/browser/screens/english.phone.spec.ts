import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, expect, test } from '@playwright/test';
import * as english from '../../../web/texts/en';
import * as korean from '../../../web/texts/ko';
import { findOverflow } from '../support/accessibility';
import { type DemoData, findDemoData, getPath, groupByMember, PAGES } from '../support/demo-routes';
import { showIn } from '../support/language';
import { logIn } from '../support/steps';

test.use({ viewport: { width: 320, height: 640 } });

/** The members of the demo, and those of all browser tests, which share a school with them. */
const MEMBERS = ['../../../server/dev-data/demo', '..'].map((folder) => join(__dirname, folder));

/** The texts of members, which no page translates. */
const MEMBER_TEXTS = MEMBERS.flatMap((folder) =>
  globSync('**/*.ts', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8')),
)
  .join('\n')
  .replaceAll(/\s+/g, ' ');

/** The school of the demo. Names of schools are in Korean. */
const SCHOOL = '한빛대학교';

/** Korean sentences of the product without arguments. A single letter may also be an initial. */
const SENTENCES = new Set(listStrings(korean).filter(({ length }) => length > 1));

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listStrings) : [];
}

/** Korean words in a row. */
const KOREAN = /\p{Script=Hangul}+(?: \p{Script=Hangul}+)*/gu;

/** Returns all texts of the page that contain Hangul, except those in a marked language. */
function readKoreanTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isMarked = (element: Element | null | undefined) => element?.closest('[lang="ko"]');
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      const isCode = parentElement?.closest('script, style, template');
      if (!isCode && !isMarked(parentElement)) found.push(textContent ?? '');
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const element of document.body.querySelectorAll(`[${name}]`))
        if (!isMarked(element)) found.push(element.getAttribute(name) ?? '');
    return found.map((text) => text.trim()).filter((text) => /\p{Script=Hangul}/u.test(text));
  });
}

/** Returns the texts that are not by a member. */
function findUntranslated(shown: readonly string[]): string[] {
  const written = [MEMBER_TEXTS, SCHOOL].join('\n');
  const isOfMember = (text: string): boolean =>
    (text.match(KOREAN) ?? []).every((words) => written.includes(words)) && !SENTENCES.has(text);
  return shown.filter((text) => !isOfMember(text));
}

let demoData: DemoData;

test.beforeAll(async ({ playwright }, { project }) => {
  const api = await playwright.request.newContext({ baseURL: project.use.baseURL });
  demoData = await findDemoData(api);
  await api.dispose();
});

for (const { name, as, routes } of groupByMember(PAGES)) {
  test(`pages of ${name} in English fit a small phone and show Korean only where members wrote it`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    if (as) await logIn(page, as);
    await showIn(page, 'en');
    for (const [path, route] of routes) {
      await test.step(path, async () => {
        await page.goto(getPath(route, demoData));
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        // Shells and pages that load show this text.
        await expect(page.getByText(english.common.loading)).toHaveCount(0);
        await page.waitForLoadState('networkidle');
        expect(findUntranslated(await readKoreanTexts(page))).toEqual([]);
        expect(await findOverflow(page)).toBe(0);
      });
    }
  });
}
