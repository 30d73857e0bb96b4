import { type Locator, type Page, expect, test } from '@playwright/test';
import { texts } from '../../web/texts';
import { newSchool } from './school';
import { logIn, newMember, toast } from './support';

const { application, comment, nav, notice } = texts;

/** Goes from one control to the next until the focus is on this one, which must then be in view. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isReached = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60 && !(await isReached()); presses += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
}

/** Goes to a control and presses a key on it. */
async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes to a field and types into it. */
async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

test('by keyboard alone a student searches for a notice, opens it, asks, gets a reply written, and applies', async ({
  page,
}) => {
  test.slow();
  const { owner } = await newSchool(page.request);
  const student = await newMember(page.request, owner.university);
  await logIn(page, student);
  await page.goto('/home');
  await expect(page.getByRole('link', { name: '우리 학교 지도', exact: true })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('학교 지도');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nav.find);
  await pressOn(page, page.getByRole('link', { name: '우리 학교 지도', exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('우리 학교 지도');

  await typeInto(page, page.getByLabel(comment.write), '언제 만나요?');
  await pressOn(page, page.getByRole('button', { name: comment.submit }));
  await pressOn(page, page.getByRole('button', { name: comment.replyTo(student.nickName) }));
  await expect(page.getByRole('textbox', { name: comment.replyTo(student.nickName) })).toBeFocused();
  await page.keyboard.type('목요일이 좋아요.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: comment.replies })).toContainText('목요일이 좋아요.');

  await page.keyboard.press('Escape');
  await pressOn(page, page.getByRole('button', { name: application.applyFor(3) }));
  const form = page.getByRole('dialog', { name: application.formTitle });
  await pressOn(page, form.getByRole('radio').first(), 'Space');
  await typeInto(page, form.getByLabel(application.text), '화면을 만들고 싶어요.');
  await pressOn(page, form.getByRole('button', { name: application.submitAs(notice.role.FRONTEND) }));
  await expect(toast(page, application.applied)).toBeVisible();
});
