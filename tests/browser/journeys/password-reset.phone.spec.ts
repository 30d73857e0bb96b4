import { expect, test } from '@playwright/test';
import { texts } from '../../../web/texts';
import { followLink, openMail } from '../support/mails';
import { logIn, newMember, toast, typeLogIn, watchConsole } from '../support/steps';

test('a member with a lost password sets a new one by the link in the mail', async ({ page, request }) => {
  const problems = watchConsole(page);
  const member = await newMember(request);
  const elsewhere = await page.context().browser()?.newContext();
  const other = await elsewhere?.newPage();
  if (!other) throw new Error('no other browser');
  await logIn(other, member);

  await page.goto('/');
  await page.getByRole('link', { name: texts.recovery.forgotLink }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.recovery.forgotTitle);
  await page.getByLabel(texts.recovery.account).fill(member.email);
  await page.getByRole('button', { name: texts.recovery.request }).click();
  await expect(page.getByRole('alert')).toContainText(texts.recovery.requested);

  const mailbox = await openMail(page, member.email, '새 비밀번호');
  await expect(mailbox.locator('pre')).toContainText(member.loginId);
  const reset = await followLink(mailbox, '새 비밀번호 정하기');
  await expect(reset).toHaveURL(/\/reset#[\w-]{43}$/);
  const link = reset.url();
  const password = `${member.password}-new`;
  await reset.getByLabel(texts.member.newPassword, { exact: true }).fill(password);
  await reset.getByLabel(texts.member.passwordAgain).fill(password);
  await reset.getByRole('button', { name: texts.recovery.reset }).click();
  await expect(toast(reset, texts.recovery.resetDone)).toBeVisible();
  await expect(reset).toHaveURL('/');

  await other.goto('/home');
  await expect(other).toHaveURL(/^[^?]*\/\?next=/);
  await elsewhere?.close();
  await typeLogIn(reset, { loginId: member.loginId, password });
  await expect(reset).toHaveURL('/home');

  await page.goto(link);
  await page.getByLabel(texts.member.newPassword, { exact: true }).fill(password);
  await page.getByLabel(texts.member.passwordAgain).fill(password);
  await page.getByRole('button', { name: texts.recovery.reset }).click();
  await expect(page.getByRole('alert')).toContainText('이미 쓴 링크예요');
  await page.getByRole('link', { name: texts.recovery.requestAgain }).click();
  await expect(page).toHaveURL('/forgot');
  expect(problems).toEqual([]);
});
