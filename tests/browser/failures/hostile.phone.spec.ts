import { expect, test } from '@playwright/test';
import { logIn, newMember, newProject, post } from '../support/steps';

const HOSTILE = [
  '<script>document.title = "run"</script>',
  '<img src=x onerror="document.title = \'run\'">',
  'javascript:document.title="run"',
  '[여기](javascript:document.title="run")',
  'data:text/html,<script>document.title="run"</script>',
].join(' ');

test('[I10 I11] member content is shown as text: its scripts do not run, and its links are not active', async ({
  page,
}) => {
  await logIn(page, await newMember(page.request));
  const id = await newProject(page.request, HOSTILE.slice(0, 100), { content: HOSTILE, field: '<b>웹</b>' });
  await post(page.request, `/api/projects/comments/${id}`, { comment: HOSTILE });
  page.on('dialog', () => test.fail());
  for (const path of ['/home', '/projectdetails', `/project/${id}`, `/myproject/${id}`, '/recruit']) {
    await page.goto(path);
    await expect(page.getByText('<script>document.title').first()).toBeVisible();
    await expect(page).not.toHaveTitle('run');
    await expect(page.locator('a[href^="javascript:" i], a[href^="data:" i], img[src="x"]')).toHaveCount(0);
  }
});
