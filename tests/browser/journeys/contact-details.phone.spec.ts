import { expect, test } from '@playwright/test';
import { texts } from '../../../web/texts';
import { expectAccessible } from '../support/accessibility';
import { newSchool } from '../support/school';
import { logIn, nextStep } from '../support/steps';

test('a comment with a telephone number is published after a question, or edited', async ({ page }) => {
  const { student, study } = await newSchool(page.request);
  await logIn(page, student);
  await page.goto(`/study/${study}`);
  const field = page.getByLabel(texts.comment.write);
  const question = page.getByRole('dialog', { name: texts.contactWarning.question });
  await field.fill('공일공 일이삼사 오육칠팔로 연락해요');
  await page.getByRole('button', { name: texts.comment.submit }).click();
  await expect(question).toContainText(texts.contactWarning.hint.PHONE);
  await expectAccessible(page);
  await question.getByRole('button', { name: texts.contactWarning.edit }).click();
  await expect(question).toBeHidden();
  await expect(field).toHaveValue('공일공 일이삼사 오육칠팔로 연락해요');
  await page.getByRole('button', { name: texts.comment.submit }).click();
  await question.getByRole('button', { name: texts.contactWarning.publish }).click();
  await expect(field).toHaveValue('');
  await expect(page.getByText('공일공 일이삼사 오육칠팔로 연락해요')).toBeVisible();
});

test('a study with an account number is posted after a question, and one without is posted at once', async ({
  page,
}) => {
  const { student } = await newSchool(page.request);
  await logIn(page, student);
  const question = page.getByRole('dialog', { name: texts.contactWarning.question });
  for (const [content, asks] of [
    ['회비는 국민은행 123456-01-123456이에요', true],
    ['회비는 10,000원이에요', false],
  ] as const) {
    await page.goto('/createstudy');
    await page.getByLabel(texts.notice.titleField).fill('연락처를 묻는 스터디');
    await page.getByLabel(texts.notice.headcount).fill('3');
    await page.getByLabel(texts.notice.content).fill(content);
    await page.getByRole('button', { name: texts.notice.create, exact: true }).click();
    if (asks) await question.getByRole('button', { name: texts.contactWarning.publish }).click();
    await expect(nextStep(page, texts.notice.posted)).toBeVisible();
  }
});
