import { type Page, expect, test } from '@playwright/test';
import { texts } from '../../web/texts';
import { describeMember, newMember, newProject, post, queryGraphql, toast, typeSignUp, watchConsole } from './support';

/** Reads the preview that a messenger shows of a link: the title and the picture of the page. */
async function readPreview(page: Page, url: string): Promise<{ title: string; picture: string }> {
  const html = await (await page.request.get(url)).text();
  const read = (property: string) => new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  return { title: read('og:title'), picture: read('og:image') };
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

  await page.goto(notice.shareUrl);
  await typeSignUp(page, describeMember(owner.university));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByRole('button', { name: texts.application.applyFor(3) }).click();
  const dialog = page.getByRole('dialog', { name: texts.application.formTitle });
  await dialog.getByText(texts.notice.role.DESIGNER, { exact: true }).click();
  await dialog.getByLabel(texts.application.text).fill('지도 그림을 그릴게요.');
  await dialog.getByRole('button', { name: texts.application.submitAs(texts.notice.role.DESIGNER) }).click();
  await expect(toast(page, texts.application.applied)).toBeVisible();

  await page.goto('/apply');
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText(texts.application.status.PENDING);
  const { notice: applied } = await queryGraphql<{ notice: { applications: { nodes: { id: string }[] } } }>(
    api,
    'query ($id: ID!) { notice(id: $id) { applications(first: 1) { nodes { id } } } }',
    { id },
  );
  await queryGraphql(api, 'mutation ($id: ID!) { approveApplication(input: { id: $id }) { application { id } } }', {
    id: applied.applications.nodes[0]?.id,
  });
  await expect(row).toContainText(texts.application.status.APPROVED);
  await expect(page.getByRole('link', { name: texts.nav.unread(1), exact: true })).toBeVisible();
  expect(problems).toEqual([]);
  await api.dispose();
});
