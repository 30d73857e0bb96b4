import { type Locator, type Page, expect, test } from '@playwright/test';
import { texts } from '../../../web/texts';
import { expectAccessible, expectAccessibleAtAllSizes, findOverflow, isPhone } from '../support/accessibility';
import { JUNHO, logIn, MINJI, newMember, newProject, newStudy, toast, typeLogIn, userMenu } from '../support/steps';

const PHONE = { width: 390, height: 844 };
const bottomBar = (page: Page): Locator => page.getByRole('navigation', { name: texts.nav.bottom });

async function boxOf(locator: Locator) {
  await expect(locator).toBeVisible();
  const box = await locator.boundingBox();
  if (!box) throw new Error('the element is not visible');
  return box;
}

/** Resolves when the page has replaced its prerendered shell. */
const untilShown = (page: Page): Promise<void> => expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');

/** Whether two elements overlap. */
async function overlap(first: Locator, second: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(first), await boxOf(second)];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test(
  'on a phone the bottom bar links to every section, with large touch targets',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await logIn(page, MINJI);
    await page.goto('/home');
    await untilShown(page);
    const bar = bottomBar(page);
    await expect(bar.getByRole('link')).toHaveCount(4);
    for (const target of await bar.locator('a, button').all()) {
      const { width, height } = await boxOf(target);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    for (const [name, path] of [
      [texts.nav.find, '/search'],
      [texts.nav.myTeams, '/recruit'],
      [texts.nav.home, '/home'],
    ] as const) {
      await bar.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    }
    await bar.getByRole('button', { name: texts.nav.createTeam }).click();
    await page.getByRole('menuitem', { name: texts.notice.createTitle.STUDY }).click();
    await expect(page).toHaveURL('/createstudy');
  },
);

test('a bar of a page is above the bottom bar, or replaces it', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await logIn(page, MINJI);
  await page.goto('/home');
  await untilShown(page);
  await expect(bottomBar(page)).toBeVisible();
  const height = 'getComputedStyle(document.documentElement).getPropertyValue("--ht-bottom-bar").trim()';
  expect(await page.evaluate(height)).toContain('64px');
  await page.evaluate('document.querySelector("main").setAttribute("data-page-bar", "")');
  await expect(bottomBar(page)).toBeHidden();
  expect(await page.evaluate(height)).toBe('0px');
});

test('menus expose whether they are open, and work by keyboard (aria-expanded)', async ({ page }) => {
  await logIn(page, MINJI);
  await page.goto('/home');
  const create = page.getByRole('button', { name: texts.nav.createTeam });
  for (const menu of [userMenu(page), create]) {
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  }
});

test('the menu of the viewer links to the own lists and the settings, and logs out', async ({ page }) => {
  await logIn(page, MINJI);
  await page.goto('/home');
  await userMenu(page).click();
  const { nav } = texts;
  await expect(page.getByRole('menuitem')).toHaveText([
    nav.myNotices,
    nav.applications,
    nav.favourites,
    nav.teams,
    nav.settings,
    nav.guide,
    nav.logOut,
  ]);
  for (const [name, path] of [
    [nav.myNotices, '/recruit'],
    [nav.applications, '/apply'],
    [nav.favourites, '/interest'],
    [nav.teams, '/teams'],
  ] as const)
    await expect(page.getByRole('menu').getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
});

test('the key / focuses the search, and is typed in other fields', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn(page, JUNHO);
  await page.goto('/apply');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  const field = page.getByRole('searchbox', { name: texts.notice.search });
  await expect(field).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(field).toHaveValue('a/b');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=a%2Fb');
  await expect(page.getByRole('searchbox', { name: texts.notice.search })).toHaveCount(1);
});

