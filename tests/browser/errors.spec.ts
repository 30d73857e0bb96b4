import { type Locator, type Page, expect, test } from '@playwright/test';
import { texts } from '../../web/texts';
import { type Fault, breakOperation } from './failures';
import { type School, newSchool } from './school';
import { logIn, toast, unique } from './support';

/** One action of a member, and how it is refused. */
interface Row {
  operation: string;
  as: 'owner' | 'student';
  path: (school: School) => string;
  /** Prepares the action, once. */
  open?: (page: Page) => Promise<void>;
  /** Performs the action; called several times. */
  act: (page: Page) => Promise<void>;
  /** The server's refusal. */
  refusal: { code: string; message: string };
  /** The field with input that must not be lost. */
  typed?: (page: Page) => Locator;
}

const WORDS = '지워지면 안 되는 글';
const refused = (code: string, message: string): Row['refusal'] => ({ code, message });
const INTERNAL = refused('INTERNAL', '문제가 생겼어요. 잠시 후 다시 시도해 주세요.');
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const confirm = async (page: Page, name: string): Promise<void> => {
  await button(page, name).first().click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
};
const title = (page: Page): Locator => page.getByLabel(texts.notice.titleField);
const fillNotice = async (page: Page): Promise<void> => {
  await title(page).fill(WORDS);
  await page.getByLabel(texts.notice.recruitNumber).fill('3');
  await page.getByLabel(texts.notice.content).fill(WORDS);
};
const applyDialog = (page: Page): Locator => page.getByRole('dialog', { name: texts.application.formTitle });
const openApplication = async (page: Page): Promise<void> =>
  page.getByRole('button', { name: texts.application.view }).click();

const ROWS: Record<string, Row> = {
  'creating a project': {
    operation: 'CreateProject',
    as: 'owner',
    path: () => '/createproject',
    open: fillNotice,
    act: (page) => button(page, texts.notice.create).click(),
    refusal: INTERNAL,
    typed: title,
  },
  'creating a study': {
    operation: 'CreateStudy',
    as: 'owner',
    path: () => '/createstudy',
    open: fillNotice,
    act: (page) => button(page, texts.notice.create).click(),
    refusal: INTERNAL,
    typed: title,
  },
  'changing a project': {
    operation: 'UpdateProject',
    as: 'owner',
    path: ({ project }) => `/updateproject/${project}`,
    open: (page) => title(page).fill(WORDS),
    act: (page) => button(page, texts.notice.update).click(),
    refusal: refused('FORBIDDEN', '이 작업을 할 권한이 없어요.'),
    typed: title,
  },
  'changing a study': {
    operation: 'UpdateStudy',
    as: 'owner',
    path: ({ study }) => `/updatestudy/${study}`,
    open: (page) => title(page).fill(WORDS),
    act: (page) => button(page, texts.notice.update).click(),
    refusal: refused('FORBIDDEN', '이 작업을 할 권한이 없어요.'),
    typed: title,
  },
  applying: {
    operation: 'ApplyToNotice',
    as: 'student',
    path: ({ study }) => `/study/${study}`,
    open: async (page) => {
      await button(page, texts.application.apply).click();
      await applyDialog(page).getByLabel(texts.application.text).fill(WORDS);
    },
    act: (page) => applyDialog(page).getByRole('button', { name: texts.application.submit }).click(),
    refusal: refused('ALREADY_APPLIED', '이미 지원한 공고예요.'),
    typed: (page) => applyDialog(page).getByLabel(texts.application.text),
  },
  'cancelling an application': {
    operation: 'CancelApplication',
    as: 'student',
    path: ({ project }) => `/applyproject/${project}`,
    act: (page) => confirm(page, texts.application.cancel),
    refusal: refused('ALREADY_DECIDED', '이미 승인하거나 거절한 지원이에요.'),
  },
  'closing a project': {
    operation: 'CloseNotice',
    as: 'owner',
    path: ({ project }) => `/applymember/${project}`,
    act: (page) => confirm(page, texts.notice.close),
    refusal: INTERNAL,
  },
  'closing a study': {
    operation: 'CloseNotice',
    as: 'owner',
    path: ({ study }) => `/studyapplymember/${study}`,
    act: (page) => confirm(page, texts.notice.close),
    refusal: INTERNAL,
  },
  'deleting a notice': {
    operation: 'DeleteNotice',
    as: 'owner',
    path: ({ project }) => `/myproject/${project}`,
    act: (page) => confirm(page, texts.notice.delete),
    refusal: INTERNAL,
  },
  approving: {
    operation: 'ApproveApplication',
    as: 'owner',
    path: ({ project }) => `/applymember/${project}`,
    open: openApplication,
    act: (page) => button(page, texts.application.approve).click(),
    refusal: refused('ROLE_FULL', '이 역할은 자리가 다 찼어요.'),
  },
  denying: {
    operation: 'DenyApplication',
    as: 'owner',
    path: ({ project }) => `/applymember/${project}`,
    open: openApplication,
    act: (page) => button(page, texts.application.deny).click(),
    refusal: refused('ROLE_FULL', '이 역할은 자리가 다 찼어요.'),
  },
  'saving the profile': {
    operation: 'UpdateProfile',
    as: 'student',
    path: () => '/mypage',
    open: (page) => page.getByLabel(texts.member.nickName).fill(WORDS),
    act: (page) => button(page, texts.common.save).click(),
    refusal: refused('EMAIL_TAKEN', '이미 가입한 이메일이에요.'),
    typed: (page) => page.getByLabel(texts.member.nickName),
  },
  commenting: {
    operation: 'AddComment',
    as: 'student',
    path: ({ study }) => `/study/${study}`,
    open: (page) => page.getByLabel(texts.comment.write).fill(WORDS),
    act: (page) => button(page, texts.comment.submit).click(),
    refusal: refused('TOO_MANY_ATTEMPTS', '시도가 너무 많아요. 잠시 후 다시 시도해 주세요.'),
    typed: (page) => page.getByLabel(texts.comment.write),
  },
  'adding a favourite': {
    operation: 'FavouriteNotice',
    as: 'student',
    path: ({ study }) => `/study/${study}`,
    act: (page) => page.getByRole('button', { name: '찜하기' }).click(),
    refusal: INTERNAL,
  },
  'logging out': {
    operation: 'LogOut',
    as: 'student',
    path: () => '/home',
    act: async (page) => {
      await page.locator('.user-button').click();
      await page.getByRole('menuitem', { name: texts.nav.logOut }).click();
    },
    refusal: INTERNAL,
  },
};

