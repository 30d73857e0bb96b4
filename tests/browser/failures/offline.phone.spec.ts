import { type Page, expect, test } from '@playwright/test';
import { texts } from '../../../web/texts';
import * as english from '../../../web/texts/en';
import { LANGUAGE_NAMES } from '../../../web/texts/language-names';
import { newSchool } from '../support/school';
import {
  logIn,
  newMember,
  newProject,
  queryGraphql,
  readStoredResponses,
  toast,
  typeLogIn,
  userMenu,
} from '../support/steps';

test.use({ serviceWorkers: 'allow' });

/** Opens the page and waits until it is available offline. */
async function read(page: Page, path: string): Promise<void> {
  const before = page.url() === 'about:blank' ? 0 : await countStoredResponses(page);
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForLoadState('networkidle');
  // At least the responses of the layout and of the page.
  await expect.poll(() => countStoredResponses(page)).toBeGreaterThan(before + 1 - Math.sign(before));
}

function countStoredResponses(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    return names.includes('hanteam-answers') ? (await (await caches.open('hanteam-answers')).keys()).length : 0;
  });
}

test('the client is installable as an app', async ({ page, context }) => {
  const { student } = await newSchool(page.request);
  await logIn(page, student);
  await read(page, '/home');
  const browser = await context.newCDPSession(page);
  const { url, errors, data } = await browser.send('Page.getAppManifest');
  expect(new URL(url).pathname).toBe('/manifest.ko.webmanifest');
  expect(errors).toEqual([]);
  const { icons } = JSON.parse(data ?? '{}') as { icons: { src: string; type: string }[] };
  for (const { src, type } of icons) {
    expect((await page.request.get(new URL(src, url).href)).headers()['content-type']).toContain(type);
  }
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Playwright's contexts are private windows, which cannot install apps.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('visited pages open offline, with a bar that shows the missing connection', async ({ page, context }) => {
  const { student, study } = await newSchool(page.request);
  await logIn(page, student);
  await read(page, '/home');
  await read(page, `/study/${study}`);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('고전 읽기');
  await expect(page.getByText(texts.common.offlineBar)).toBeVisible();
  await page.goto('/home');
  await expect(page.getByRole('link', { name: '고전 읽기' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(texts.common.offlineBar)).toBeHidden();
});

test('a notice that was read in Korean opens offline in English, and its fit keeps the Korean names of tags', async ({
  page,
  context,
}) => {
  const { owner, student, project } = await newSchool(page.request);
  await logIn(page, owner);
  const other = await newProject(page.request, '강의 요약', { techStack: '머신러닝' });
  await logIn(page, student);
  await queryGraphql(
    page.request,
    'mutation { updateTeamProfile(input: { tags: ["machine-learning"] }) { viewer { id } } }',
  );
  await read(page, `/project/${other}`);
  await page.goto('/mypage/account#language');
  await page.getByRole('radio', { name: LANGUAGE_NAMES.en }).click();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('/sw.en.js'));
  // A notice in English, so that the browser has the code of the page.
  await page.goto(`/project/${project}`, { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.goto(`/project/${other}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('강의 요약');
  await expect(page.getByText(english.fit.tags.PROJECT('머신러닝'))).toBeVisible();
});

test('offline a notice stays: its sheet opens, and a dialog that was never opened shows why it cannot open', async ({
  page,
  context,
}) => {
  const { student, study } = await newSchool(page.request);
  await logIn(page, student);
  await read(page, `/study/${study}`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  const title = page.getByRole('heading', { level: 1, name: '고전 읽기' });
  await page
    .getByRole('button', { name: new RegExp(texts.safety.menuOf('')) })
    .first()
    .click();
  await page.getByRole('menuitem', { name: texts.safety.report.NOTICE }).click();
  await expect(toast(page, texts.common.offlineTryAgain)).toBeVisible();
  await expect(title).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${texts.application.apply}`) }).click();
  const sheet = page.getByRole('dialog', { name: texts.application.formTitle });
  await sheet.getByLabel(texts.application.text).fill('같이 읽고 싶어요.');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(title).toBeVisible();
});

test('offline an unvisited page shows no crash, and recovers by itself', async ({ page, context }) => {
  const { student, study } = await newSchool(page.request);
  await logIn(page, student);
  await read(page, '/home');
  await context.setOffline(true);
  await page.getByRole('link', { name: '고전 읽기' }).click();
  await expect(page.getByText(texts.common.offlineHint)).toBeVisible();
  await expect(page.getByText(texts.common.crashed)).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('고전 읽기');
  expect(new URL(page.url()).pathname).toBe(`/study/${study}`);
});

test('offline the URL of an unvisited page shows no crash, and recovers by itself', async ({ page, context }) => {
  const { student } = await newSchool(page.request);
  await logIn(page, student);
  await read(page, '/home');
  await context.setOffline(true);
  await page.goto('/mypage');
  await expect(page.getByText(texts.common.offlineHint)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.member.settingsTitle);
});

test('[B35] a logout deletes the stored responses', async ({ page, context }) => {
  const { student } = await newSchool(page.request);
  await logIn(page, student);
  await read(page, '/home');
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: texts.nav.logOut }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.auth.title);
  expect(await countStoredResponses(page)).toBe(0);
  await context.setOffline(true);
  await page.goto('/home');
  await expect(page.getByText(texts.common.offlineHint)).toBeVisible();
  await expect(page.getByText('고전 읽기')).toBeHidden();
});

