import { expect, test } from '@playwright/test';
import { texts } from '../../web/texts';
import { expectAccessible, expectAccessibleAtAllSizes } from './accessibility';
import { logIn, newMember, watchConsole } from './support';

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

test('a forged unsubscribe link changes nothing, and the page shows that', async ({ page }) => {
  await page.goto('/unsubscribe?token=1.APPLICATION_APPROVED.x');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.unsubscribe.title);
  await expectAccessible(page);
  await page.getByRole('button', { name: texts.unsubscribe.end }).click();
  await expect(page.getByRole('alert')).toContainText('메일에 있는 링크가 아니에요.');
});
