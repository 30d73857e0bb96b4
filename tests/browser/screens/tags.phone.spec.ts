import { expect, test } from '@playwright/test';
import { texts } from '../../../web/texts';
import { logIn, newMember } from '../support/steps';

test('tags are chosen in the form, link to their list, and one tap removes the condition', async ({ page }) => {
  await logIn(page, await newMember(page.request));
  await page.goto('/createproject');
  await page.getByLabel(texts.notice.titleField).fill('우리 학교 지도');
  const field = page.getByRole('combobox', { name: texts.notice.techStack });
  await field.fill('리엑');
  await page.getByTitle('React', { exact: true }).click();
  await field.fill('지도 API,');
  await expect(page.getByRole('button', { name: texts.notice.removeTag('지도 API') })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: texts.noticeForm.moreOf(texts.notice.role.FRONTEND) }).click();
  await page.getByLabel(texts.notice.content).fill('강의실을 한눈에 보는 지도를 만들어요.');
  await page.getByRole('button', { name: texts.notice.create, exact: true }).click();
  await page.getByRole('link', { name: texts.application.viewNotice }).click();
  const chips = page.getByRole('list', { name: texts.notice.techStack });
  await expect(chips.getByRole('listitem')).toHaveText(['React', '지도 API']);
  await chips.getByRole('link', { name: 'React' }).click();
  await expect(page).toHaveURL('/search?tag=react');
  await expect(page.getByRole('link', { name: '우리 학교 지도' })).toBeVisible();
  await page.getByRole('button', { name: texts.notice.removeTag('React') }).click();
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('button', { name: texts.notice.removeTag('React') })).toBeHidden();
});
