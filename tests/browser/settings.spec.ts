import { type Page, expect, test } from '@playwright/test';
import { texts } from '../../web/texts';
import { isPhone } from './accessibility';
import { logIn, newMember } from './support';

const { contact, member, safety, token } = texts;
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const heading = (page: Page, name: string) => section(page, name).locator('summary');

/** How many windows high a page may be on a phone that one looks through for a setting. */
const MAX_WINDOW_HEIGHTS = 2.5;

test('the settings show the profile and the names of all other sections, and are short', async ({ page }) => {
  await logIn(page, await newMember(page.request));
  await page.goto('/mypage');
  await expect(page.getByLabel(member.nickName)).toBeVisible();
  for (const name of [contact.title, token.title, safety.blockedMembers, member.withdraw]) {
    await expect(heading(page, name)).toBeVisible();
  }
  await expect(page.getByRole('button', { name: member.withdraw })).toBeHidden();
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  if (isPhone(page)) expect(height).toBeLessThan(MAX_WINDOW_HEIGHTS * (page.viewportSize()?.height ?? 0));
});

test('a section opens and closes by the keyboard and by a tap, and keeps what was typed', async ({ page }) => {
  await logIn(page, await newMember(page.request));
  await page.goto('/mypage');
  const github = section(page, contact.title).getByLabel(contact.kind.github);
  await heading(page, contact.title).press('Enter');
  await github.fill('hanteam');
  await heading(page, contact.title).click();
  await expect(github).toBeHidden();
  await heading(page, contact.title).press('Space');
  await expect(github).toHaveValue('hanteam');
});

test('an address that names a section opens it, in view below the bar, and so does another one in the open page', async ({
  page,
}) => {
  await logIn(page, await newMember(page.request));
  for (const [anchor, name] of [
    ['blocked', safety.blockedMembers],
    ['tokens', token.title],
  ] as const) {
    await page.goto(`/mypage#${anchor}`);
    await expect(heading(page, name)).toBeInViewport();
    await expect(section(page, name).locator('details')).toHaveAttribute('open');
    const { y = 0 } = (await heading(page, name).boundingBox()) ?? {};
    const bar = await page.getByRole('banner').boundingBox();
    expect(y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
    await expect(heading(page, name)).toBeFocused();
  }
});
