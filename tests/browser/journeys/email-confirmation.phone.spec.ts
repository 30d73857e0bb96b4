import { expect, test } from '@playwright/test';
import { texts } from '../../../web/texts';
import { expectAccessible } from '../support/accessibility';
import { confirmEmail } from '../support/mails';
import { logIn, newMember, watchConsole } from '../support/steps';

const { emailConfirmation, notification } = texts;

test('a new member confirms the address by the mailed link, and the settings show that', async ({ page }) => {
  const problems = watchConsole(page);
  const member = await newMember(page.request);
  await logIn(page, member);
  await page.goto('/mypage/notifications');
  const panel = page.getByRole('region', { name: notification.settings.title });
  const reason = panel.getByText(emailConfirmation.reason.UNCONFIRMED(member.email));
  await expect(reason).toBeVisible();
  await panel.getByRole('button', { name: emailConfirmation.request }).click();
  await expect(panel.getByText(emailConfirmation.requested)).toBeVisible();
  await expectAccessible(page);
  await confirmEmail(page, member.email);
  await page.reload();
  await expect(panel.getByText(notification.settings.hint)).toBeVisible();
  await expect(reason).toBeHidden();
  expect(problems).toEqual([]);
});

test('a forged link changes nothing, and the page shows that', async ({ page }) => {
  await page.goto('/confirm-email#1.x');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(emailConfirmation.title);
  await expectAccessible(page);
  await page.getByRole('button', { name: emailConfirmation.confirm }).click();
  await expect(page.getByRole('alert')).toContainText('지금 쓰는 이메일을 확인하는 링크가 아니에요.');
});
