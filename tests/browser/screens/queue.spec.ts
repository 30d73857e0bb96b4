import { type APIRequestContext, type Browser, type Locator, type Page, expect, test } from '@playwright/test';
import { texts } from '../../../web/texts';
import { readApplicationId, waitForSubscription } from '../support/people';
import { newSchool } from '../support/school';
import {
  type NewMember,
  logIn,
  newMember,
  newProject,
  post,
  queryGraphql,
  showApplications,
  watchConsole,
} from '../support/steps';

const { application: labels } = texts;

/**
 * Creates an owner with a project and applicants of the same school. Logs the page in as the owner.
 */
async function openQueue(page: Page, browser: Browser, applicants: number): Promise<{ id: string; owner: NewMember }> {
  const owner = await newMember(page.request);
  await logIn(page, owner);
  const id = await newProject(page.request, '우리 학교 지도', { recruitNumber: 20, backendNumber: 10 });
  const { request } = await browser.newContext();
  for (let count = 1; count <= applicants; count += 1) await applyAs(request, owner, id, `${count}번째 지원 글`);
  await page.goto(`/applymember/${id}`);
  return { id, owner };
}

/**
 * Creates a student of the owner's school who applies. Afterwards the request context is logged in
 * as the student.
 */
async function applyAs(
  request: APIRequestContext,
  { university }: NewMember,
  id: string,
  application: string,
  nickName?: string,
) {
  const student = await newMember(request, university, nickName);
  await post(request, '/api/auth/login', student);
  await post(request, `/api/projects/${id}/applications`, { role: 'BACKEND', application });
  return student;
}

