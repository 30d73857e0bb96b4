import { type Page, expect, test } from '@playwright/test';
import { texts } from '../../../web/texts';
import { newSchool } from '../support/school';
import { logIn } from '../support/steps';

/**
 * Records the requests of a page in the order in which they start: GraphQL operations and chunks by
 * name.
 */
function recordRequests(page: Page): string[] {
  const started: string[] = [];
  page.on('request', (request) => {
    const operation = /"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1];
    const chunk = /\/assets\/(\w+)-[^/]*\.js$/.exec(request.url())?.[1];
    if (operation !== undefined) started.push(operation);
    if (chunk !== undefined) started.push(`${chunk}.js`);
  });
  return started;
}

/** Queries for notifications that the client sends after the page is shown. */
const LIVE = ['LiveNotifications', 'UnreadCount'];

/** Queries that home may still send after the network has been idle. */
const LATE_ON_HOME = [...LIVE, 'FitStart', 'ToDoDetails'];

test('the HTML of a notice contains its data and comments, so that no query is sent for them', async ({ page }) => {
  const { student, study } = await newSchool(page.request);
  await logIn(page, student);
  const started = recordRequests(page);
  await page.goto(`/study/${study}`);
  await expect(page.getByText(texts.comment.empty)).toBeVisible();
  expect(started.filter((name) => !name.endsWith('.js') && !LIVE.includes(name))).toEqual([]);
});

test('the queries of a page do not wait for its code', { tag: '@phone' }, async ({ page }) => {
  const { owner, study } = await newSchool(page.request);
  await logIn(page, owner);
  const requested = page.waitForRequest((request) => request.postData()?.includes('ApplicantsPage') ?? false);
  await page.route('**/assets/applicants-*.js', async (route) => {
    await requested;
    return route.fallback();
  });
  await page.goto(`/studyapplymember/${study}`);
  await expect(page.getByText(texts.application.noApplicants)).toBeVisible();
});

test('a click on a link starts the queries of the next page before its code', { tag: '@phone' }, async ({ page }) => {
  const { student } = await newSchool(page.request);
  await logIn(page, student);
  await page.goto('/home', { waitUntil: 'networkidle' });
  const started = recordRequests(page);
  await page.getByRole('link', { name: '고전 읽기' }).click();
  await expect(page.getByText(texts.comment.empty)).toBeVisible();
  const ofNotice = started.filter((name) => !LATE_ON_HOME.includes(name));
  expect(ofNotice[0]).toBe('NoticePage');
  expect(ofNotice[1]).toBe('CommentSection');
  expect(ofNotice).toContain('notice.js');
});

for (const path of ['/', '/home', '/projectdetails']) {
  test(`the scripts of ${path} are requested after the first paint`, { tag: '@phone' }, async ({ page }) => {
    const { student } = await newSchool(page.request);
    if (path === '/') await page.context().clearCookies();
    else await logIn(page, student);
    await page.goto(path, { waitUntil: 'networkidle' });
    const [paint, scripts] = await page.evaluate(
      () =>
        [
          performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity,
          performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.endsWith('.js'))
            .map(({ startTime }) => startTime),
        ] as const,
    );
    expect(scripts.length).toBeGreaterThan(3);
    expect(Math.min(...scripts)).toBeGreaterThanOrEqual(paint);
  });
}
