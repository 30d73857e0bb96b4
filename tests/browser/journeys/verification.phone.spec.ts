import { expect, test } from '@playwright/test';
import { texts } from '../../../web/texts';
import { expectAccessible } from '../support/accessibility';
import { newMemberOnPhone } from '../support/people';
import { logIn, newMember, newProject, nextStep, toast, unique, watchConsole } from '../support/steps';
import { readCode } from '../support/verified';

const { application, notice, verification } = texts;
const SCHOOL = '성균관대학교';
const TEXT = '지도를 그려 본 적이 있어요.';

test('a member verifies the school from a notice that requires it, and returns with the application intact', async ({
  page,
  browser,
}) => {
  // This test visits several pages and reads a mail, and checks the accessibility twice.
  test.slow();
  const problems = watchConsole(page);
  const { page: owner, api } = await newMemberOnPhone(browser, SCHOOL);
  const title = `우리 학교 지도 ${unique()}`;
  const id = await newProject(api, title);
  const email = `${unique()}@g.skku.edu`;
  await logIn(page, await newMember(page.request, SCHOOL));

  await page.goto(`/project/${id}`);
  await page.getByRole('button', { name: application.apply }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(notice.role.BACKEND).click();
  await dialog.getByLabel(application.text).fill(TEXT);

  await owner.goto(`/updateproject/${id}`);
  await owner.getByLabel(verification.verifiedOnly).check();
  await owner.getByRole('button', { name: notice.update }).click();
  await expect(toast(owner, notice.updated)).toBeVisible();
  await owner.context().close();

  await dialog.getByRole('button', { name: application.apply }).click();
  await expect(page).toHaveURL(/\/mypage\/profile\?next=%2Fproject%2F\d+%23apply#school$/);
  await page.goBack();
  await expect(page.getByText(verification.verifiedMembers, { exact: true })).toBeVisible();
  await expect(page.getByText(verification.needed)).toBeVisible();
  await expect(page.getByRole('button', { name: application.apply })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('link', { name: verification.verify }).click();

  const row = page.getByRole('button', { name: verification.title, exact: true });
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
  await page.getByLabel(verification.address).fill('somebody@snu.ac.kr');
  await page.getByRole('button', { name: verification.send }).click();
  await expect(page.getByText('우리 학교 이메일 주소가 아니에요.')).toBeVisible();
  await page.getByLabel(verification.address).fill(email);
  await page.getByRole('button', { name: verification.send }).click();
  await expect(page.getByText(verification.sentTo(email))).toBeVisible();
  await expect(page.getByRole('button', { name: verification.sendAgain })).toBeDisabled();
  await expectAccessible(page);

  const code = await readCode(page.request, email);
  // A phone with little memory reloads the page after the mail app.
  await page.reload();
  await expect(page.getByLabel(verification.address)).toHaveValue(email);
  await page.getByLabel(verification.code).fill(code);
  await page
    .getByRole('region', { name: verification.title })
    .getByRole('button', { name: verification.verify })
    .click();

  await expect(page).toHaveURL(`/project/${id}`);
  await expect(toast(page, verification.done)).toBeVisible();
  await page.getByRole('button', { name: application.apply }).click();
  await expect(dialog.getByLabel(application.text)).toHaveValue(TEXT);
  await expect(dialog.getByRole('radio', { name: notice.role.BACKEND })).toBeChecked();
  await dialog.getByRole('button', { name: application.apply }).click();
  await expect(nextStep(page, application.applied)).toBeVisible();
  await page.goto('/mypage/profile#school');
  await expect(page.getByText(verification.verifiedBy(email))).toBeVisible();
  expect(problems).toEqual([]);
});
