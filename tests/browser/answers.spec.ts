import { expect, test } from '@playwright/test';
import { texts } from '../../web/texts';
import { newSchool } from './school';
import { describeMember, logIn, newMember, toast } from './support';

test('a sign-up with a login id that is taken shows the error at the field, and the input stays', async ({ page }) => {
  const taken = await newMember(page.request);
  const form = { ...describeMember(), loginId: taken.loginId };
  await page.goto('/signup');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field(texts.auth.loginId).fill(form.loginId);
  await field(texts.auth.password).fill(form.password);
  await field(texts.member.passwordAgain).fill(`${form.password}x`);
  await expect(page.getByText(texts.member.passwordsDiffer)).toBeVisible();
  await field(texts.member.passwordAgain).fill(form.password);
  await field(texts.member.nickName).fill(form.nickName);
  await field(texts.member.university).fill(form.university);
  await field(texts.member.email).fill(form.email);
  await page.getByRole('button', { name: texts.member.signUp }).click();
  await expect(page.getByText('이미 쓰고 있는 아이디예요.').first()).toBeVisible();
  await expect(field(texts.member.nickName)).toHaveValue(form.nickName);
});

test('a rejection shows an error toast and appears in the list', async ({ page }) => {
  const { owner, project } = await newSchool(page.request);
  await logIn(page, owner);
  await page.goto(`/applymember/${project}`);
  await page.getByRole('button', { name: texts.application.view }).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.application.deny }).click();
  await expect(toast(page, texts.application.denied)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(texts.application.status.REJECTED, { exact: true })).toBeVisible();
});

for (const path of ['/project/abc', '/study/0', '/myproject/99999999999999999999', '/applynote/1.5']) {
  test(`an address with an invalid id (${path}) shows the not-found page`, async ({ page }) => {
    await logIn(page, await newMember(page.request));
    await page.goto(path);
    await expect(page.getByRole('heading', { name: texts.common.notFound })).toBeVisible();
  });
}
