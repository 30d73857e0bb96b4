import { expect, test } from '@playwright/test';
import { texts } from '../../../web/texts';
import { newSchool } from '../support/school';
import { describeMember, logIn, newMember, showApplications } from '../support/steps';

test('a taken login id is an error of the field, not a toast, and the typed values stay', async ({ page }) => {
  const existing = await newMember(page.request);
  const values = { ...describeMember(), loginId: existing.loginId };
  await page.goto('/signup');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field(texts.auth.loginId).fill(values.loginId);
  await field(texts.auth.password).fill(values.password);
  await field(texts.member.passwordAgain).fill(`${values.password}x`);
  await expect(page.getByText(texts.member.passwordsDiffer)).toBeVisible();
  await field(texts.member.passwordAgain).fill(values.password);
  await field(texts.member.nickName).fill(values.nickName);
  await field(texts.member.school).fill(values.university);
  await field(texts.member.email).fill(values.email);
  await page.getByRole('button', { name: texts.member.keepSchool(values.university) }).tap();
  await page.getByRole('checkbox', { name: texts.consent.all }).check();
  await page.getByRole('button', { name: texts.member.signUp }).click();
  await expect(field(texts.auth.loginId)).toHaveAccessibleDescription(/이미 쓰고 있는 아이디예요\./);
  await expect(field(texts.member.nickName)).toHaveValue(values.nickName);
});

test('a misspelled school is replaced by a listed one with one tap', async ({ page }) => {
  await page.goto('/signup');
  const school = page.getByLabel(texts.member.school);
  await school.fill('서울데학교');
  await page.getByLabel(texts.member.email).tap();
  await expect(school).toHaveAccessibleDescription(texts.member.unknownSchool);
  await page
    .getByRole('group', { name: texts.member.nearestSchools })
    .getByRole('button', { name: '서울대학교' })
    .tap();
  await expect(school).toHaveValue('서울대학교');
  await expect(page.getByText(texts.member.unknownSchool)).toBeHidden();
});

test('late suggestions of schools do not cover the next field', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.goto('/signup');
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"SchoolInput"')) await released;
    return route.fallback();
  });
  const school = page.getByLabel(texts.member.school);
  const asked = page.waitForRequest((request) => request.postData()?.includes('"SchoolInput"') ?? false);
  await school.pressSequentially('한');
  await asked;
  await page.getByLabel(texts.member.email).tap();
  const answered = page.waitForResponse('**/graphql');
  release();
  await (await answered).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  const suggestion = page.locator('.ant-select-item-option', { hasText: '한밭대학교' });
  await expect(suggestion).toBeHidden();
  await school.tap();
  await expect(suggestion).toBeVisible();
});

test('a rejection is shown on the page, and the list shows the new status', async ({ page }) => {
  const { owner, student, project } = await newSchool(page.request);
  await logIn(page, owner);
  await page.goto(`/applymember/${project}`);
  await page.getByRole('button', { name: texts.application.reject, exact: true }).click();
  await expect(page.getByText(texts.application.decided.REJECTED(student.nickName))).toBeVisible();
  await showApplications(page, 'DECIDED', 1);
  await expect(page.getByText(texts.application.status.REJECTED, { exact: true }).last()).toBeVisible();
});

const INVALID_IDS = [
  ['/project/abc', texts.notice.notFound],
  ['/study/0', texts.notice.notFound],
  ['/myproject/99999999999999999999', texts.notice.notFound],
  ['/applynote/1.5', texts.common.notFound],
] as const;

test('a URL with an invalid id shows the not-found page', async ({ page }) => {
  await logIn(page, await newMember(page.request));
  for (const [path, title] of INVALID_IDS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title }), path).toBeVisible();
  }
});
