import { type Locator, expect, test } from '@playwright/test';
import { texts } from '../../../web/texts';
import { MINJI, logIn } from '../support/steps';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const borderOf = (element: Locator): Promise<number> =>
  element.evaluate((shown) => parseFloat(getComputedStyle(shown).borderBottomWidth));

// Forced colours remove backgrounds and shadows. Only a border or text can show a difference.
test('with forced colours, cards have an edge and the open tab differs from the others', async ({ page }) => {
  await logIn(page, MINJI);
  await page.goto('/projectdetails');
  const tabs = page.getByRole('navigation', { name: texts.nav.find });
  expect(await borderOf(tabs.locator('a[aria-current="page"]').first())).toBeGreaterThan(0);
  expect(await borderOf(tabs.locator('a:not([aria-current])').first())).toBe(0);
  expect(await borderOf(page.getByRole('listitem').getByRole('article').first())).toBeGreaterThan(0);
  await page.goto('/recruit');
  const colourOf = (tab: string) =>
    page
      .locator(`nav > a${tab}[href="/recruit"], nav > a${tab}[href="/apply"]`)
      .first()
      .evaluate((shown) => getComputedStyle(shown).borderBottomColor);
  expect(await colourOf('[aria-current="page"]')).not.toBe(await colourOf(':not([aria-current])'));
  await page.goto('/mypage');
  expect(await borderOf(page.getByRole('region').first())).toBeGreaterThan(0);
});
