import { type Locator, type Page, expect, test } from '@playwright/test';
import { texts } from '../../../web/texts';
import { type Fault, failOperation } from '../support/failures';
import { type School, newSchool } from '../support/school';
import { chooseQueueAction, endSession, logIn, toast, unique, userMenu } from '../support/steps';

/** An action of a member, and the error with which the server refuses it. */
interface Action {
  operation: string;
  as: 'owner' | 'student';
  path: (school: School) => string;
  /** Prepares the page once. */
  prepare?: (page: Page) => Promise<void>;
  /** Performs the action. It can be repeated. */
  perform: (page: Page) => Promise<void>;
  /** The sentence that says what failed. */
  failed: string;
  /** Error of the server. */
  refusal: { code: string; message: string };
  /** Field whose typed value must stay. */
  field?: (page: Page) => Locator;
}

const TYPED_TEXT = '지워지면 안 되는 글';
const refusal = (code: string, message: string): Action['refusal'] => ({ code, message });
const INTERNAL = refusal('INTERNAL', '문제가 생겼어요. 잠시 후 다시 시도해 주세요.');
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
/** The dialog stays open after a failure, so the action is repeated there. */
const confirm = async (page: Page, name: string, open = () => button(page, name).first().click()): Promise<void> => {
  const dialog = page.getByRole('dialog');
  if (!(await dialog.isVisible())) await open();
  await dialog.getByRole('button', { name, exact: true }).click();
};
/** A decision is sent at once when the owner leaves the page. */
const decide = async (page: Page, name: string): Promise<void> => {
  await button(page, name).click();
  await expect(button(page, texts.application.undo)).toBeVisible();
  await page.evaluate(`window.dispatchEvent(new Event('pagehide'))`);
};
const title = (page: Page): Locator => page.getByLabel(texts.notice.titleField);
const fillNotice = async (page: Page): Promise<void> => {
  await title(page).fill(TYPED_TEXT);
  const withoutRoles = page.getByRole('switch', { name: texts.noticeForm.withoutRoles });
  if (await withoutRoles.isVisible()) await withoutRoles.check();
  await page.getByLabel(texts.notice.headcount).fill('3');
  await page.getByLabel(texts.notice.content).fill(TYPED_TEXT);
};
const applyDialog = (page: Page): Locator => page.getByRole('dialog', { name: texts.application.formTitle });

