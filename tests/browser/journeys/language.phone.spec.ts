import { expect, test } from '@playwright/test';
import { LANGUAGES } from '../../../shared/language';
import { CATALOGUES } from '../../../web/test/catalogues';
import * as en from '../../../web/texts/en';
import * as ko from '../../../web/texts/ko';
import { LANGUAGE_NAMES } from '../../../web/texts/language-names';
import { showIn } from '../support/language';
import { newSchool } from '../support/school';
import { logIn, newMember, typeLogIn } from '../support/steps';

test('a visitor switches the login page, and keeps the URL and the user ID but no password', async ({ page }) => {
  await page.goto('/?next=%2Falarm');
  await page.getByLabel(ko.auth.loginId, { exact: true }).fill('newcomer');
  await page.getByLabel(ko.auth.password, { exact: true }).fill('secret-password');
  await page.getByRole('button', { name: LANGUAGE_NAMES.en }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByLabel(en.auth.loginId, { exact: true })).toHaveValue('newcomer');
  await expect(page.getByLabel(en.auth.password, { exact: true })).toHaveValue('');
  expect(new URL(page.url()).search).toBe('?next=%2Falarm');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('secret-password');
});

test('a visitor switches the sign-up page, and keeps what was typed', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel(ko.auth.loginId, { exact: true }).fill('newcomer');
  await page.getByLabel(ko.member.nickName).fill('Sam');
  await page.getByLabel(ko.member.email).fill('sam@example.com');
  await page.getByText(ko.consent.boxes.AGE).click();
  await page.getByRole('button', { name: LANGUAGE_NAMES.en }).click();
  await expect(page.getByLabel(en.auth.loginId, { exact: true })).toHaveValue('newcomer');
  await expect(page.getByLabel(en.member.nickName)).toHaveValue('Sam');
  await expect(page.getByLabel(en.member.email)).toHaveValue('sam@example.com');
  await expect(page.getByRole('checkbox', { name: en.consent.boxes.AGE })).toBeChecked();
});

test('a member chooses English in the settings, keeps what was typed, and gets English at the next login elsewhere', async ({
  page,
  browser,
}) => {
  const { student } = await newSchool(page.request);
  await logIn(page, student);
  await page.goto('/mypage/account#language');
  await page.getByRole('button', { name: ko.member.email, exact: true }).click();
  await page.getByLabel(ko.member.newEmail).fill('sam@example.com');
  await page.getByRole('radio', { name: LANGUAGE_NAMES.en }).click();
  await expect(page.getByRole('heading', { level: 1, name: en.member.settingsTitle })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/mypage/account');
  await page.getByRole('button', { name: en.member.email, exact: true }).click();
  await expect(page.getByLabel(en.member.newEmail)).toHaveValue('sam@example.com');
  const elsewhere = await browser.newPage();
  await elsewhere.goto('/?next=%2Falarm');
  await typeLogIn(elsewhere, student);
  await expect(elsewhere.getByRole('heading', { level: 1, name: en.nav.notifications })).toBeVisible();
  await elsewhere.close();
});

test('a choice on the login page becomes the language of the member', async ({ page }) => {
  const member = await newMember(page.request);
  await page.goto('/?next=%2Falarm');
  await page.getByRole('button', { name: LANGUAGE_NAMES.en }).click();
  // The demo accounts show that the English page responds to clicks.
  await expect(page.getByRole('heading', { name: en.auth.demo })).toBeVisible();
  await page.getByLabel(en.auth.loginId, { exact: true }).fill(member.loginId);
  await page.getByLabel(en.auth.password, { exact: true }).fill(member.password);
  await page.getByRole('button', { name: en.auth.logIn }).click();
  await expect(page.getByRole('heading', { level: 1, name: en.nav.notifications })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: en.nav.notifications })).toBeVisible();
});

test('the messages of the server are in the language of the page', async ({ page }) => {
  await showIn(page, 'en');
  await page.goto('/');
  await page.getByLabel(en.auth.loginId, { exact: true }).fill('nobody');
  await page.getByLabel(en.auth.password, { exact: true }).fill('wrong-password');
  await page.getByRole('button', { name: en.auth.logIn }).click();
  await expect(page.getByRole('alert').first()).not.toHaveText(/\p{Script=Hangul}/u);
});

for (const language of LANGUAGES) {
  const others = LANGUAGES.filter((each) => each !== language);

  test(`pages in ${language} load no sentence of another language`, async ({ page }) => {
    const own = new Set(listSentences(CATALOGUES[language]));
    const sentences = others.flatMap((other) => listSentences(CATALOGUES[other])).filter((each) => !own.has(each));
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('.js')) scripts.add(request.url());
    });
    const { student, study } = await newSchool(page.request);
    await logIn(page, student);
    await showIn(page, language);
    for (const path of ['/home', '/projectdetails', `/study/${study}`, '/mypage', '/createproject'])
      await page.goto(path, { waitUntil: 'networkidle' });
    const code = (await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()))).join('\n');
    expect(code.length).toBeGreaterThan(100_000);
    expect(sentences.filter((sentence) => code.includes(JSON.stringify(sentence).slice(1, -1)))).toEqual([]);
  });
}

/** Returns the sentences that are too long to occur by chance. */
function listSentences(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 15 ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listSentences) : [];
}
