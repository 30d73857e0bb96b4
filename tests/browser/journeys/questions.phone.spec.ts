import { expect, test } from '@playwright/test';
import { texts } from '../../../web/texts';
import { expectAccessible } from '../support/accessibility';
import { newMemberOnPhone } from '../support/people';
import { logIn, newMember, newProject, nextStep, toast, unique } from '../support/steps';

const { application, notice, noticeForm } = texts;
const [WHY, HOURS, DONE] = noticeForm.suggestedQuestions.PROJECT;

test('an owner asks questions, and a draft of the answers survives a change of the questions', async ({
  page,
  browser,
}) => {
  // This test visits several pages of two members, and checks the accessibility of three.
  test.slow();
  const { page: owner, member, api } = await newMemberOnPhone(browser);
  const id = await newProject(api, `학교 지도 ${unique()}`);

  await owner.goto(`/updateproject/${id}`);
  await owner.getByRole('button', { name: WHY }).click();
  await owner.getByRole('button', { name: HOURS }).click();
  await expect(owner.getByLabel(noticeForm.question(2), { exact: true })).toHaveValue(HOURS);
  await expectAccessible(owner);
  await owner.getByRole('button', { name: notice.update }).click();
  await expect(toast(owner, notice.updated)).toBeVisible();

  await logIn(page, await newMember(page.request, member.university));
  await page.goto(`/project/${id}`);
  await page.getByRole('button', { name: application.apply }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(notice.role.BACKEND).click();
  await dialog.getByLabel(WHY).fill('길을 자주 잃어서요.');
  await dialog.getByLabel(HOURS).fill('다섯 시간이요.');
  await expectAccessible(page);
  // A phone with little memory reloads the page.
  await page.reload();
  await expect(dialog.getByLabel(HOURS)).toHaveValue('다섯 시간이요.');

  await owner.goto(`/updateproject/${id}`);
  await owner.getByRole('button', { name: noticeForm.removeQuestion(2) }).click();
  await owner.getByRole('button', { name: DONE }).click();
  await owner.getByRole('button', { name: notice.update }).click();
  await expect(toast(owner, notice.updated)).toBeVisible();

  await dialog.getByRole('button', { name: application.apply }).click();
  await expect(dialog.getByRole('alert')).toHaveText(application.questionsChanged);
  await expect(dialog.getByLabel(WHY)).toHaveValue('길을 자주 잃어서요.');
  await expect(dialog.getByLabel(DONE)).toBeFocused();
  await dialog.getByText(application.removedAnswers).click();
  await expect(dialog.getByText('다섯 시간이요.')).toBeVisible();
  await dialog.getByLabel(DONE).fill('지도 앱이요.');
  await dialog.getByRole('button', { name: application.apply }).click();
  await expect(nextStep(page, application.applied)).toBeVisible();

  await page.goto(`/applyproject/${id}`);
  await expect(page.getByText('지도 앱이요.')).toBeVisible();
  await owner.goto(`/applymember/${id}`);
  await expect(owner.getByText(DONE)).toBeVisible();
  await expect(owner.getByText('길을 자주 잃어서요.')).toBeVisible();
  await expectAccessible(owner);
  await owner.goto(`/updateproject/${id}`);
  await expect(owner.getByText(noticeForm.questionsFrozen)).toBeVisible();
  await expect(owner.getByLabel(noticeForm.question(1), { exact: true })).not.toBeEditable();
  await owner.context().close();
});
