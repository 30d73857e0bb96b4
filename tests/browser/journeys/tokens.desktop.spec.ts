import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { texts } from '../../../web/texts';
import { expectAccessible } from '../support/accessibility';
import { logIn, newMember, toast } from '../support/steps';

const { token } = texts;

/** Creates a token in the settings and returns its secret. */
async function createToken(page: Page, name: string, password: string): Promise<string> {
  await page.getByRole('button', { name: token.create }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(token.name, { exact: true }).fill(name);
  await dialog.getByLabel(texts.auth.password, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: token.createNow, exact: true }).click();
  const secret = await dialog.getByLabel(token.secret).inputValue();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: token.copy, exact: true }).click();
  await expect(toast(page, token.copied)).toBeVisible();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(secret);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: texts.common.close, exact: true }).last().click();
  await expect(dialog).toBeHidden();
  return secret;
}

/** Opens the playground in a browser without a session. Each request has this header. */
async function openPlayground(browser: Browser, authorization: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await page.goto('/graphql');
  await page.locator('[track-id="show_set_headers"]').click();
  const fields: Locator = page.locator('app-headers-editor [role="textbox"]');
  await fields.nth(0).fill('Authorization');
  await fields.nth(1).fill(authorization);
  await page.locator('.app-dialog-footer button').click();
  return page;
}

/** Sends the first tab's query for the viewer and returns the status of the response. */
async function sendMe(page: Page): Promise<number> {
  const answer = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('"operationName":"Me"'),
  );
  await page.getByText('(Send query Me)').click();
  return (await answer).status();
}

test('a token is created, used in the playground and revoked', async ({ page, browser }) => {
  test.slow();
  const member = await newMember(page.request);
  await logIn(page, member);
  await page.goto('/mypage/developer');
  await expect(page.getByText(token.empty)).toBeVisible();
  const secret = await createToken(page, '시간표 알림', member.password);
  expect(secret).toMatch(/^hanteam_pat_[0-9a-f]{48}$/);
  await expect(page.getByText(token.neverUsed)).toBeVisible();
  await expectAccessible(page);

  const playground = await openPlayground(browser, `Bearer ${secret}`);
  expect(await sendMe(playground)).toBe(200);
  await expect(playground.locator('body')).toContainText(member.nickName);

  await page.getByRole('button', { name: token.revokeOf('시간표 알림') }).click();
  await page.getByRole('dialog').getByRole('button', { name: token.revoke, exact: true }).click();
  await expect(toast(page, token.revoked)).toBeVisible();
  await expect(page.getByText(token.empty)).toBeVisible();
  expect(await sendMe(playground)).toBe(401);
  await expect(playground.locator('body')).toContainText('INVALID_TOKEN');
  await playground.close();
});

test('a wrong password creates no token, and the field shows a message', async ({ page }) => {
  await logIn(page, await newMember(page.request));
  await page.goto('/mypage/developer');
  await page.getByRole('button', { name: token.create }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(token.name, { exact: true }).fill('시간표 알림');
  await dialog.getByLabel(token.readAndWrite).check();
  await dialog.getByLabel(texts.auth.password, { exact: true }).fill('not this one');
  await dialog.getByRole('button', { name: token.createNow, exact: true }).click();
  await expect(dialog.getByText('비밀번호가 맞지 않아요.')).toBeVisible();
  await expect(dialog.getByLabel(texts.auth.password, { exact: true })).toBeFocused();
  await expectAccessible(page);
});
