import { type Page, expect, test } from '@playwright/test';
import { texts } from '../../../web/texts';
import { isPhone } from '../support/accessibility';
import { logIn, newMember } from '../support/steps';

const {
  auth,
  contact,
  dataExport,
  legal,
  member,
  nav,
  notification,
  safety,
  team,
  teamProfile,
  timetable,
  token,
  verification,
} = texts;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
/** The button of a row, which opens its panel. */
const row = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: member.settingsTitle }).getByRole('link', { name, exact: true });

/** Largest height of a tab on a phone, in windows. */
const MAX_WINDOW_HEIGHTS = 2.5;

const TABS: readonly [name: string, path: string, sections: readonly string[]][] = [
  [
    member.profile,
    '/mypage/profile',
    [
      member.profile,
      teamProfile.section,
      timetable.courses,
      timetable.freeHours,
      verification.title,
      team.completed,
      contact.section,
    ],
  ],
  [nav.notifications, '/mypage/notifications', [texts.alert.title, notification.settings.title]],
  [member.safety, '/mypage/safety', [safety.blockedMembers, safety.rulings]],
  [
    member.account,
    '/mypage/account',
    [
      member.email,
      member.password,
      dataExport.section,
      member.withdrawal,
      member.appearance.title,
      member.language.title,
    ],
  ],
];

test('each tab shows a row for each of its sections, which opens its panel, and is short', async ({ page }) => {
  await logIn(page, await newMember(page.request, '성균관대학교'));
  await page.goto('/mypage');
  await expect(page).toHaveURL('/mypage/profile');
  await row(page, member.profile).click();
  await expect(page.getByLabel(member.nickName)).toBeVisible();
  for (const [name, path, sections] of TABS) {
    await tab(page, name).click();
    await expect(page).toHaveURL(path);
    await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
    for (const section of sections) await expect(heading(page, section)).toBeVisible();
    await expect(page.getByRole('region')).toHaveCount(sections.length);
    const height = await page.evaluate<number>('document.documentElement.scrollHeight');
    if (isPhone(page)) expect(height).toBeLessThan(MAX_WINDOW_HEIGHTS * (page.viewportSize()?.height ?? 0));
  }
});

test('a row shows its current value', { tag: '@phone' }, async ({ page }) => {
  const viewer = await newMember(page.request, '성균관대학교');
  await logIn(page, viewer);
  await page.goto('/mypage/profile');
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(region(verification.title)).toContainText(verification.unverified);
  await expect(region(member.profile)).toContainText(viewer.nickName);
  await expect(region(contact.section)).toContainText(contact.nothingShared);
  await row(page, contact.section).click();
  await region(contact.section).getByLabel(contact.kind.github).fill('hanteam');
  await region(contact.section).getByRole('button', { name: contact.save }).click();
  await expect(region(contact.section).getByText(contact.kind.github, { exact: true })).toHaveCount(2);
  await tab(page, nav.notifications).click();
  await expect(region(notification.settings.title)).toContainText('지원, 공고, 팀과 운영만');
  await tab(page, member.account).click();
  await expect(region(member.email)).toContainText(viewer.email);
  await expect(page.getByText(token.count(0))).toBeVisible();
});

test('a tab opened by keyboard moves the focus to the heading of the page', async ({ page }) => {
  await logIn(page, await newMember(page.request));
  await page.goto('/mypage/profile');
  await tab(page, member.account).press('Enter');
  await expect(page).toHaveURL('/mypage/account');
  await expect(page.getByRole('heading', { level: 1, name: member.settingsTitle })).toBeFocused();
  await page.getByRole('link', { name: member.developer }).press('Enter');
  await expect(page).toHaveURL('/mypage/developer');
  await expect(page.getByRole('heading', { level: 1, name: member.developer })).toBeFocused();
  await page.goBack();
  await row(page, member.withdrawal).click();
  await expect(row(page, member.withdraw)).toBeVisible();
});

const ROWS = [
  ['/mypage/safety#blocked', '/mypage/safety#blocked', safety.blockedMembers],
  ['/mypage#blocked', '/mypage/safety#blocked', safety.blockedMembers],
  ['/mypage#tokens', '/mypage/developer#tokens', token.title],
  ['/mypage#data', '/mypage/account#data', dataExport.section],
  ['/.well-known/change-password', '/mypage/account#change-password', member.password],
] as const;

test('the URL of a row opens and focuses it, visible below the bar', async ({ page }) => {
  await logIn(page, await newMember(page.request));
  for (const [url, path, name] of ROWS) {
    await test.step(url, async () => {
      await page.goto(url);
      await expect(page).toHaveURL(path);
      await expect(heading(page, name)).toBeInViewport();
      const { y = 0 } = (await heading(page, name).boundingBox()) ?? {};
      const bar = await page.getByRole('banner').boundingBox();
      expect(y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
      await expect(row(page, name)).toBeFocused();
      await expect(row(page, name)).toHaveAttribute('aria-expanded', 'true');
    });
  }
});

test('another hash on the open page opens its row and focuses it', async ({ page }) => {
  await logIn(page, await newMember(page.request));
  await page.goto('/mypage/account#account');
  await expect(row(page, member.email)).toBeFocused();
  await page.goto('/mypage/account#withdraw');
  await expect(row(page, member.withdrawal)).toBeFocused();
  await expect(row(page, member.withdraw)).toBeInViewport();
});

test('the tabs are a list beside the rows on a desktop, and above them on a phone', async ({ page }) => {
  await logIn(page, await newMember(page.request));
  await page.goto('/mypage/account');
  const list = page.getByRole('navigation', { name: member.settingsTitle });
  // The rows move while the code of the tab loads.
  await expect(async () => {
    const [listBox, first] = [await list.boundingBox(), await page.getByRole('region').first().boundingBox()];
    if (!listBox || !first) throw new Error('Something is not shown');
    if (isPhone(page)) expect(first.y).toBeGreaterThanOrEqual(listBox.y + listBox.height);
    else expect([listBox.width, first.x > listBox.x + listBox.width, first.y]).toEqual([240, true, listBox.y]);
  }).toPass();
});

test('the last rows lead to the legal documents and log out', { tag: '@phone' }, async ({ page }) => {
  await logIn(page, await newMember(page.request));
  await page.goto('/mypage/account');
  const rows = page.getByRole('main');
  await expect(rows.getByRole('link', { name: legal.terms })).toHaveAttribute('href', '/terms');
  await expect(rows.getByRole('link', { name: legal.privacy })).toHaveAttribute('href', '/privacy');
  await expect(rows.getByText(member.support, { exact: true })).toBeVisible();
  await row(page, nav.logOut).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(auth.title);
});
