import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { texts } from '../../../web/texts';
import { expectAccessible } from '../support/accessibility';
import { logIn, newMember } from '../support/steps';

test('a member downloads their data with the password, and stays on the page', async ({ page }) => {
  const member = await newMember(page.request);
  await logIn(page, member);
  await page.goto('/mypage/account#data');
  await page.getByRole('button', { name: texts.dataExport.title }).click();
  const dialog = page.getByRole('dialog', { name: texts.dataExport.title });
  const password = dialog.getByLabel(texts.auth.password, { exact: true });
  await password.fill('wrong-password');
  await dialog.getByRole('button', { name: texts.dataExport.start }).click();
  await expect(dialog.getByText('비밀번호가 맞지 않아요.')).toBeVisible();
  await expectAccessible(page);
  await password.fill(member.password);
  const started = page.waitForEvent('download');
  await dialog.getByRole('button', { name: texts.dataExport.start }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe('hanteam-data.zip');
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
  await expect(page).toHaveURL('/mypage/account#data');
});
