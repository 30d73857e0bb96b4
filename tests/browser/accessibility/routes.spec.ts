import { expect, test } from '@playwright/test';
import { readPageFiles } from '../../../web/test/page-files';
import { texts } from '../../../web/texts';
import { expectAccessibleAtAllSizes, resetWindow } from '../support/accessibility';
import { type DemoData, PAGES, ROUTES, findDemoData, getPath, groupByMember } from '../support/demo-routes';
import { JUNHO, logIn, toast, typeLogIn, watchConsole } from '../support/steps';

let demoData: DemoData;

test.beforeAll(async ({ playwright }, { project }) => {
  const api = await playwright.request.newContext({ baseURL: project.use.baseURL });
  demoData = await findDemoData(api);
  await api.dispose();
});

test('each page of the client is tested at a URL', () => {
  const paths = [...readPageFiles().values()].flatMap(({ pages }) => pages.map(({ path }) => path));
  expect(Object.keys(PAGES).toSorted()).toEqual(paths.toSorted());
});

for (const { name, as, routes } of groupByMember(ROUTES)) {
  test(`pages of ${name}: each shows its heading, logs no errors, fits at 320 px and 200 % zoom, and is accessible`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const problems = watchConsole(page);
    if (as) await logIn(page, as);
    for (const [path, route] of routes) {
      await test.step(path, async () => {
        await resetWindow(page);
        const heading = typeof route.heading === 'string' ? route.heading : route.heading(demoData);
        const response = await page.goto(getPath(route, demoData));
        expect(response?.status()).toBe(route.unknown ? 404 : 200);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page).toHaveTitle(texts.common.title(route.title ?? heading));
        await page.waitForLoadState('networkidle');
        await expectAccessibleAtAllSizes(page);
        // The browser also reports the status of the page itself.
        expect(problems.splice(0).filter((problem) => !route.unknown || !problem.includes('404'))).toEqual([]);
      });
    }
  });
}

test('a visitor has to log in, and is then redirected to the requested page', async ({ page }) => {
  await page.goto('/alarm?page=1#main');
  await expect(page).toHaveURL(`/?next=${encodeURIComponent('/alarm?page=1#main')}`);
  await expect(toast(page, texts.auth.loginRequired)).toBeVisible();
  await typeLogIn(page, JUNHO);
  await expect(page).toHaveURL('/alarm?page=1#main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.nav.notifications);
});

// web/paths.test.ts has further URLs.
test('login does not redirect to another origin', async ({ page }) => {
  await page.goto(`/?next=${encodeURIComponent('/\\evil.example/')}`);
  await typeLogIn(page, JUNHO);
  await expect(page).toHaveURL('/home');
});
