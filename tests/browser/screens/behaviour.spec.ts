import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { texts } from '../../../web/texts';
import { failOperation, restoreOperations } from '../support/failures';
import { newSchool } from '../support/school';
import { JUNHO, logIn, mutateAll, newMember, newProject, post, toast, typeLogIn, userMenu } from '../support/steps';

/**
 * Pages with cards that are rendered last, and the tolerance of the scroll position after Back, in
 * pixels. The height of rows on the home page is estimated until they are near the screen.
 */
const LONG_PAGES = [
  ['/home', 40],
  ['/projectdetails', 0],
] as const;

for (const [path, tolerance] of LONG_PAGES) {
  test(`Back returns to the end of ${path}`, async ({ page }) => {
    await logIn(page, JUNHO);
    await page.goto(path, { waitUntil: 'networkidle' });
    const links = page.getByRole('article').getByRole('article').getByRole('heading').getByRole('link');
    await expect(links.last()).toBeAttached();
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    const place = Number(await page.evaluate('scrollY'));
    expect(place).toBeGreaterThan(100);
    await links.last().dispatchEvent('click');
    await expect(page).toHaveURL(/\/(project|study)\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect.poll(async () => Number(await page.evaluate('scrollY'))).toBeGreaterThanOrEqual(place - tolerance);
  });
}

test('the page buttons of a list are shown in blocks of five', { tag: '@phone' }, async ({ page }) => {
  const owner = await newMember(page.request);
  await logIn(page, owner);
  const projects = Array.from({ length: 61 }, (_, index) => ({ title: `공고 ${index}`, headcount: 3, content: '글' }));
  await mutateAll(page.request, 'createProject', 'CreateProjectInput', projects);
  await page.goto('/projectdetails');
  const pages = page.getByRole('navigation', { name: texts.pages.navigation });
  const numbers = pages.getByRole('button', { name: /^페이지/ });
  await expect(numbers).toHaveText(['1', '2', '3', '4', '5']);
  await expect(page.getByRole('article').getByRole('article')).toHaveCount(12);
  for (const name of [texts.pages.first, texts.pages.previous]) {
    await expect(pages.getByRole('button', { name, exact: true })).toBeDisabled();
  }
  await pages.getByRole('button', { name: texts.pages.page(5), exact: true }).click();
  await expect(page).toHaveURL('/projectdetails?page=5');
  await expect(pages.getByRole('button', { name: texts.pages.page(5) })).toHaveAttribute('aria-current', 'page');
  await expect(numbers).toHaveText(['1', '2', '3', '4', '5']);
  await pages.getByRole('button', { name: texts.pages.next, exact: true }).click();
  await expect(numbers).toHaveText(['6']);
  await expect(pages.getByRole('button', { name: texts.pages.page(6) })).toHaveAttribute('aria-current', 'page');
  for (const name of [texts.pages.next, texts.pages.last]) {
    await expect(pages.getByRole('button', { name, exact: true })).toBeDisabled();
  }
  await expect(page.getByRole('article').getByRole('article')).toHaveCount(1);
});

test(
  'a favourite changes optimistically, and is reverted when the server refuses it',
  { tag: '@phone' },
  async ({ page }) => {
    const { student, study } = await newSchool(page.request);
    await logIn(page, student);
    await page.goto(`/study/${study}`);
    const star = page.getByRole('button', { name: /고전 읽기.* 찜/ });
    const favourited = texts.favourite.counted(texts.favourite.remove('고전 읽기'), 1);
    await expect(star).toHaveAccessibleName(texts.favourite.add('고전 읽기'));
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('"FavouriteNotice"')) await released;
      return route.fallback();
    });
    await star.click();
    await expect(star).toHaveAccessibleName(favourited);
    release();
    await page.waitForLoadState('networkidle');
    await expect(star).toHaveAccessibleName(favourited);
    await failOperation(page, 'UnfavouriteNotice', 'abort');
    await star.click();
    await expect(toast(page, texts.common.failed(texts.favourite.removeFailed))).toBeVisible();
    await expect(star).toHaveAccessibleName(favourited);
    await restoreOperations(page);
    await page.goto('/interest');
    await expect(page.getByRole('heading', { name: '고전 읽기' })).toBeVisible();
    await page.getByRole('button', { name: texts.favourite.remove('고전 읽기') }).click();
    await expect(page.getByRole('status').filter({ hasText: texts.favourite.removedHint })).toBeVisible();
    // The hint does not wait for the server, and a reload would abort the request.
    await page.waitForLoadState('networkidle');
    await page.reload();
    await expect(page.getByText(texts.favourite.none)).toBeVisible();
  },
);

