import { type Locator, type Page, expect, test } from '@playwright/test';
import { texts } from '../../../web/texts';
import { approve, readApplicationId } from '../support/people';
import { describeMember, newMember, newProject, post, queryGraphql, nextStep, watchConsole } from '../support/steps';

/** Reads the preview that a messenger shows of a link: the title and the picture of the page. */
async function readPreview(page: Page, url: string): Promise<{ title: string; picture: string }> {
  const html = await (await page.request.get(url)).text();
  const read = (property: string) => new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  return { title: read('og:title'), picture: read('og:image') };
}

/** Counts the taps of a visitor, who taps each field that has no focus. */
class Fingers {
  taps = 0;

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.tap();
  }

  async type(field: Locator, text: string): Promise<void> {
    if (!(await field.evaluate((element) => element === document.activeElement))) await this.tap(field);
    await field.fill(text);
  }
}

test('a newcomer opens a shared link, signs up, returns to the notice, applies, and sees the approval live', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.slow();
  const problems = watchConsole(page);
  const api = await playwright.request.newContext({ baseURL });
  const owner = await newMember(api);
  await post(api, '/api/auth/login', owner);
  const title = '기숙사 밥 지도';
  const id = await newProject(api, title);
  const { notice } = await queryGraphql<{ notice: { shareUrl: string } }>(
    api,
    'query ($id: ID!) { notice(id: $id) { shareUrl } }',
    { id },
  );

  const preview = await readPreview(page, notice.shareUrl);
  expect(preview.title).toContain(title);
  const picture = await page.request.get(preview.picture);
  expect(picture.headers()['content-type']).toBe('image/png');

  const fingers = new Fingers();
  await page.goto(notice.shareUrl);
  const card = page.getByRole('region', { name: texts.notice.shared });
  await expect(card).toContainText(title);
  await expect(page.getByText(texts.auth.loginRequired)).toBeHidden();
  await fingers.tap(page.getByRole('link', { name: texts.auth.signUpToApply }));
  const newcomer = describeMember(owner.university);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await expect(field(texts.auth.loginId)).toBeFocused();
  await expect(card).toContainText(title);
  await fingers.type(field(texts.auth.loginId), newcomer.loginId);
  await fingers.type(field(texts.auth.password), newcomer.password);
  await fingers.type(field(texts.member.passwordAgain), newcomer.password);
  await fingers.type(field(texts.member.nickName), newcomer.nickName);
  await expect(field(texts.member.school)).toHaveValue(owner.university);
  await fingers.type(field(texts.member.email), newcomer.email);
  await fingers.tap(page.getByRole('checkbox', { name: texts.consent.all }));
  await fingers.tap(page.getByRole('button', { name: texts.member.signUp }));
  const dialog = page.getByRole('dialog', { name: texts.application.formTitle });
  await fingers.tap(dialog.getByText(texts.notice.role.DESIGNER, { exact: true }));
  await fingers.type(dialog.getByLabel(texts.application.text), '지도 그림을 그릴게요.');
  await fingers.tap(dialog.getByRole('button', { name: texts.application.submitAs(texts.notice.role.DESIGNER) }));
  await expect(nextStep(page, texts.application.applied)).toBeVisible();
  expect(fingers.taps).toBeLessThanOrEqual(10);

  await page.goto('/apply');
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText(texts.application.status.PENDING);
  await approve(api, await readApplicationId(api, id));
  await expect(row).toContainText(texts.application.status.APPROVED);
  await expect(page.getByRole('link', { name: texts.nav.unread(1), exact: true })).toBeVisible();
  expect(problems).toEqual([]);
  await api.dispose();
});