test("[B35] another member's login deletes the stored responses", async ({ page, context }) => {
  const { student } = await newSchool(page.request);
  const other = await newMember(page.request);
  await logIn(page, student);
  await read(page, '/home');
  await context.clearCookies();
  const second = await context.newPage();
  await second.goto('/');
  await typeLogIn(second, other);
  await expect(second).toHaveURL('/home');
  await expect.poll(() => countStoredResponses(second)).toBeGreaterThan(0);
  expect(await readStoredResponses(second)).not.toContain('고전 읽기');
});

test("[W4] applicants' texts, email addresses and teams are not stored", async ({ page }) => {
  const { owner, project } = await newSchool(page.request);
  await logIn(page, owner);
  await read(page, '/home');
  for (const [path, shown] of [
    [`/applymember/${project}`, '서버를 맡고 싶어요.'],
    ['/mypage', texts.member.profile],
    ['/teams', texts.team.none],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(shown).first()).toBeVisible();
  }
  await page.goto('/home');
  await expect.poll(() => readStoredResponses(page)).toContain('우리 학교 지도');
  const stored = await readStoredResponses(page);
  expect(stored).not.toContain('서버를 맡고 싶어요.');
  expect(stored).not.toContain(owner.email);
  expect(stored).not.toContain('ViewerTeamConnection');
});

test('[W4] responses stored by a previous release are deleted', async ({ page }) => {
  const { owner } = await newSchool(page.request);
  await logIn(page, owner);
  await read(page, '/home');
  await page.evaluate(async () => {
    const cache = await caches.open('hanteam-answers');
    await cache.put('/answers/ModerationPage?%7B%7D', Response.json({ text: '신고한 글' }));
  });
  expect(await readStoredResponses(page)).toContain('신고한 글');
  await page.reload();
  await expect.poll(() => readStoredResponses(page)).not.toContain('신고한 글');
  expect(await readStoredResponses(page)).toContain('우리 학교 지도');
});

test('the service worker ignores the API, its playground and pages for developers', async ({ page }) => {
  const { student } = await newSchool(page.request);
  await logIn(page, student);
  await read(page, '/home');
  for (const path of ['/graphql', '/api/docs', '/api/openapi.json', '/dev/mail']) {
    const response = await page.goto(path);
    expect([path, response?.fromServiceWorker()]).toEqual([path, false]);
  }
  const names = await page.evaluate(async () => {
    const keys = (await caches.keys()).filter((name) => name !== 'hanteam-answers');
    const urls = await Promise.all(
      keys.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return urls.flat().map((url) => new URL(url).pathname);
  });
  expect(names.filter((name) => !/^\/(assets\/|icon\.svg|shell\.ko\.html)/.test(name))).toEqual([]);
});

test('a newer release is offered, and typed text is not lost', async ({ page }) => {
  const { student, study } = await newSchool(page.request);
  await logIn(page, student);
  await read(page, `/study/${study}`);
  const comment = page.getByLabel(texts.comment.write);
  await comment.fill('지금 쓰는 댓글');
  // The browser treats another URL of the service worker as its next release.
  await page.evaluate(() => navigator.serviceWorker.register('/sw.ko.js?next'));
  await page.getByRole('button', { name: texts.common.reload }).click();
  await expect(page.getByText(texts.common.updatePostponed)).toBeVisible();
  await expect(comment).toHaveValue('지금 쓰는 댓글');
  await page.evaluate(() => Object.assign(window, { previousRelease: true }));
  await page.getByRole('link', { name: texts.common.name, exact: true }).click();
  await page.waitForFunction(() => !('previousRelease' in window));
  await expect(page).toHaveURL('/home');
});
