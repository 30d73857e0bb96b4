import { type Locator, type Page, expect, test } from '@playwright/test';
import { texts } from '../../../web/texts';
import { newSchool } from '../support/school';
import { describeMember, logIn, newMember, post, nextStep, toast, userMenu } from '../support/steps';

const { application, auth, comment, consent, member, nav, notice } = texts;

/** Presses Tab until the focus is on this control, which must then be visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isReached = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60 && !(await isReached()); presses += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
}

/** Moves to a control and presses a key on it. */
async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Moves to a field and types into it. */
async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Expects that a field has the focus and shows the message, and types another value. */
async function correct(page: Page, field: Locator, message: string, text: string): Promise<void> {
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
  await expect(field).toHaveAccessibleDescription(message);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

test('by keyboard alone a visitor signs up, and the focus moves to each invalid field', async ({ page }) => {
  const { loginId: taken } = await newMember(page.request);
  const { loginId, password, nickName, university, email } = describeMember();
  await page.context().clearCookies();
  await page.goto('/');
  await pressOn(page, page.getByRole('link', { name: auth.signUp }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(member.signUpTitle);
  const submit = page.getByRole('button', { name: member.signUp });
  const loginIdField = page.getByLabel(auth.loginId, { exact: true });
  await pressOn(page, submit);
  await expect(page.getByLabel(member.school)).toHaveAccessibleDescription(texts.input.required(member.school));
  await correct(page, loginIdField, texts.input.required(auth.loginId), taken);
  await typeInto(page, page.getByLabel(auth.password, { exact: true }), password);
  await typeInto(page, page.getByLabel(member.passwordAgain), password);
  await typeInto(page, page.getByLabel(member.nickName), nickName);
  await typeInto(page, page.getByLabel(member.school), university);
  await typeInto(page, page.getByLabel(member.email), 'me@school');
  await pressOn(page, page.getByRole('button', { name: member.keepSchool(university) }));
  await pressOn(page, submit);
  await correct(page, page.getByLabel(member.email), member.emailInvalid, email);
  await pressOn(page, submit);
  const all = page.getByRole('checkbox', { name: consent.all });
  await expect(page.getByRole('group', { name: consent.group })).toHaveAccessibleDescription(consent.allNeeded);
  await expect(all).toBeFocused();
  await page.keyboard.press('Space');
  await pressOn(page, submit);
  await correct(page, loginIdField, '이미 쓰고 있는 아이디예요.', loginId);
  await page.keyboard.press('Enter');
  await expect(toast(page, member.signedUp)).toBeVisible();
  await expect(userMenu(page)).toBeVisible();
});

test('by keyboard alone a member logs in, at the second attempt', async ({ page }) => {
  const { loginId, password } = await newMember(page.request);
  await page.context().clearCookies();
  await page.goto('/');
  await pressOn(page, page.getByRole('button', { name: auth.logIn }));
  await correct(page, page.getByLabel(auth.loginId, { exact: true }), texts.input.required(auth.loginId), loginId);
  const passwordField = page.getByLabel(auth.password, { exact: true });
  await typeInto(page, passwordField, 'another-password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(passwordField).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(userMenu(page)).toBeVisible();
});

test('by keyboard alone a student finds a notice, asks a question, gets a reply, and applies', async ({ page }) => {
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
  await pressOn(page, form.getByRole('button', { name: application.apply }));
  await expect(form.getByRole('radio').first()).toBeFocused();
  await expect(form.getByRole('radiogroup')).toHaveAccessibleDescription(application.roleRequired);
  await page.keyboard.press('Space');
  await typeInto(page, form.getByLabel(application.text), '화면을 만들고 싶어요.');
  await pressOn(page, form.getByRole('button', { name: application.submitAs(notice.role.FRONTEND) }));
  await expect(nextStep(page, application.applied)).toBeVisible();
});

test('by keyboard alone an owner posts a project', async ({ page }) => {
  await logIn(page, await newMember(page.request));
  await page.goto('/home');
  await pressOn(page, page.getByRole('button', { name: nav.createTeam }));
  await expect(page.getByRole('menuitem', { name: notice.createTitle.PROJECT })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('menuitem', { name: notice.createTitle.PROJECT })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notice.createTitle.PROJECT);
  await pressOn(page, page.getByRole('button', { name: notice.create, exact: true }));
  await correct(
    page,
    page.getByLabel(notice.titleField),
    texts.input.required(notice.titleField),
    '손으로만 만든 공고',
  );
  await typeInto(page, page.getByLabel(notice.role.BACKEND, { exact: true }), '2');
  await pressOn(page, page.getByRole('button', { name: texts.noticeForm.moreOf(notice.role.DESIGNER) }));
  await expect(page.getByText(texts.noticeForm.wanted(3))).toBeVisible();
  await typeInto(page, page.getByLabel(notice.content), '키보드로 만들어요.');
  await pressOn(page, page.getByRole('button', { name: notice.create, exact: true }));
  await expect(nextStep(page, notice.posted)).toBeVisible();
});

test('by keyboard alone, without shortcuts, an owner writes a message and decides on several applicants', async ({
  page,
}) => {
  const { owner, student, project } = await newSchool(page.request);
  const second = await newMember(page.request, owner.university);
  await post(page.request, '/api/auth/login', second);
  await post(page.request, `/api/projects/${project}/applications`, {
    role: 'DESIGNER',
    application: '그림을 그려요.',
  });
  await logIn(page, owner);
  await page.goto(`/applymember/${project}`);
  await expect(page.getByText('서버를 맡고 싶어요.')).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: application.writeMessage }));
  await expect(page.getByLabel(application.message)).toBeFocused();
  await page.keyboard.type('다음에 함께해요.');
  const reject = page.getByRole('button', { name: application.reject, exact: true });
  await pressOn(page, reject);
  await expect(page.getByText(application.decided.REJECTED(student.nickName))).toBeVisible();
  await expect(page.getByText('그림을 그려요.')).toBeVisible();
  await expect(reject).toBeFocused();
  await pressOn(page, page.getByRole('button', { name: application.approve, exact: true }));
  await expect(page.getByText(application.decided.APPROVED(second.nickName))).toBeVisible();
  await expect(page.getByText(application.allDecided)).toBeVisible();
});

test('the application form is opened and closed by keyboard, and returns the focus', async ({ page }) => {
  const { student, study } = await newSchool(page.request);
  await logIn(page, student);
  await page.goto(`/study/${study}`);
  const apply = page.getByRole('button', { name: application.applyFor(5) });
  await apply.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: application.formTitle });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(apply).toBeFocused();
});

test('an owner decides by keyboard alone', async ({ page }) => {
  const { owner, student, project } = await newSchool(page.request);
  await logIn(page, owner);
  await page.goto(`/applymember/${project}`);
  await expect(page.getByText('서버를 맡고 싶어요.')).toBeVisible();
  await page.keyboard.press('d');
  await expect(page.getByText(application.decided.REJECTED(student.nickName))).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText('서버를 맡고 싶어요.')).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText(application.decided.APPROVED(student.nickName))).toBeVisible();
});