const ACTIONS: Record<string, Action> = {
  'creating a project': {
    operation: 'CreateProject',
    failed: texts.notice.postFailed,
    as: 'owner',
    path: () => '/createproject',
    prepare: fillNotice,
    perform: (page) => button(page, texts.notice.create).click(),
    refusal: INTERNAL,
    field: title,
  },
  'creating a study': {
    operation: 'CreateStudy',
    failed: texts.notice.postFailed,
    as: 'owner',
    path: () => '/createstudy',
    prepare: fillNotice,
    perform: (page) => button(page, texts.notice.create).click(),
    refusal: INTERNAL,
    field: title,
  },
  'changing a project': {
    operation: 'UpdateProject',
    failed: texts.notice.updateFailed,
    as: 'owner',
    path: ({ project }) => `/updateproject/${project}`,
    prepare: (page) => title(page).fill(TYPED_TEXT),
    perform: (page) => button(page, texts.notice.update).click(),
    refusal: refusal('FORBIDDEN', '이 작업을 할 권한이 없어요.'),
    field: title,
  },
  'changing a study': {
    operation: 'UpdateStudy',
    failed: texts.notice.updateFailed,
    as: 'owner',
    path: ({ study }) => `/updatestudy/${study}`,
    prepare: (page) => title(page).fill(TYPED_TEXT),
    perform: (page) => button(page, texts.notice.update).click(),
    refusal: refusal('FORBIDDEN', '이 작업을 할 권한이 없어요.'),
    field: title,
  },
  applying: {
    operation: 'ApplyToNotice',
    failed: texts.application.applyFailed,
    as: 'student',
    path: ({ study }) => `/study/${study}#apply`,
    prepare: (page) => applyDialog(page).getByLabel(texts.application.text).fill(TYPED_TEXT),
    perform: (page) => applyDialog(page).getByRole('button', { name: texts.application.apply }).click(),
    refusal: refusal('ALREADY_APPLIED', '이미 지원한 공고예요.'),
    field: (page) => applyDialog(page).getByLabel(texts.application.text),
  },
  'cancelling an application': {
    operation: 'CancelApplication',
    failed: texts.application.cancelFailed,
    as: 'student',
    path: ({ project }) => `/applyproject/${project}`,
    perform: (page) => confirm(page, texts.application.cancel),
    refusal: refusal('ALREADY_DECIDED', '이미 승인하거나 거절한 지원이에요.'),
  },
  'closing a project': {
    operation: 'CloseNotice',
    failed: texts.notice.closeFailed,
    as: 'owner',
    path: ({ project }) => `/applymember/${project}`,
    perform: (page) => confirm(page, texts.notice.close, () => chooseQueueAction(page, texts.notice.close)),
    refusal: INTERNAL,
  },
  'closing a study': {
    operation: 'CloseNotice',
    failed: texts.notice.closeFailed,
    as: 'owner',
    path: ({ study }) => `/studyapplymember/${study}`,
    perform: (page) => confirm(page, texts.notice.close, () => chooseQueueAction(page, texts.notice.close)),
    refusal: INTERNAL,
  },
  'deleting a notice': {
    operation: 'DeleteNotice',
    failed: texts.notice.deleteFailed,
    as: 'owner',
    path: ({ project }) => `/myproject/${project}`,
    perform: (page) => confirm(page, texts.common.delete),
    refusal: INTERNAL,
  },
  approving: {
    operation: 'ApproveApplication',
    failed: texts.application.decisionFailed,
    as: 'owner',
    path: ({ project }) => `/applymember/${project}`,
    perform: (page) => decide(page, texts.application.approve),
    refusal: refusal('ROLE_FULL', '이 역할은 자리가 다 찼어요.'),
  },
  rejecting: {
    operation: 'RejectApplication',
    failed: texts.application.decisionFailed,
    as: 'owner',
    path: ({ project }) => `/applymember/${project}`,
    perform: (page) => decide(page, texts.application.reject),
    refusal: refusal('ROLE_FULL', '이 역할은 자리가 다 찼어요.'),
  },
  'saving the profile': {
    operation: 'UpdateProfile',
    failed: texts.member.profileFailed,
    as: 'student',
    path: () => '/mypage/profile#profile',
    prepare: (page) => page.getByLabel(texts.member.nickName).fill(TYPED_TEXT),
    perform: (page) => button(page, texts.common.save).click(),
    refusal: refusal('EMAIL_TAKEN', '이미 가입한 이메일이에요.'),
    field: (page) => page.getByLabel(texts.member.nickName),
  },
  commenting: {
    operation: 'AddComment',
    failed: texts.comment.addFailed,
    as: 'student',
    path: ({ study }) => `/study/${study}`,
    prepare: (page) => page.getByLabel(texts.comment.write).fill(TYPED_TEXT),
    perform: (page) => button(page, texts.comment.submit).click(),
    refusal: refusal('TOO_MANY_ATTEMPTS', '시도가 너무 많아요. 잠시 후 다시 시도해 주세요.'),
    field: (page) => page.getByLabel(texts.comment.write),
  },
  'marking a favourite': {
    operation: 'FavouriteNotice',
    failed: texts.favourite.addFailed,
    as: 'student',
    path: ({ study }) => `/study/${study}`,
    perform: (page) => page.getByRole('button', { name: '찜하기' }).click(),
    refusal: INTERNAL,
  },
  'logging out': {
    operation: 'LogOut',
    failed: texts.nav.logOutFailed,
    as: 'student',
    path: () => '/home',
    perform: async (page) => {
      await userMenu(page).click();
      await page.getByRole('menuitem', { name: texts.nav.logOut }).click();
    },
    refusal: INTERNAL,
  },
};

for (const [name, action] of Object.entries(ACTIONS)) {
  test(`${name}: errors show the server's message, faults name the failed action, and no input is lost`, async ({
    page,
  }) => {
    const school = await newSchool(page.request);
    await logIn(page, school[action.as]);
    const path = action.path(school);
    await page.goto(path);
    await action.prepare?.(page);
    const failed = texts.common.failed(action.failed);
    const faults: [fault: Fault, message: string][] = [
      // An internal error has no reason that helps.
      [action.refusal, action.refusal === INTERNAL ? failed : action.refusal.message],
      ['HTTP 500', failed],
      ['abort', failed],
    ];
    for (const [fault, message] of faults) {
      await failOperation(page, action.operation, fault);
      await action.perform(page);
      await expect(toast(page, message)).toBeVisible();
      await toast(page, message).locator('.ant-notification-notice-close').click();
      await expect(toast(page, message)).toBeHidden();
      await expect(page).toHaveURL(path);
      if (action.field) await expect(action.field(page)).toHaveValue(TYPED_TEXT);
    }
    await page.unroute('**/graphql');
    if (action.operation === 'LogOut') return;
    // After the end of the session, the login page redirects back to the same page.
    await endSession(page);
    await action.perform(page);
    await expect(toast(page, texts.auth.sessionExpired)).toBeVisible();
    await expect(page).toHaveURL(`/?next=${encodeURIComponent(path)}`);
  });
}

test('a form restores its draft after the session has ended and the member has logged in again', async ({ page }) => {
  const { owner } = await newSchool(page.request);
  await logIn(page, owner);
  await page.goto('/createproject');
  await fillNotice(page);
  await endSession(page);
  await button(page, texts.notice.create).click();
  await expect(page).toHaveURL(/\?next=/);
  await page.request.post('/api/auth/login', { data: owner });
  await page.goto('/createproject');
  await expect(title(page)).toHaveValue(TYPED_TEXT);
  await title(page).fill(`${TYPED_TEXT} ${unique()}`);
});