test('a deleted notice disappears from the lists before they are refetched', { tag: '@phone' }, async ({ page }) => {
  const { owner, project } = await newSchool(page.request);
  await logIn(page, owner);
  await page.goto('/home');
  await page.getByRole('link', { name: '우리 학교 지도', exact: true }).click();
  await expect(page).toHaveURL(`/project/${project}`);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"HomePage"')) await released;
    return route.fallback();
  });
  await page.getByRole('button', { name: texts.common.delete, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.common.delete, exact: true }).click();
  await expect(toast(page, texts.notice.deleted)).toBeVisible();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('link', { name: '고전 읽기' })).toBeVisible();
  await expect(page.getByRole('link', { name: '우리 학교 지도', exact: true })).toBeHidden();
  release();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('region', { name: texts.notice.recent.STUDY })).toBeVisible();
  await expect(page.getByRole('region', { name: texts.notice.recent.PROJECT })).toHaveCount(0);
});

test('the application form has a large text field, and is a full-height sheet on phones', async ({ page }) => {
  const { owner } = await newSchool(page.request);
  const other = await newMember(page.request, owner.university);
  await post(page.request, '/api/auth/login', owner);
  const project = await newProject(page.request, '다른 공고');
  await logIn(page, other);
  await page.goto(`/project/${project}`);
  await page.getByRole('button', { name: texts.application.apply }).click();
  const dialog = page.getByRole('dialog', { name: texts.application.formTitle });
  await expect(dialog.getByRole('radio')).toHaveCount(3);
  const text = await dialog.getByLabel(texts.application.text).boundingBox();
  expect(text?.height).toBe(300);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const isPhone = width < 600;
  const box = await (isPhone ? dialog : dialog.locator('.ant-modal-container')).boundingBox();
  expect(box?.width).toBeCloseTo(isPhone ? width : Math.min(900, width - 32), 0);
  if (isPhone) expect(box?.height).toBeCloseTo(height - 20, 0);
});

test('a profile picture is reduced before the upload', { tag: '@phone' }, async ({ page }) => {
  await logIn(page, await newMember(page.request));
  await page.goto('/mypage#profile');
  const large = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#0958d9' } })
    .png()
    .toBuffer();
  await page
    .getByLabel(texts.member.picture, { exact: true })
    .setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: large });
  const preview = page.locator('form img');
  await expect(preview).toBeVisible();
  const size = await preview.evaluate((element: unknown) => {
    const { naturalWidth, naturalHeight } = element as { naturalWidth: number; naturalHeight: number };
    return [naturalWidth, naturalHeight];
  });
  expect(size).toEqual([800, 400]);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let type = '';
  await page.route('**/graphql', async (route) => {
    const body = route.request().postDataBuffer()?.toString('latin1') ?? '';
    if (body.includes('UpdateProfile')) {
      type = /Content-Type: (image\/\w+)/.exec(body)?.[1] ?? '';
      await released;
    }
    return route.fallback();
  });
  await page.getByRole('button', { name: texts.common.save, exact: true }).click();
  await expect(page.getByRole('button', { name: texts.member.uploading })).toBeDisabled();
  release();
  await expect(toast(page, texts.member.profileSaved)).toBeVisible();
  await expect(page).toHaveURL('/home');
  expect(type).toBe('image/jpeg');
  await expect(userMenu(page).locator('img')).toBeVisible();
});

test('a file that is not an image leaves the picture unchanged', { tag: '@phone' }, async ({ page }) => {
  await logIn(page, await newMember(page.request));
  await page.goto('/mypage#profile');
  await page
    .getByLabel(texts.member.picture, { exact: true })
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(toast(page, texts.member.pictureFailed)).toBeVisible();
  await expect(page.locator('form img')).toHaveCount(0);
});

test('a toast disappears after 5 s, but not while the pointer is over it', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install();
  await page.goto('/alarm');
  const loginToast = toast(page, texts.auth.loginRequired);
  await expect(loginToast).toBeVisible();
  await loginToast.hover();
  await page.clock.runFor(20_000);
  await expect(loginToast).toBeVisible();
  await page.mouse.move(0, 700);
  await page.clock.runFor(2_000);
  await expect(loginToast).toBeVisible();
  await page.clock.runFor(6_000);
  await expect(loginToast).toBeHidden();
});

test('the tab stores the login id until logout', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await typeLogIn(page, JUNHO);
  await expect(page).toHaveURL('/home');
  expect(await page.evaluate(`sessionStorage.getItem('id')`)).toBe('junho');
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: texts.nav.logOut }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(`sessionStorage.length`)).toBe(0);
});
