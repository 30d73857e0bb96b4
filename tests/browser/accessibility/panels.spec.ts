import { type Page, expect, test } from '@playwright/test';
import { texts } from '../../../web/texts';
import { expectAccessibleAtAllSizes } from '../support/accessibility';
import { type School, newSchool } from '../support/school';
import { logIn, newMember } from '../support/steps';

/** A part of a page that opens only after an interaction. */
interface OpenPanel {
  as: 'owner' | 'student';
  path: (school: School) => string;
  open: (page: Page, school: School) => Promise<void>;
}

const PANELS: Record<string, OpenPanel> = {
  'the notice of an owner': {
    as: 'owner',
    path: ({ project }) => `/project/${project}`,
    open: (page) => expect(page.getByRole('link', { name: texts.notice.applicants(1) })).toBeVisible(),
  },
  'the own application': {
    as: 'student',
    path: ({ project }) => `/applyproject/${project}`,
    open: (page) => expect(page.getByRole('button', { name: texts.application.cancel })).toBeVisible(),
  },
  'the question about cancelling': {
    as: 'student',
    path: ({ project }) => `/applyproject/${project}`,
    open: (page) => page.getByRole('button', { name: texts.application.cancel }).click(),
  },
  'the queue with a decision that can be undone': {
    as: 'owner',
    path: ({ project }) => `/applymember/${project}`,
    open: async (page) => {
      await page.getByRole('button', { name: texts.application.reject, exact: true }).click();
      await expect(page.getByRole('button', { name: texts.application.undo })).toBeVisible();
    },
  },
  'the form of a reply': {
    as: 'student',
    path: ({ study }) => `/study/${study}`,
    open: async (page) => {
      await page.getByLabel(texts.comment.write).fill('언제 만나요?');
      await page.getByRole('button', { name: texts.comment.submit }).click();
      await page.getByRole('button', { name: texts.comment.reply }).click();
      await expect(page.getByRole('button', { name: texts.comment.submit })).toHaveCount(2);
    },
  },
};

const SETTINGS = ['profile', 'notifications', 'safety', 'account', 'developer'].map((tab): [string, OpenPanel] => [
  `the settings at /mypage/${tab}`,
  {
    as: 'student',
    path: () => `/mypage/${tab}`,
    open: async (page) => {
      await expect(page.getByRole('region').last()).toBeVisible();
      for (const row of await page.locator('h2 button[aria-expanded]').all())
        if ((await row.getAttribute('aria-expanded')) === 'false') await row.press('Enter');
    },
  },
]);

for (const [name, { as, path, open }] of [...Object.entries(PANELS), ...SETTINGS]) {
  test(`${name} is accessible in both appearances, at 320 px and at 200 % zoom`, async ({ page }) => {
    const school = await newSchool(page.request);
    await logIn(page, school[as]);
    await page.goto(path(school));
    await open(page, school);
    await expectAccessibleAtAllSizes(page);
  });
}

test('the application form is accessible in both appearances, at 320 px and at 200 % zoom', async ({ page }) => {
  const { owner, project } = await newSchool(page.request);
  await logIn(page, await newMember(page.request, owner.university));
  await page.goto(`/project/${project}`);
  await page.getByRole('button', { name: texts.application.applyFor(3) }).click();
  await expect(page.getByRole('dialog', { name: texts.application.formTitle })).toBeVisible();
  await expectAccessibleAtAllSizes(page);
});