/** Counts the applications by state. */
async function countStates({ request }: Page, id: string): Promise<Record<string, number>> {
  type Data = { notice: { applications: { nodes: { status: string }[] } } };
  const query = 'query ($id: ID!) { notice(id: $id) { applications(first: 50) { nodes { status } } } }';
  const { notice } = await queryGraphql<Data>(request, query, { id });
  const states = Object.groupBy(notice.applications.nodes, ({ status }) => status);
  return Object.fromEntries(Object.entries(states).map(([state, nodes = []]) => [state, nodes.length]));
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('an owner decides on twelve applicants without a page load', async ({ page, browser }) => {
  test.slow();
  const problems = watchConsole(page);
  const { id } = await openQueue(page, browser, 12);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  for (let count = 1; count <= 12; count += 1) {
    await expect(page.getByText(`${count}번째 지원 글`)).toBeVisible();
    await button(page, count % 2 === 0 ? labels.reject : labels.approve).click();
  }
  await expect(page.getByText(labels.allDecided)).toBeVisible();
  await showApplications(page, 'DECIDED', 12);
  await expect(page.getByText('1번째 지원 글', { exact: true })).toBeVisible();
  // The last decision is sent after the five seconds in which it can be undone.
  await expect.poll(() => countStates(page, id), { timeout: 10_000 }).toEqual({ APPROVED: 6, REJECTED: 6 });
  expect(loads).toEqual([]);
  expect(problems).toEqual([]);
});

test(
  '[B29] an undone decision is not sent, and any other is sent after five seconds',
  { tag: '@phone' },
  async ({ page, browser }) => {
    const { id } = await openQueue(page, browser, 1);
    await button(page, labels.reject).click();
    const undo = button(page, labels.undo);
    await expect(undo).toBeVisible();
    await undo.click();
    await expect(page.getByText('1번째 지원 글')).toBeVisible();
    await button(page, labels.approve).click();
    await expect(undo).toBeVisible();
    expect(await countStates(page, id)).toEqual({ PENDING: 1 });
    await expect(undo).toBeHidden({ timeout: 10_000 });
    await expect.poll(() => countStates(page, id)).toEqual({ APPROVED: 1 });
  },
);

const WAYS_TO_LEAVE: Record<string, (page: Page) => Promise<unknown>> = {
  'closes the tab': (page) => page.close(),
  'loads another page': (page) => page.goto('about:blank'),
  'goes to another page of the service': (page) => page.getByRole('link', { name: texts.common.name }).first().click(),
};

for (const [how, leave] of Object.entries(WAYS_TO_LEAVE)) {
  test(
    `a decision is sent when the owner ${how} within the five seconds`,
    { tag: '@phone' },
    async ({ page, browser }) => {
      const { id } = await openQueue(page, browser, 1);
      await button(page, labels.approve).click();
      await expect(button(page, labels.undo)).toBeVisible();
      const reader = await page.context().newPage();
      await leave(page);
      await expect.poll(() => countStates(reader, id)).toEqual({ APPROVED: 1 });
    },
  );
}

test('the unread count and the open list are updated live: new applicants appear, and cancelled ones disappear', async ({
  page,
  browser,
}) => {
  const subscribed = waitForSubscription(page);
  const { id, owner } = await openQueue(page, browser, 0);
  await expect(page.getByText(labels.noApplicants)).toBeVisible();
  await subscribed;
  const { request } = await browser.newContext();
  const student = await applyAs(request, owner, id, '저도 하고 싶어요.');
  await expect(page.getByRole('heading', { name: student.nickName })).toBeVisible();
  await expect(page.getByText('저도 하고 싶어요.')).toBeVisible();
  await request.delete(`/api/projects/${id}/applications`);
  await expect(page.getByText('저도 하고 싶어요.')).toBeHidden();
  await expect(page.getByText(labels.noApplicants)).toBeVisible();
});

/** Returns the top edge of an element in the window, in pixels. */
const topOf = async (element: Locator): Promise<number> => (await element.boundingBox())?.y ?? NaN;

test('the undo bar covers neither the applicant nor the buttons, and moves no content', async ({ page, browser }) => {
  await openQueue(page, browser, 2);
  const heading = page.getByRole('heading', { level: 2 }).first();
  const approve = button(page, labels.approve);
  const before = [await topOf(heading), await topOf(approve)];
  await button(page, labels.reject).click();
  const bar = await button(page, labels.undo).locator('..').boundingBox();
  const buttons = await approve.boundingBox();
  expect([await topOf(heading), await topOf(approve)]).toEqual(before);
  const name = await heading.boundingBox();
  expect((name?.y ?? NaN) + (name?.height ?? NaN)).toBeLessThanOrEqual(bar?.y ?? NaN);
  const isAbove = (bar?.y ?? NaN) + (bar?.height ?? NaN) <= (buttons?.y ?? NaN);
  const isBelow = (bar?.y ?? NaN) >= (buttons?.y ?? NaN) + (buttons?.height ?? NaN);
  expect(isAbove || isBelow).toBe(true);
  await expect(approve).toBeInViewport();
});

test('the buttons are at the same place for a short and a long text, and the applicant comes first', async ({
  page,
  browser,
}) => {
  const { id, owner } = await openQueue(page, browser, 1);
  const { request } = await browser.newContext();
  await applyAs(request, owner, id, '저는 지도를 좋아해요. '.repeat(100));
  await page.reload();
  await expect(page.getByText('1번째 지원 글')).toBeVisible();
  const place = await topOf(button(page, labels.approve));
  // A phone is 844 px high.
  expect(await topOf(page.getByRole('heading', { level: 2 }).first())).toBeLessThan(300);
  await button(page, labels.nextApplicant).click();
  await expect(page.getByText('저는 지도를 좋아해요.')).toBeVisible();
  expect(await topOf(button(page, labels.approve))).toBe(place);
});

test('a row of the list in a wide window is 56 px high', { tag: '@desktop' }, async ({ page, browser }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openQueue(page, browser, 2);
  const row = page.getByRole('list', { name: labels.queue }).getByRole('button').first();
  expect((await row.boundingBox())?.height).toBe(56);
});

test('an applicant with a long name can be read in full', async ({ page, browser }) => {
  const { id, owner } = await openQueue(page, browser, 0);
  const { request } = await browser.newContext();
  const student = await applyAs(request, owner, id, '함께해요.', 'W'.repeat(30));
  await page.reload();
  const name = page.getByRole('heading', { level: 2, name: student.nickName }).locator('bdi');
  await expect(name).toBeVisible();
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
});

test('the URLs of the list and of one application open the queue', { tag: '@phone' }, async ({ page }) => {
  const { owner, project } = await newSchool(page.request);
  await logIn(page, owner);
  await page.goto(`/applylist/${project}`);
  await expect(page.getByText('서버를 맡고 싶어요.')).toBeVisible();
  await page.goto(`/applynote/${await readApplicationId(page.request, project)}`);
  await expect(page.getByText('서버를 맡고 싶어요.')).toBeVisible();
  await expect(button(page, labels.approve)).toBeEnabled();
});
