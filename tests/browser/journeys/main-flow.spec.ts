import { type Browser, type Page, expect, test } from '@playwright/test';
import { texts } from '../../../web/texts';
import { describeMember, newMember, nextStep, typeLogIn, typeSignUp, unique, watchConsole } from '../support/steps';

test('two members form a team, from sign-up to approval', async ({ browser }) => {
  // Two members take turns, which takes longer than other tests.
  test.slow();
  const title = `우리 학교 지도 만들기 ${unique()}`;
  const owner = await open(browser);
  const problems = watchConsole(owner);
  const { university } = await signUp(owner);
  await postProject(owner, title);

  const applicant = await open(browser);
  problems.push(...watchConsole(applicant));
  const student = await newMember(applicant.request, university);
  await applicant.goto('/');
  await typeLogIn(applicant, student);
  await findProject(applicant, title);
  await apply(applicant);

  // The owner's unread count is updated live, without a reload.
  await owner.getByRole('link', { name: texts.nav.unread(1), exact: true }).click();
  await expect(owner.getByRole('heading', { name: texts.nav.notifications, level: 1 })).toBeVisible();
  const received = texts.notification.text.APPLICATION_RECEIVED(texts.notification.by(student.nickName, 0));
  await owner.getByRole('link', { name: `${received} ${title}` }).click();
  await approve(owner, student.nickName);
  await expect(owner.getByRole('link', { name: texts.nav.unread(0), exact: true }).first()).toBeVisible();

  // The applicant is notified of the approval, and the list of applications shows it.
  const approval = texts.notification.text.APPLICATION_APPROVED(texts.notification.by(await nickNameOf(owner), 0));
  await applicant.getByRole('link', { name: texts.nav.unread(1), exact: true }).click();
  await expect(applicant.getByRole('link', { name: `${approval} ${title}` })).toBeVisible();
  await applicant.goto('/apply');
  await expect(applicant.getByRole('listitem').filter({ hasText: title })).toContainText(
    texts.application.status.APPROVED,
  );
  expect(problems).toEqual([]);
});

async function open(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

/** Signs up through the user interface, which also logs in. */
async function signUp(page: Page): Promise<{ university: string }> {
  const member = describeMember();
  await page.goto('/');
  await typeSignUp(page, member);
  await expect(page).toHaveURL('/home');
  return member;
}

async function postProject(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: texts.nav.createTeam }).click();
  await page.getByRole('menuitem', { name: texts.notice.createTitle.PROJECT }).click();
  await page.getByLabel(texts.notice.titleField).fill(title);
  await page.getByRole('textbox', { name: texts.notice.field }).fill('웹 서비스');
  await page.getByLabel(texts.notice.techStack).fill('React, Node.js');
  await page.getByRole('button', { name: texts.noticeForm.moreOf(texts.notice.role.FRONTEND) }).click();
  await page.getByLabel(texts.notice.role.BACKEND, { exact: true }).fill('1');
  await expect(page.getByText(texts.noticeForm.wanted(2))).toBeVisible();
  await page.getByLabel(texts.notice.content).fill('강의실과 쉼터를 한눈에 보는 지도를 만들어요.');
  await page.getByRole('button', { name: texts.notice.create, exact: true }).click();
  await expect(nextStep(page, texts.notice.posted)).toBeVisible();
  await expect(page).toHaveURL('/home');
}

async function findProject(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: texts.notice.recent.PROJECT }).click();
  await expect(page.getByRole('heading', { name: texts.notice.lists.PROJECT, level: 1 })).toBeVisible();
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
}

async function apply(page: Page): Promise<void> {
  await page.getByRole('button', { name: texts.application.applyFor(2) }).click();
  const dialog = page.getByRole('dialog', { name: texts.application.formTitle });
  await dialog.getByText(texts.notice.role.BACKEND, { exact: true }).click();
  await dialog.getByLabel(texts.application.text).fill('서버를 맡고 싶어요.');
  await dialog.getByRole('button', { name: texts.application.submitAs(texts.notice.role.BACKEND) }).click();
  await expect(nextStep(page, texts.application.applied)).toBeVisible();
  await expect(page).toHaveURL('/home');
}

async function approve(page: Page, nickName: string): Promise<void> {
  await expect(page.getByRole('heading', { name: nickName })).toBeVisible();
  await expect(page.getByText('서버를 맡고 싶어요.')).toBeVisible();
  await expect(page.getByText(texts.notice.role.BACKEND).filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('button', { name: texts.application.approve, exact: true }).click();
  await expect(page.getByText(texts.application.decided.APPROVED(nickName))).toBeVisible();
  await expect(page.getByText(texts.application.allDecided)).toBeVisible();
}

async function nickNameOf(page: Page): Promise<string> {
  const response = await page.request.get('/api/members/profile');
  return ((await response.json()) as { nickName: string }).nickName;
}
