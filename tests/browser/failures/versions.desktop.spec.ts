import { type Locator, type Page, expect, test } from '@playwright/test';
import sharp from 'sharp';
import { texts } from '../../../web/texts';
import { expectAccessible, findOverflow } from '../support/accessibility';
import { type NewMember, logIn, newMember, newProject, newStudy, toast } from '../support/steps';

/** A form that a student opens in two tabs. */
interface Form {
  open: (page: Page, owner: NewMember) => Promise<string>;
  /** Field that both tabs change. */
  label: string;
  submit: string;
  saved: string;
}

const notice = { label: texts.notice.titleField, submit: texts.notice.update, saved: texts.notice.updated };

const FORMS: Record<string, Form> = {
  project: { ...notice, open: async ({ request }) => `/updateproject/${await newProject(request, '우리 학교 지도')}` },
  study: { ...notice, open: async ({ request }) => `/updatestudy/${await newStudy(request, '고전 읽기')}` },
  profile: {
    open: async () => '/mypage/profile#profile',
    label: texts.member.nickName,
    submit: texts.common.save,
    saved: texts.member.profileSaved,
  },
};

const { version } = texts;

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const conflict = (page: Page): Locator => page.getByRole('region', { name: version.title });

/** Returns the two values of a field in the conflict. */
const sides = (page: Page, label: string): Locator =>
  conflict(page).getByRole('region', { name: label }).getByRole('definition');

for (const [name, form] of Object.entries(FORMS)) {
  test(`[R14] a ${name} that is open in two tabs shows both versions, until the student chooses one`, async ({
    page: first,
    context,
  }) => {
    // Three tabs save one after the other.
    test.slow();
    const owner = await newMember(first.request);
    await logIn(first, owner);
    const path = await form.open(first, owner);
    const field = (page: Page): Locator => page.getByLabel(form.label, { exact: true });
    const open = async (page: Page): Promise<Page> => {
      await page.goto(path);
      await expect(field(page)).toBeVisible();
      return page;
    };
    const openTab = async (): Promise<Page> => {
      const tab = await context.newPage();
      await tab.addInitScript({ content: `sessionStorage.setItem('id', ${JSON.stringify(owner.loginId)})` });
      return open(tab);
    };
    const save = async (page: Page, value: string): Promise<void> => {
      await field(page).fill(value);
      await button(page, form.submit).click();
    };
    const reader = await context.newPage();
    const expectSaved = async (value: string): Promise<void> => {
      // Otherwise a path with a hash would not load the page again.
      await reader.goto('about:blank');
      await reader.goto(path);
      await expect(field(reader)).toHaveValue(value);
    };
    await open(first);
    const second = await openTab();
    await save(first, '첫째 탭');
    await expect(toast(first, form.saved)).toBeVisible();

    await test.step('the second save shows both versions and changes nothing yet', async () => {
      await save(second, '둘째 탭');
      await expect(conflict(second)).toBeVisible();
      await expect(sides(second, form.label)).toHaveText(['둘째 탭', '첫째 탭']);
      await expect(conflict(second)).toBeFocused();
      await expect(conflict(second).getByRole('heading', { name: version.title })).toBeInViewport();
      await expect(second.getByRole('alert')).toHaveText(version.hint);
      await expect(second).toHaveURL(path);
      await expectAccessible(second);
      expect(await findOverflow(second)).toBe(0);
      await expectSaved('첫째 탭');
    });

    await test.step('the student returns to the form with all typed text, and is asked again', async () => {
      await button(second, version.back).click();
      await expect(field(second)).toHaveValue('둘째 탭');
      await save(second, '둘째 탭, 다시');
      await expect(sides(second, form.label)).toHaveText(['둘째 탭, 다시', '첫째 탭']);
      await expectSaved('첫째 탭');
    });

    await test.step('a third save in between is shown before it is overwritten by the own version', async () => {
      await save(await open(first), '셋째 탭');
      await expect(toast(first, form.saved)).toBeVisible();
      await button(second, version.saveMine).click();
      await expect(sides(second, form.label)).toHaveText(['둘째 탭, 다시', '셋째 탭']);
      await expect(conflict(second)).toBeFocused();
      await button(second, version.saveMine).click();
      await expect(toast(second, form.saved)).toBeVisible();
      await expectSaved('둘째 탭, 다시');
    });

    await test.step('the student takes over the other version and continues from it', async () => {
      await open(second);
      await save(await open(first), '넷째 탭');
      await expect(toast(first, form.saved)).toBeVisible();
      await save(second, '둘째 탭');
      await button(second, version.takeCurrent).click();
      await expect(toast(second, version.taken)).toBeVisible();
      await expect(field(second)).toHaveValue('넷째 탭');
      await expect(conflict(second)).toBeHidden();
      await save(second, '넷째 탭에 이어서');
      await expect(toast(second, form.saved)).toBeVisible();
      await expectSaved('넷째 탭에 이어서');
    });
  });
}

test('[R14] a picture from another tab is shown beside their own', async ({ page, context }) => {
  const owner = await newMember(page.request);
  await logIn(page, owner);
  const other = await context.newPage();
  await other.addInitScript({ content: `sessionStorage.setItem('id', ${JSON.stringify(owner.loginId)})` });
  const picture = (background: string) =>
    sharp({ create: { width: 40, height: 40, channels: 3, background } })
      .png()
      .toBuffer();
  for (const tab of [page, other]) {
    await tab.goto('/mypage/profile#profile');
    await tab
      .getByLabel(texts.member.picture, { exact: true })
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await picture(tab === page ? 'red' : 'blue') });
    await expect(tab.locator('form img')).toBeVisible();
  }
  await button(page, texts.common.save).click();
  await expect(toast(page, texts.member.profileSaved)).toBeVisible();
  await button(other, texts.common.save).click();
  await expect(sides(other, texts.member.picture).locator('img')).toHaveCount(2);
  const saved = await sides(other, texts.member.picture).nth(1).locator('img').getAttribute('src');
  await button(other, version.takeCurrent).click();
  await expect(other.locator('form img')).toHaveAttribute('src', saved ?? '');
});
