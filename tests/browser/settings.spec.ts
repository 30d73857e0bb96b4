import { type Page, expect, test } from '@playwright/test';
import { texts } from '../../web/texts';
import { isPhone } from './accessibility';
import { logIn, newMember } from './support';

const { contact, dataExport, member, nav, notification, safety, team, token, verification } = texts;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: member.settingsTitle }).getByRole('link', { name, exact: true });

/** The largest height of a tab on a phone, in windows. */
const MAX_WINDOW_HEIGHTS = 2.5;

const TABS: readonly [name: string, path: string, sections: readonly string[]][] = [
  [member.profile, '/mypage/profile', [member.profile, verification.title, team.completed, contact.title]],
  [nav.notifications, '/mypage/notifications', [notification.settings.title]],
  [member.safety, '/mypage/safety', [safety.blockedMembers, safety.decisions]],
  [
    member.account,
    '/mypage/account',
    [member.changeEmail, member.changePassword, dataExport.title, member.developer, member.withdraw],
  ],
];

test('each tab shows all of its sections expanded, and is short', async ({ page }) => {
  await logIn(page, await newMember(page.request, '성균관대학교'));
  await page.goto('/mypage');
  await expect(page).toHaveURL('/mypage/profile');
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

test('a section shows its current value beside its heading', async ({ page }) => {
  const viewer = await newMember(page.request, '성균관대학교');
  await logIn(page, viewer);
  await page.goto('/mypage/profile');
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(region(verification.title)).toContainText(verification.unverified);
  await expect(region(contact.title)).toContainText(contact.nothingShared);
  await region(contact.title).getByLabel(contact.kind.github).fill('hanteam');
  await region(contact.title).getByRole('button', { name: contact.save }).click();
  await expect(region(contact.title).getByText(contact.kind.github, { exact: true })).toHaveCount(2);
  await tab(page, member.account).click();
  await expect(region(member.changeEmail)).toContainText(viewer.email);
  await expect(region(member.developer)).toContainText(token.count(0));
});

test('a tab opened by keyboard moves the focus to the heading of the page', async ({ page }) => {
  await logIn(page, await newMember(page.request));
  await page.goto('/mypage/profile');
  await tab(page, member.account).press('Enter');
  await expect(page).toHaveURL('/mypage/account');
  await expect(page.getByRole('heading', { level: 1, name: member.settingsTitle })).toBeFocused();
  await page.getByRole('link', { name: member.openDeveloper }).press('Enter');
  await expect(page).toHaveURL('/mypage/developer');
  await expect(page.getByRole('heading', { level: 1, name: member.developer })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('button', { name: member.withdraw })).toBeVisible();
});

for (const [address, path, name] of [
  ['/mypage/safety#blocked', '/mypage/safety#blocked', safety.blockedMembers],
  ['/mypage#blocked', '/mypage/safety#blocked', safety.blockedMembers],
  ['/mypage#tokens', '/mypage/developer#tokens', token.title],
  ['/mypage#data', '/mypage/account#data', dataExport.title],
  ['/.well-known/change-password', '/mypage/account#change-password', member.changePassword],
] as const) {
  test(`${address} focuses its section, visible below the bar`, async ({ page }) => {
    await logIn(page, await newMember(page.request));
    await page.goto(address);
    await expect(page).toHaveURL(path);
    await expect(heading(page, name)).toBeInViewport();
    const { y = 0 } = (await heading(page, name).boundingBox()) ?? {};
    const bar = await page.getByRole('banner').boundingBox();
    expect(y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
    await expect(heading(page, name)).toBeFocused();
  });
}

test('another hash on the open page moves the focus to its section', async ({ page }) => {
  await logIn(page, await newMember(page.request));
  await page.goto('/mypage/account#account');
  await expect(heading(page, member.changeEmail)).toBeFocused();
  await page.goto('/mypage/account#withdraw');
  await expect(heading(page, member.withdraw)).toBeFocused();
  await expect(heading(page, member.withdraw)).toBeInViewport();
});
