import { expect, test } from '@playwright/test';
import { texts } from '../../../web/texts';
import { logIn, newMember, watchConsole } from '../support/steps';

const { choices } = texts.member.appearance;

const LIGHT = 'rgb(247, 246, 242)';
const DARK = 'rgb(14, 21, 18)';

for (const { device, choice, colour, themeColour } of [
  { device: 'light', choice: 'dark', colour: DARK, themeColour: '#0e1512' },
  { device: 'dark', choice: 'light', colour: LIGHT, themeColour: '#f7f6f2' },
] as const) {
  test(`${choice} chosen on a ${device} device is painted before any script file has loaded`, async ({ page }) => {
    const problems = watchConsole(page);
    await page.emulateMedia({ colorScheme: device });
    await logIn(page, await newMember(page.request));
    await page.goto('/mypage/account#appearance');
    const body = page.locator('body');
    await expect(body).not.toHaveCSS('background-color', colour);
    await page.getByRole('radio', { name: choices[choice] }).check();
    await expect(body).toHaveCSS('background-color', colour);
    const text = await body.evaluate((element) => getComputedStyle(element).color);
    await page.route('**/*.js', () => undefined);
    for (const path of ['/home', '/search']) {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(body).toHaveCSS('background-color', colour);
      await expect(page.locator('html')).toHaveCSS('color-scheme', choice);
      await expect(body).toHaveCSS('color', text);
      const shown = page.locator(`meta[name="theme-color"][media="all"]`);
      await expect(shown).toHaveAttribute('content', themeColour);
    }
    expect(problems).toEqual([]);
  });
}

test('a chosen appearance reaches other tabs, stays after the logout, and can be left to the device', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await logIn(page, await newMember(page.request));
  await page.goto('/mypage/account#appearance');
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto('/terms');
  await page.getByRole('radio', { name: choices.dark }).check();
  await expect(other.locator('body')).toHaveCSS('background-color', DARK);
  await page.getByRole('button', { name: texts.nav.logOut, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.auth.title);
  await page.reload();
  await expect(page.locator('body')).toHaveCSS('background-color', DARK);
  await page.evaluate(() => localStorage.setItem('appearance', 'device'));
  await page.reload();
  await expect(page.locator('body')).toHaveCSS('background-color', LIGHT);
});
