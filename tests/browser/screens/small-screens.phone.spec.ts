import { type Page, expect, test } from '@playwright/test';
import { GQL } from '../../../server/test-kit/clients/graphql-operations';
import { texts } from '../../../web/texts';
import { expectAccessible, findOverflow } from '../support/accessibility';
import { newSchool } from '../support/school';
import { logIn, MINJI, queryGraphql, userMenu } from '../support/steps';

test('visitors find the terms and the privacy notice', async ({ page }) => {
  const { terms, privacy } = texts.legal;
  for (const path of ['/', '/signup', '/forgot', '/explains']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: terms, exact: true }), path).toHaveAttribute('href', '/terms');
    await expect(page.getByRole('link', { name: privacy, exact: true }), path).toHaveAttribute('href', '/privacy');
  }
});

test('members find the terms and the privacy notice, and the bell on every page', async ({ page }) => {
  const { student, study } = await newSchool(page.request);
  await logIn(page, student);
  for (const path of ['/home', '/mypage', `/study/${study}`]) {
    await page.goto(path);
    const privacy = page.getByRole('link', { name: texts.legal.privacy, exact: true });
    await privacy.scrollIntoViewIfNeeded();
    // A click fails if a bar covers the link.
    await privacy.click({ trial: true });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.locator('a[href="/alarm"]').filter({ visible: true })).toHaveCount(1);
  }
});

test('a toast covers neither the heading nor the bars of a phone', async ({ page }) => {
  const { student, study } = await newSchool(page.request);
  await logIn(page, student);
  await page.goto(`/study/${study}`);
  await page.getByRole('button', { name: texts.notice.share, exact: true }).click();
  const message = page.locator('.ant-notification-notice');
  await expect(message).toBeVisible();
  const box = await message.boundingBox();
  const bar = await page.locator('[data-page-bar]').boundingBox();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  if (!box || !bar || !heading) throw new Error('Something is not shown');
  expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
  expect(box.y).toBeGreaterThan(heading.y + heading.height);
});

test('the message of a field is closer to its field than to the next label', async ({ page }) => {
  await page.goto('/signup');
  await page.getByRole('button', { name: texts.member.signUp }).click();
  const message = page.getByText(texts.input.required(texts.auth.loginId), { exact: true });
  await expect(message).toBeVisible();
  const below = page.locator('label').filter({ hasText: texts.auth.password }).first();
  await expect.poll(async () => distance(page, message, below)).toBeGreaterThanOrEqual(16);
});

test('the button that posts a notice stays in view, also while the text is typed', async ({ page }) => {
  await logIn(page, (await newSchool(page.request)).owner);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/createproject');
  const submit = page.getByRole('button', { name: texts.notice.create, exact: true });
  await expect(submit).toBeInViewport({ ratio: 1 });
  await page.getByLabel(texts.notice.content).fill('같이 만들어요.');
  await expect(submit).toBeInViewport({ ratio: 1 });
  for (const role of [texts.notice.role.FRONTEND, texts.notice.role.BACKEND]) {
    const box = await page.getByRole('button', { name: texts.noticeForm.moreOf(role) }).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
});

type Shown = ReturnType<Page['locator']>;

/** Returns the vertical distance between two elements, in pixels. */
async function distance(page: Page, above: Shown, below: Shown): Promise<number> {
  const [upper, lower] = [await above.boundingBox(), await below.boundingBox()];
  return upper && lower ? lower.y - (upper.y + upper.height) : 0;
}

test('a shared notice fills in its school at sign-up', async ({ page }) => {
  const { owner, study } = await newSchool(page.request);
  await logIn(page, owner);
  const query = 'query ($id: ID!) { notice(id: $id) { shareUrl } }';
  const { notice } = await queryGraphql<{ notice: { shareUrl: string } }>(page.request, query, { id: study });
  await page.context().clearCookies();
  await page.goto(`/signup?next=${encodeURIComponent(notice.shareUrl)}`);
  await expect(page.getByLabel(texts.member.school)).toHaveValue(owner.university);
  await expect(page.getByText(texts.member.sharedSchool)).toBeVisible();
});

test('the picture of the viewer and the sort order end where the cards end', async ({ page }) => {
  const { student } = await newSchool(page.request);
  await logIn(page, student);
  await page.goto('/projectdetails');
  const card = page.getByRole('listitem').getByRole('article').first();
  const sort = page.getByRole('button', { name: texts.notice.sortedBy('') });
  await expect(sort).toBeVisible();
  const edge = await rightOf(card);
  expect(Math.abs((await rightOf(userMenu(page).locator('> *').first())) - edge)).toBeLessThanOrEqual(1);
  expect(Math.abs((await rightOf(sort.locator('.anticon'))) - edge)).toBeLessThanOrEqual(2);
});

async function rightOf(element: Shown): Promise<number> {
  const box = await element.boundingBox();
  return box ? box.x + box.width : 0;
}

test('the menu to create a team is on every page, also above the bar of a page', async ({ page }) => {
  const { student, study } = await newSchool(page.request);
  await page.setViewportSize({ width: 320, height: 640 });
  await logIn(page, student);
  for (const path of ['/home', `/study/${study}`]) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: texts.nav.createTeam })).toHaveCount(1);
  }
  const entry = page.getByRole('menuitem', { name: texts.notice.createTitle.STUDY });
  // A click while the page loads may have no effect.
  await expect(async () => {
    if (!(await entry.isVisible())) await page.getByRole('button', { name: texts.nav.createTeam }).click();
    await expect(entry).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(await findOverflow(page)).toBe(0);
});

test('the banner of a team draws its seats', async ({ page }) => {
  await logIn(page, MINJI);
  await page.goto('/teams');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  const heading = page.getByRole('heading', { level: 2 }).first();
  const table = page.locator('main svg:has(text)').first();
  await expect(table).toBeInViewport({ ratio: 1 });
  expect(await distance(page, heading, table)).toBeGreaterThanOrEqual(0);
});

test('favourites are compared side by side in a table that scrolls', async ({ page }) => {
  const { student, project, study } = await newSchool(page.request);
  await logIn(page, student);
  for (const id of [project, study]) await queryGraphql(page.request, GQL.favourite, { id });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/interest');
  await page.getByRole('button', { name: texts.favourite.compare }).click();
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(3);
  expect(await findOverflow(page)).toBe(0);
  await expectAccessible(page);
});
