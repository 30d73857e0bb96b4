import { type Page, expect, test } from '@playwright/test';
import { texts } from '../../../web/texts';
import { expectAccessibleAtAllSizes, resetWindow } from '../support/accessibility';
import { type School, newSchool } from '../support/school';
import { logIn, newMember } from '../support/steps';

/** A part of a page that opens only after an interaction. */
interface OpenPanel {
  path: (school: School) => string;
  open: (page: Page) => Promise<void>;
}

/** Panels by the member who opens them, in this order on one page. */
const PANELS: Record<'student' | 'newcomer' | 'owner', Record<string, OpenPanel>> = {
  student: {
    'the own application': {
      path: ({ project }) => `/applyproject/${project}`,
      open: (page) => expect(page.getByRole('button', { name: texts.application.cancel })).toBeVisible(),
    },
    'the question about cancelling': {
      path: ({ project }) => `/applyproject/${project}`,
      open: (page) => page.getByRole('button', { name: texts.application.cancel }).click(),
    },
    'the form of a reply': {
      path: ({ study }) => `/study/${study}`,
      open: async (page) => {
        await page.getByLabel(texts.comment.write).fill('언제 만나요?');
        await page.getByRole('button', { name: texts.comment.submit }).click();
        await page.getByRole('button', { name: texts.comment.reply }).click();
        await expect(page.getByRole('button', { name: texts.comment.submit })).toHaveCount(2);
      },
    },
  },
  newcomer: {
    'the application form': {
      path: ({ project }) => `/project/${project}`,
      open: async (page) => {
        await page.getByRole('button', { name: texts.application.applyFor(3) }).click();
        await expect(page.getByRole('dialog', { name: texts.application.formTitle })).toBeVisible();
      },
    },
  },
  owner: {
    'the notice of an owner': {
      path: ({ project }) => `/project/${project}`,
      open: (page) => expect(page.getByRole('link', { name: texts.notice.applicants(1) })).toBeVisible(),
    },
    'the queue with a decision that can be undone': {
      path: ({ project }) => `/applymember/${project}`,
      open: async (page) => {
        await page.getByRole('button', { name: texts.application.reject, exact: true }).click();
        await expect(page.getByRole('button', { name: texts.application.undo })).toBeVisible();
      },
    },
  },
};

test('panels of notices are accessible in both appearances, at 320 px and at 200 % zoom', async ({ page }) => {
  test.slow();
  const school = await newSchool(page.request);
  const members = { ...school, newcomer: await newMember(page.request, school.owner.university) };
  for (const as of ['student', 'newcomer', 'owner'] as const) {
    await logIn(page, members[as]);
    for (const [name, { path, open }] of Object.entries(PANELS[as])) {
      await test.step(name, async () => {
        await resetWindow(page);
        await page.goto(path(school));
        await open(page);
        await expectAccessibleAtAllSizes(page);
      });
    }
  }
});

test('every tab of the settings is accessible in both appearances, at 320 px and at 200 % zoom', async ({ page }) => {
  test.slow();
  await logIn(page, await newMember(page.request));
  for (const tab of ['profile', 'notifications', 'safety', 'account', 'developer']) {
    await test.step(tab, async () => {
      await resetWindow(page);
      await page.goto(`/mypage/${tab}`);
      await expect(page.getByRole('region').last()).toBeVisible();
      const rows = await page.locator('h2 button[aria-expanded]').all();
      for (const [index, row] of rows.entries())
        if ((await row.getAttribute('aria-expanded')) === 'false') await row.press(index % 2 === 0 ? 'Enter' : 'Space');
      await expectAccessibleAtAllSizes(page);
    });
  }
});