for (const [name, row] of Object.entries(ROWS)) {
  test(`${name}: shows the server's message for a refusal, the client's for a fault, and loses no input`, async ({
    page,
  }) => {
    const school = await newSchool(page.request);
    await logIn(page, school[row.as]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const path = row.path(school);
    await page.goto(path);
    await row.open?.(page);
    const faults: [fault: Fault, message: string][] = [
      [row.refusal, row.refusal.message],
      ['HTTP 500', texts.common.tryAgain],
      ['abort', texts.common.tryAgain],
    ];
    for (const [fault, message] of faults) {
      await breakOperation(page, row.operation, fault);
      await row.act(page);
      await expect(toast(page, message)).toBeVisible();
      await toast(page, message).locator('.ant-notification-notice-close').click();
      await expect(toast(page, message)).toBeHidden();
      await expect(page).toHaveURL(path);
      if (row.typed) await expect(row.typed(page)).toHaveValue(WORDS);
    }
    await page.unroute('**/graphql');
    if (row.operation === 'LogOut') return;
    // The session has ended: the login page leads back to this page.
    await page.context().clearCookies();
    await row.act(page);
    await expect(toast(page, texts.auth.expired)).toBeVisible();
    await expect(page).toHaveURL(`/?next=${encodeURIComponent(path)}`);
  });
}

test('a form keeps its input when the session ends, until after the next login', async ({ page }) => {
  const { owner } = await newSchool(page.request);
  await logIn(page, owner);
  await page.goto('/createproject');
  await fillNotice(page);
  await page.context().clearCookies();
  await button(page, texts.notice.create).click();
  await expect(page).toHaveURL(/\?next=/);
  await page.request.post('/api/auth/login', { data: owner });
  await page.goto('/createproject');
  await expect(title(page)).toHaveValue(WORDS);
  await title(page).fill(`${WORDS} ${unique()}`);
});
