import { type BrowserContext, type Page, expect, test } from '@playwright/test';
import { texts } from '../../../web/texts';
import { applyTo, newMemberOnPhone, waitForSubscription } from '../support/people';
import { type School, newSchool } from '../support/school';
import {
  type Account,
  type NewMember,
  endSession,
  logIn,
  queryGraphql,
  toast,
  typeLogIn,
  userMenu,
} from '../support/steps';

const TYPED_TEXT = '첫 번째 학생이 쓴 글';

/** Returns the authors of the comments on the study. */
async function readAuthors({ request }: Page, { study }: School): Promise<(string | undefined)[]> {
  const query = 'query ($id: ID!) { notice(id: $id) { comments(first: 50) { nodes { author { nickName } } } } }';
  type Data = { notice: { comments: { nodes: { author: { nickName: string } | null }[] } } };
  const { notice } = await queryGraphql<Data>(request, query, { id: study });
  return notice.comments.nodes.map(({ author }) => author?.nickName);
}

const commentField = (page: Page) => page.getByLabel(texts.comment.write);
const submitComment = (page: Page) => page.getByRole('button', { name: texts.comment.submit, exact: true }).click();

/** Opens the study in a tab of the first member and types a comment. */
async function typeComment(page: Page, first: Account, { study }: School): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/');
  await typeLogIn(page, first);
  await expect(page).toHaveURL('/home');
  await page.goto(`/study/${study}`);
  await commentField(page).fill(TYPED_TEXT);
  await expect(userMenu(page)).toBeVisible();
}

/** Logs in through the login page of another tab. */
async function logInInOtherTab(context: BrowserContext, account: Account): Promise<Page> {
  const tab = await context.newPage();
  await context.clearCookies();
  await tab.goto('/');
  await typeLogIn(tab, account);
  await expect(tab).toHaveURL('/home');
  return tab;
}

const showsMember = (page: Page, { nickName }: NewMember) =>
  expect(userMenu(page)).toContainText(texts.nav.userMenu(nickName));

test("[A23] a login in another tab is announced, and the first member's text stays theirs", async ({
  page,
  context,
}) => {
  const school = await newSchool(page.request);
  const [first, second] = [school.student, school.owner];
  await typeComment(page, first, school);
  await logInInOtherTab(context, second);
  await showsMember(page, second);
  await expect(toast(page, texts.auth.memberChanged(second.nickName))).toBeVisible();
  await expect(commentField(page)).toHaveValue('');
  expect(await readAuthors(page, school)).toEqual([]);
  // The first member finds the text again.
  await logInInOtherTab(context, first);
  await showsMember(page, first);
  await expect(commentField(page)).toHaveValue(TYPED_TEXT);
  await submitComment(page);
  await expect.poll(() => readAuthors(page, school)).toEqual([first.nickName]);
});

test('[A23] a tab sends no comment as another member, even if the other login was not announced', async ({ page }) => {
  const school = await newSchool(page.request);
  const [first, second] = [school.student, school.owner];
  await typeComment(page, first, school);
  await endSession(page);
  await page.request.post('/api/auth/login', { data: second });
  await submitComment(page);
  await expect(toast(page, texts.auth.memberChanged(second.nickName))).toBeVisible();
  await showsMember(page, second);
  await expect(commentField(page)).toHaveValue('');
  expect(await readAuthors(page, school)).toEqual([]);
});

test("[A23] a reloaded tab does not show the first member's text to the second one", async ({ page, context }) => {
  const school = await newSchool(page.request);
  const [first, second] = [school.student, school.owner];
  await typeComment(page, first, school);
  await context.clearCookies();
  await page.request.post('/api/auth/login', { data: second });
  await page.reload();
  await expect(toast(page, texts.auth.memberChanged(second.nickName))).toBeVisible();
  await showsMember(page, second);
  await expect(commentField(page)).toHaveValue('');
});

test('[A23] a logout is announced to the other tabs, which show the login page until the next login', async ({
  page,
  context,
}) => {
  const school = await newSchool(page.request);
  const { student } = school;
  await typeComment(page, student, school);
  const other = await context.newPage();
  await other.goto('/home');
  await userMenu(other).click();
  await other.getByRole('menuitem', { name: texts.nav.logOut }).click();
  await expect(page).toHaveURL(`/?next=${encodeURIComponent(`/study/${school.study}`)}`);
  await expect(page.getByText(texts.auth.loggedOutElsewhere)).toBeVisible();
  await typeLogIn(other, student);
  await expect(page).toHaveURL(`/study/${school.study}`);
  await expect(commentField(page)).toHaveValue(TYPED_TEXT);
});

/** Largest number of tabs of one browser with live messages. */
const MAX_LIVE_TABS = 8;

test('[SEC2] the ninth tab gets live messages after another tab is closed', async ({ page, context, browser }) => {
  const { owner, study } = await newSchool(page.request);
  await logIn(page, owner);
  await page.goto('/home');
  const others: Page[] = [];
  while (others.length < MAX_LIVE_TABS) {
    const tab = await context.newPage();
    const live = waitForSubscription(tab);
    await tab.goto('/home');
    if (others.push(tab) < MAX_LIVE_TABS) await live;
  }
  const ninth = others.pop() ?? page;
  const refused = new Promise<void>((resolve) =>
    ninth.on('websocket', (socket) => socket.on('close', () => resolve())),
  );
  await ninth.goto(`/studyapplymember/${study}`);
  await refused;
  const live = waitForSubscription(ninth);
  await others[0]?.close();
  await live;
  const student = await newMemberOnPhone(browser, owner.university);
  await applyTo(student, study);
  await expect(ninth.getByRole('heading', { name: student.member.nickName })).toBeVisible();
});

test('a login of the same member leaves the other tabs unchanged', async ({ page, context }) => {
  const school = await newSchool(page.request);
  await typeComment(page, school.student, school);
  await logInInOtherTab(context, school.student);
  await expect(commentField(page)).toHaveValue(TYPED_TEXT);
  await submitComment(page);
  await expect.poll(() => readAuthors(page, school)).toEqual([school.student.nickName]);
});
