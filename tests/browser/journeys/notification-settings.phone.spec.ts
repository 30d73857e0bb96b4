import { expect, test } from '@playwright/test';
import { texts } from '../../../web/texts';
import { expectAccessible, expectAccessibleAtAllSizes } from '../support/accessibility';
import { logIn, newMember, watchConsole } from '../support/steps';

const { settings } = texts.notification;

test('a member chooses the mails by keyboard, and the choice is stored', async ({ page }) => {
  const problems = watchConsole(page);
  await logIn(page, await newMember(page.request));
  await page.goto('/mypage/notifications');
  const panel = page.getByRole('region', { name: settings.title });
  const mail = panel.getByRole('switch', { name: settings.mailOf('댓글') });
  await expect(mail).not.toBeChecked();
  await mail.focus();
  const saved = page.waitForResponse((response) => response.url().includes('/graphql'));
  await page.keyboard.press('Space');
  await expect(mail).toBeChecked();
  await expect(mail).toBeFocused();
  await saved;
  await page.reload();
  await expect(mail).toBeChecked();
  await expect(panel.getByRole('switch', { name: settings.mailOf('지원') })).toBeChecked();
  await expectAccessibleAtAllSizes(page);
  expect(problems).toEqual([]);
});

test('one switch turns all mails off, and back to the defaults', async ({ page }) => {
  await logIn(page, await newMember(page.request));
  await page.goto('/mypage/notifications');
  const panel = page.getByRole('region', { name: settings.title });
  const all = panel.getByRole('switch', { name: settings.allOff });
  await all.click();
  await expect(all).toBeChecked();
  await expect(panel.getByText(settings.noMails)).toBeVisible();
  await page.reload();
  await expect(all).toBeChecked();
  await expect(panel.getByRole('switch', { name: settings.mailOf('지원') })).not.toBeChecked();
  await all.click();
  await expect(panel.getByText('지원, 공고, 팀과 운영만')).toBeVisible();
  await expect(panel.getByRole('switch', { name: settings.mailOf('댓글') })).not.toBeChecked();
});

test('a forged unsubscribe link changes nothing, and the page shows that', async ({ page }) => {
  await page.goto('/unsubscribe?token=1.APPLICATION_APPROVED.x');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.unsubscribe.title);
  await expectAccessible(page);
  await page.getByRole('button', { name: texts.unsubscribe.end }).click();
  await expect(page.getByRole('alert')).toContainText('메일에 있는 링크가 아니에요.');
});