test('a card cuts a long nickname and shows the time beside it', async ({ page }) => {
  const member = await newMember(page.request, undefined, 'W'.repeat(30));
  await logIn(page, member);
  await newStudy(page.request, '자리가 많은 스터디', { recruitNumber: 6 });
  for (const path of ['/home', '/studydetails']) {
    await page.goto(path);
    await untilShown(page);
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: '자리가 많은 스터디' }) })
      .last();
    const [frame, name, time] = [
      await boxOf(card),
      await boxOf(card.getByText(member.nickName)),
      await boxOf(card.locator('time')),
    ];
    expect(name.width).toBeGreaterThan(50);
    expect(Math.abs(time.y - name.y)).toBeLessThan(4);
    expect(time.x).toBeGreaterThanOrEqual(name.x + name.width);
    expect(time.x + time.width).toBeLessThanOrEqual(frame.x + frame.width);
  }
});

test(
  'a 30-character nickname makes no page wider than a phone and does not wrap the bar',
  { tag: '@phone' },
  async ({ page }) => {
    const member = await newMember(page.request, undefined, 'W'.repeat(30));
    await logIn(page, member);
    await newProject(page.request, '긴 이름');
    for (const [width, path] of [
      [390, '/projectdetails'],
      [390, '/home'],
      [600, '/home'],
      [320, '/recruit'],
      [1024, '/home'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(page.getByText('긴 이름').first()).toBeVisible();
      // The prerendered shell contains the title too.
      await untilShown(page);
      expect([width, path, await findOverflow(page)]).toEqual([width, path, 0]);
      expect((await boxOf(page.getByRole('banner'))).height).toBeLessThanOrEqual(66);
    }
  },
);

test(
  'an invalid email address shows the field’s own message, not the browser’s (noValidate)',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/signup');
    await page.getByLabel(texts.member.email).fill('no address');
    await page.getByRole('button', { name: texts.member.signUp }).click();
    await expect(page.getByText(texts.member.emailInvalid)).toBeVisible();
    await expect(page.locator('form')).toHaveAttribute('novalidate', '');
  },
);

test('toasts never cover the next step', async ({ page }) => {
  await page.goto('/alarm');
  const message = toast(page, texts.auth.loginRequired);
  await expect(message).toBeVisible();
  expect(await overlap(message, page.locator('form'))).toBe(false);
  await typeLogIn(page, await newMember(page.request));
  await expect(page).toHaveURL('/alarm');
  await page.goto('/mypage#profile');
  await page.getByRole('button', { name: texts.common.save, exact: true }).click();
  const saved = toast(page, texts.member.profileSaved);
  await expect(saved).toBeVisible();
  await expect(page).toHaveURL('/home');
  expect(await overlap(saved, isPhone(page) ? bottomBar(page) : page.getByRole('banner'))).toBe(false);
  expect(await overlap(saved, page.getByRole('searchbox').first())).toBe(false);
});

test('empty lists fit at 320 px and 200 % zoom and are accessible', async ({ page }) => {
  test.slow();
  const viewport = page.viewportSize();
  if (!viewport) throw new Error('the window has no size');
  await logIn(page, await newMember(page.request));
  for (const path of ['/home', '/search', '/recruit', '/apply', '/interest']) {
    await test.step(path, async () => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: null });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expectAccessibleAtAllSizes(page);
    });
  }
});

test('the sheet with all filters is accessible, applies them at once, and closes by back', async ({ page }) => {
  await logIn(page, JUNHO);
  await page.goto('/home');
  await page.getByRole('link', { name: texts.notice.recent.PROJECT }).click();
  await page.getByRole('button', { name: texts.notice.allFilters }).click();
  const sheet = page.getByRole('dialog', { name: texts.notice.allFilters });
  await expect(sheet).toBeVisible();
  await expectAccessible(page);
  await expect(sheet.getByRole('button', { name: texts.notice.sorts.BEST_MATCH })).toBeHidden();
  await sheet.getByRole('button', { name: texts.notice.sorts.DEADLINE }).click();
  await expect(page).toHaveURL('/projectdetails?sort=DEADLINE#filters');
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/projectdetails?sort=DEADLINE');
});
