import { expect, test } from '@playwright/test';
import { texts } from '../../../web/texts';
import { failOperation, restoreOperations, sendAllQueries } from '../support/failures';
import { newSchool } from '../support/school';
import { JUNHO, MINJI, describeMember, logIn, typeLogIn, userMenu } from '../support/steps';

test('a list that fails to load shows an error, and loads on retry', async ({ page }) => {
  await logIn(page, MINJI);
  await sendAllQueries(page);
  await failOperation(page, 'NoticeListPage', 'abort');
  await page.goto('/projectdetails');
  await expect(page.getByText(texts.common.loadFailed)).toBeVisible();
  await restoreOperations(page);
  await page.getByRole('button', { name: texts.common.retry }).click();
  await expect(page.getByRole('navigation', { name: texts.pages.navigation })).toBeVisible();
});

test('comments that fail to load leave the rest of the page usable', async ({ page }) => {
  const { student, study } = await newSchool(page.request);
  await logIn(page, student);
  await sendAllQueries(page);
  await failOperation(page, 'CommentSection', 'HTTP 500');
  await page.goto(`/study/${study}`);
  await expect(page.getByText(texts.comment.loadFailed)).toBeVisible();
  await expect(page.getByRole('button', { name: texts.application.apply })).toBeEnabled();
  await restoreOperations(page);
  await page.getByRole('button', { name: texts.common.retry }).click();
  await expect(page.getByText(texts.comment.empty)).toBeVisible();
});

test('a refused login shows an error, and the login id stays', async ({ page }) => {
  await page.goto('/');
  await typeLogIn(page, { loginId: describeMember().loginId, password: 'wrong-password' });
  await expect(page.getByRole('alert')).toContainText('아이디 또는 비밀번호가 맞지 않아요.');
  await expect(page).toHaveURL('/');
  await expect(page.getByLabel(texts.auth.loginId, { exact: true })).not.toHaveValue('');
});

test('a page whose code fails to load still shows the navigation', async ({ page }) => {
  await logIn(page, JUNHO);
  await page.route(/assets\/write/, (route) => route.abort());
  await page.goto('/createproject');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.common.crashed);
  await expect(page.getByRole('banner').getByRole('link', { name: texts.common.name })).toBeVisible();
});

test('a page whose code has failed to load is reloaded after the connection was lost', async ({ page }) => {
  await logIn(page, JUNHO);
  await page.route(/assets\/write/, (route) => route.abort());
  await page.goto('/createproject');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(texts.common.crashed);
  await page.unroute(/assets\/write/);
  await page.context().setOffline(true);
  await expect(heading).toHaveText(texts.common.offline);
  await page.context().setOffline(false);
  await expect(heading).toHaveText(texts.notice.createTitle.PROJECT);
});

test('if the code of the card of a shared notice fails to load, the visitor can still log in', async ({ page }) => {
  await page.route(/assets\/SharedNotice/, (route) => route.abort());
  await page.goto(`/?next=${encodeURIComponent('/project/1?s=0123456789abcdef')}`);
  await expect(page.getByLabel(texts.auth.loginId, { exact: true })).toBeVisible();
});

test('if the query of the layout fails, the bar offers to retry instead of the bell and the menu', async ({ page }) => {
  await logIn(page, JUNHO);
  await sendAllQueries(page);
  await failOperation(page, 'Layout', 'HTTP 500');
  await page.goto('/home');
  const reload = page.getByRole('banner').getByRole('button', { name: texts.nav.reload });
  await expect(reload).toBeVisible();
  await restoreOperations(page);
  await reload.click();
  await expect(userMenu(page)).toBeVisible();
  await expect(reload).toBeHidden();
});

test('a page opened without a connection shows that, and loads when the connection returns', async ({ page }) => {
  await logIn(page, JUNHO);
  await page.goto('/home');
  await expect(userMenu(page)).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: texts.nav.createTeam }).click();
  await page.getByRole('menuitem', { name: texts.notice.createTitle.STUDY }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(texts.common.offline);
  await page.context().setOffline(false);
  await expect(heading).toHaveText(texts.notice.createTitle.STUDY);
  await expect(page).toHaveURL('/createstudy');
});
