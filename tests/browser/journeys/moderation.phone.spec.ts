import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { GQL } from '../../../server/test-kit/clients/graphql-operations';
import { texts } from '../../../web/texts';
import { expectAccessible } from '../support/accessibility';
import { newMemberOnPhone } from '../support/people';
import { JIWOO, logIn, newMember, newProject, post, queryGraphql, toast, unique, watchConsole } from '../support/steps';

const { safety, moderation } = texts;
/** The demo school, which has a moderator. */
const SCHOOL = '한빛대학교';

/** Reports a notice through the API. */
async function report(api: APIRequestContext, targetId: string): Promise<void> {
  await queryGraphql(api, GQL.report, { input: { target: 'NOTICE', targetId, reason: 'FRAUD' } });
}

/** Returns the case about a notice on the page of moderators. */
const caseOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title }).first();

/** Makes a ruling about a notice, and expects the effect in a toast. */
async function decide(page: Page, title: string, effect: keyof typeof moderation.done, reason: string): Promise<void> {
  const action = moderation[effect];
  await page.goto('/moderation');
  await caseOf(page, title).getByRole('button', { name: action }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(moderation.reason).fill(reason);
  await dialog.getByRole('button', { name: action }).click();
  await expect(toast(page, moderation.done[effect](safety.target.NOTICE))).toBeVisible();
}

test('a notice is reported, hidden, appealed, reviewed and restored', async ({ page, browser }) => {
  // This test visits pages of three members.
  test.slow();
  const { page: owner, api } = await newMemberOnPhone(browser, SCHOOL);
  const title = `하루에 백만 원 벌기 ${unique()}`;
  const id = await newProject(api, title);
  const moderators = await browser.newContext();
  const moderator = await moderators.newPage();
  await logIn(moderator, JIWOO);
  const problems = watchConsole(page);

  await logIn(page, await newMember(page.request, SCHOOL));
  await page.goto(`/project/${id}`);
  const menu = page.getByRole('button', { name: safety.menuOf('') });
  await expect(menu.first()).toHaveAttribute('aria-expanded', 'false');
  await menu.first().click();
  await page.getByRole('menuitem', { name: safety.report.NOTICE }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(safety.reasons.FRAUD).click();
  await dialog.getByLabel(safety.text).fill('돈을 먼저 보내라고 해요.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: safety.sendReport }).click();
  await expect(toast(page, safety.reported)).toBeVisible();
  expect(problems).toEqual([]);
  await page.goto('/moderation');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.common.notFound);

  await moderator.goto('/moderation');
  await expect(caseOf(moderator, title)).toContainText('돈을 먼저 보내라고 해요.');
  await expectAccessible(moderator);
  await decide(moderator, title, 'hide', '확인되지 않은 돈벌이 모집이에요.');
  await page.goto(`/project/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.notice.notFound);

  await owner.goto(`/myproject/${id}`);
  await expect(owner.getByText(safety.hidden, { exact: true })).toBeVisible();
  await owner.goto('/alarm');
  await owner.getByRole('link', { name: `내가 쓴 내용이 숨겨졌어요. ${title}` }).click();
  await expect(owner.getByRole('heading', { name: safety.rulings }).getByRole('button')).toBeFocused();
  await expect(owner.getByText('확인되지 않은 돈벌이 모집이에요.')).toBeVisible();
  await expectAccessible(owner);
  await owner.getByRole('button', { name: safety.appeal }).click();
  await owner.getByLabel(safety.appealText).fill('장학금 안내예요.');
  await expectAccessible(owner);
  await owner.getByRole('dialog').getByRole('button', { name: safety.appeal }).click();
  await expect(toast(owner, safety.appealed)).toBeVisible();

  await moderator.goto('/moderation');
  await expect(caseOf(moderator, title)).toContainText('장학금 안내예요.');
  await decide(moderator, title, 'restore', '장학금 안내가 맞아요.');
  await page.goto(`/project/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await owner.context().close();
  await moderators.close();
});

test('a member blocks the author of a comment, and unblocks them in the settings', async ({ page, browser }) => {
  const school = `시험대학교 ${unique()}`;
  const other = await newMemberOnPhone(browser, school);
  await logIn(page, await newMember(page.request, school));
  const id = await newProject(page.request, `우리 팀 ${unique()}`);
  await post(other.api, `/api/projects/comments/${id}`, { comment: '또 왔어요' });

  await page.goto(`/myproject/${id}`);
  await expect(page.getByText('또 왔어요')).toBeVisible();
  await page.getByRole('button', { name: safety.menuOf(other.member.nickName) }).click();
  await page.getByRole('menuitem', { name: safety.blockOf(other.member.nickName) }).click();
  await page.getByRole('dialog').getByRole('button', { name: safety.block }).click();
  await expect(toast(page, safety.blocked(other.member.nickName))).toBeVisible();
  await expect(page.getByText('또 왔어요')).toBeHidden();

  await page.goto('/mypage/safety#blocked');
  const unblock = page.getByRole('button', { name: safety.unblockOf(other.member.nickName) });
  await expect(unblock).toBeVisible();
  await expectAccessible(page);
  await unblock.click();
  await expect(page.getByText(safety.noBlockedMembers)).toBeVisible();
  await page.goto(`/myproject/${id}`);
  await expect(page.getByText('또 왔어요')).toBeVisible();
  await other.page.context().close();
});

test('a suspended member sees the reason and the end, each on a line of its own', async ({ page, browser }) => {
  const moderators = await browser.newContext();
  const moderator = await moderators.newPage();
  await logIn(moderator, JIWOO);
  await logIn(page, await newMember(page.request, SCHOOL));
  const title = `하루에 백만 원 벌기 ${unique()}`;
  const targetId = await newProject(page.request, title);
  const reporter = await newMemberOnPhone(browser, SCHOOL);
  await report(reporter.api, targetId);
  await decide(moderator, title, 'suspend', '확인되지 않은 돈벌이 모집이에요.');

  await page.goto('/mypage/safety#decisions');
  const reason = await page.getByText('확인되지 않은 돈벌이 모집이에요.').boundingBox();
  const until = await page.getByText(safety.until('')).boundingBox();
  expect(until?.y).toBeGreaterThanOrEqual((reason?.y ?? 0) + (reason?.height ?? 0));
  await Promise.all([moderators.close(), reporter.page.context().close()]);
});

test('a repeated report shows a message, and the dialog closes', async ({ page, browser }) => {
  const owner = await newMemberOnPhone(browser, SCHOOL);
  const id = await newProject(owner.api, `우리 팀 ${unique()}`);
  await logIn(page, await newMember(page.request, SCHOOL));
  await report(page.request, id);
  await page.goto(`/project/${id}`);
  await page
    .getByRole('button', { name: safety.menuOf('') })
    .first()
    .click();
  await page.getByRole('menuitem', { name: safety.report.NOTICE }).click();
  const dialog = page.getByRole('dialog');
  const reason = dialog.getByRole('radiogroup').locator('label').first();
  expect((await reason.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await dialog.getByText(safety.reasons.SPAM).click();
  await dialog.getByRole('button', { name: safety.sendReport }).click();
  await expect(toast(page, '이미 신고했어요.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await owner.page.context().close();
});
