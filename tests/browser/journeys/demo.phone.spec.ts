import { expect, test } from '@playwright/test';
import { texts } from '../../../web/texts';
import { userMenu } from '../support/steps';

test('one tap on the login page opens the demo school', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText(texts.auth.demoNote)).toBeVisible();
  await page.getByRole('button', { name: texts.auth.demoAs('민지') }).click();
  await expect(page).toHaveURL('/home');
  await expect(userMenu(page)).toContainText('민지');
});

test('a demo login continues at the requested page', async ({ page }) => {
  await page.goto('/?next=%2Falarm');
  await page.getByRole('button', { name: texts.auth.demoAs('준호') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.nav.notifications);
});
