import { expect, test } from '@playwright/test';
import { texts } from '../../../web/texts';
import { expectAccessibleAtAllSizes } from '../support/accessibility';
import { describeMember, logIn, post } from '../support/steps';

test.beforeEach(async ({ page }) => {
  const member = describeMember();
  await post(page.request, '/api/members', { ...member });
  await logIn(page, member);
});

test('a member without consents sees no page before agreeing', async ({ page }) => {
  for (const path of ['/home', '/mypage', '/createstudy']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.consent.title);
  }
  await expectAccessibleAtAllSizes(page);
});

test('no consent is checked at first, all are required, and then the requested page opens', async ({ page }) => {
  await page.goto('/alarm');
  await page.getByRole('button', { name: texts.consent.give }).click();
  await expect(page.getByText(texts.consent.allNeeded)).toBeVisible();
  const boxes = page.getByRole('group', { name: texts.consent.group }).getByRole('checkbox');
  await expect(boxes).toHaveCount(4);
  for (const box of await boxes.all()) await expect(box).not.toBeChecked();
  await page.getByRole('checkbox', { name: texts.consent.all }).check();
  for (const box of await boxes.all()) await expect(box).toBeChecked();
  await page.getByRole('button', { name: texts.consent.give }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.nav.notifications);
});

test('the documents open in a new tab, and the page offers the logout and the account deletion', async ({ page }) => {
  await page.goto('/home');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: texts.consent.read(texts.legal.privacy) }).click();
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText(texts.legal.privacy);
  await expect(page.getByRole('button', { name: texts.member.withdraw })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: texts.nav.logOut }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.auth.title);
});
