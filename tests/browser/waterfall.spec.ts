import { type Page, expect, test } from '@playwright/test';
import { texts } from '../../web/texts';
import { newSchool } from './school';
import { logIn } from './support';

/** Records the requests of a page in the order in which they start: GraphQL operations and chunks by name. */
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

/** Holds the response of an operation back until another operation has been requested. */
async function holdUntil(page: Page, held: string, awaited: string): Promise<void> {
  const requested = page.waitForRequest(
    (request) => request.postData()?.includes(`"operationName":"${awaited}"`) ?? false,
  );
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes(`"operationName":"${held}"`)) await requested;
    return route.fallback();
  });
}

test('a page and its comments are requested before the code of the page has arrived', async ({ page }) => {
  const { student, study } = await newSchool(page.request);
  await logIn(page, student);
  const started = recordRequests(page);
  await holdUntil(page, 'NoticePage', 'CommentSection');
  const requested = page.waitForRequest((request) => request.postData()?.includes('CommentSection') ?? false);
  await page.route('**/assets/notice-*.js', async (route) => {
    await requested;
    return route.fallback();
  });
  await page.goto(`/study/${study}`);
  await expect(page.getByText(texts.comment.empty)).toBeVisible();
  expect(started).toContain('notice.js');
  expect(started.filter((name) => name === 'NoticePage' || name === 'CommentSection')).toHaveLength(2);
});

test('a click on a link starts the queries of the next page before its code', async ({ page }) => {
  const { student } = await newSchool(page.request);
  await logIn(page, student);
  await page.goto('/home');
  const started = recordRequests(page);
  await page.getByRole('link', { name: '고전 읽기' }).click();
  await expect(page.getByText(texts.comment.empty)).toBeVisible();
  expect(started[0]).toBe('NoticePage');
  expect(started[1]).toBe('CommentSection');
  expect(started).toContain('notice.js');
});
