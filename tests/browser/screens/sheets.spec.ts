import { type Page, expect, test } from '@playwright/test';
import { texts } from '../../../web/texts';
import { newSchool } from '../support/school';
import { JUNHO, logIn, newMember, newProject, post } from '../support/steps';

const form = (page: Page) => page.getByRole('dialog', { name: texts.application.formTitle });
const apply = (page: Page) => page.getByRole('button', { name: texts.application.applyFor(3) });
const text = (page: Page) => form(page).getByLabel(texts.application.text);

/**
 * Opens a notice by its URL, as from a link in a message. The history contains no earlier page of
 * the product.
 */
async function openNotice(page: Page): Promise<string> {
  const { owner, project } = await newSchool(page.request);
  await logIn(page, await newMember(page.request, owner.university));
  await page.goto(`/project/${project}`);
  await expect(apply(page)).toBeVisible();
  return `/project/${project}`;
}

test('on a notice opened by a link, back closes the form, forward reopens it, and the draft is kept', async ({
  page,
}) => {
  const path = await openNotice(page);
  await apply(page).click();
  await text(page).fill('화면을 맡고 싶어요.');
  await page.goBack();
  await expect(form(page)).toBeHidden();
  await expect(page).toHaveURL(path);
  await expect(page.getByText(texts.application.draftKept)).toBeVisible();
  await page.goForward();
  await expect(text(page)).toHaveValue('화면을 맡고 싶어요.');
  await page.reload();
  await expect(text(page)).toHaveValue('화면을 맡고 싶어요.');
  await page.goBack();
  await expect(form(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('closing the form by its button leaves no history entry, and two presses count as one', async ({ page }) => {
  const path = await openNotice(page);
  await page.goto('/home');
  await page.goto(path);
  await apply(page).click();
  await expect(text(page)).toBeVisible();
  const close = form(page).getByRole('button', { name: /닫기|Close/ });
  await close.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(form(page)).toBeHidden();
  await expect(page).toHaveURL(path);
  await page.goBack();
  await expect(page).toHaveURL('/home');
});

test('opening and closing the form neither reloads nor moves the page', { tag: '@phone' }, async ({ page }) => {
  await openNotice(page);
  await page.setViewportSize({ width: 412, height: 400 });
  await page.evaluate('scrollTo(0, 120)');
  const operations: (string | undefined)[] = [];
  page.on('request', (request) => {
    const { operationName } = (request.postDataJSON() ?? {}) as { operationName?: string };
    operations.push(operationName);
  });
  await apply(page).click();
  await expect(text(page)).toBeVisible();
  await page.goBack();
  await expect(form(page)).toBeHidden();
  expect(await page.evaluate('scrollY')).toBe(120);
  expect(operations).not.toContain('NoticePage');
});

test('back from the page after an application shows the notice without the form', async ({ page }) => {
  const path = await openNotice(page);
  await apply(page).click();
  await form(page)
    .getByRole('radio', { name: new RegExp(`^${texts.notice.role.FRONTEND}`) })
    .check();
  await text(page).fill('화면을 맡고 싶어요.');
  await form(page)
    .getByRole('button', { name: texts.application.submitAs(texts.notice.role.FRONTEND) })
    .click();
  await expect(page).toHaveURL('/home');
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('link', { name: texts.application.viewMine })).toBeVisible();
  await expect(form(page)).toBeHidden();
});

test('on a list opened by a link, back closes the filter sheet and keeps the chosen filters', async ({ page }) => {
  await logIn(page, JUNHO);
  await page.goto('/projectdetails');
  const sheet = page.getByRole('dialog', { name: texts.notice.allFilters });
  await page.getByRole('button', { name: texts.notice.allFilters }).click();
  await sheet.getByRole('button', { name: texts.notice.sorts.DEADLINE }).click();
  await expect(sheet.getByRole('button', { name: texts.notice.sorts.DEADLINE })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/projectdetails?sort=DEADLINE');
  await page.getByRole('button', { name: texts.notice.allFilters }).click();
  await sheet.getByRole('button', { name: texts.notice.sorts.NEWEST }).click();
  await sheet.getByRole('button', { name: texts.notice.showResults }).click();
  await expect(sheet).toBeHidden();
  // The default order is not in the URL.
  await expect(page).toHaveURL('/projectdetails');
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
]) {
  test(
    `at ${viewport.width} × ${viewport.height} the form opens at its top, and the earlier applications open in view`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.setViewportSize(viewport);
      const { owner, student } = await newSchool(page.request);
      await post(page.request, '/api/auth/login', owner);
      const project = await newProject(page.request, '친구들 시간표 겹쳐 보고 공강 찾는 서비스');
      await logIn(page, student);
      await page.goto(`/project/${project}`);
      await apply(page).click();
      const earlier = form(page).getByRole('button', { name: texts.application.takeEarlier });
      await expect(earlier).toBeAttached();
      await expect(form(page).getByRole('radio').first()).toBeInViewport();
      await expect(text(page)).toBeInViewport();
      expect(
        await form(page)
          .locator('.ant-drawer-body')
          .evaluate(({ scrollTop }) => scrollTop),
      ).toBe(0);
      await earlier.click();
      await expect(form(page).getByRole('button', { name: '서버를 맡고 싶어요.' })).toBeInViewport({ ratio: 1 });
    },
  );
}
