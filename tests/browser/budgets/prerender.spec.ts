import { type Page, expect, test } from '@playwright/test';
import { texts } from '../../../web/texts';
import { newSchool } from '../support/school';
import { JUNHO, logIn, watchConsole } from '../support/steps';

const BACKGROUND = { light: 'rgb(247, 246, 242)', dark: 'rgb(14, 21, 18)' };

/** Largest allowed shift in pixels. Browsers round the height of a line of text. */
const TOLERANCE = 2;

/** Returns the colours and positions of all elements of the form. */
function readLooks(page: Page): Promise<{ look: string[]; place: number[] }[]> {
  return page.locator('form *').evaluateAll((elements) =>
    elements.map((element) => {
      const { color, backgroundColor, fontSize } = getComputedStyle(element);
      const { top, left, width, height } = element.getBoundingClientRect();
      return { look: [element.tagName, color, backgroundColor, fontSize], place: [top, left, width, height] };
    }),
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the login page is painted before any script runs, and then stays unchanged (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    let release: () => void = () => undefined;
    const seen = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.js', async (route) => {
      await seen;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByLabel(texts.auth.loginId, { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(texts.common.title(texts.auth.title));
    await expect(page.locator('body')).toHaveCSS('background-color', BACKGROUND[colorScheme]);
    const painted = await readLooks(page);
    release();
    await expect(page.getByRole('button', { name: texts.auth.demoAs('민지') })).toBeVisible();
    const final = await readLooks(page);
    expect(final.map(({ look }) => look)).toEqual(painted.map(({ look }) => look));
    const moved = final.flatMap(({ place }, index) =>
      place.map((value, side) => Math.abs(value - (painted[index]?.place[side] ?? Infinity))),
    );
    expect(Math.max(...moved)).toBeLessThanOrEqual(TOLERANCE);
  });
}

test('text typed before the scripts arrive stays, and the login uses it', { tag: '@phone' }, async ({ page }) => {
  const problems = watchConsole(page);
  let release: () => void = () => undefined;
  const typed = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto('/?next=%2Falarm', { waitUntil: 'commit' });
  const loginId = page.getByLabel(texts.auth.loginId, { exact: true });
  await loginId.fill(JUNHO.loginId);
  release();
  const signUp = page.getByRole('link', { name: texts.auth.signUp });
  await expect(signUp).toHaveAttribute('href', /next=%2Falarm/);
  await expect(loginId).toHaveValue(JUNHO.loginId);
  await expect(loginId).toBeFocused();
  await page.getByLabel(texts.auth.password, { exact: true }).fill(JUNHO.password);
  await page.getByRole('button', { name: texts.auth.logIn }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.nav.notifications);
  expect(problems).toEqual([]);
});

test('a browser without paint timing starts as well', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: [] }));
  await page.goto('/');
  await expect(page.getByRole('button', { name: texts.auth.demoAs('민지') })).toBeVisible();
});

test(
  'the titles of a list and the text of a notice are readable before any script runs',
  { tag: '@phone' },
  async ({ page }) => {
    const { owner, project } = await newSchool(page.request);
    await logIn(page, owner);
    await page.route('**/*.js', () => undefined);
    await page.goto('/projectdetails', { waitUntil: 'commit' });
    await expect(page.getByText('우리 학교 지도')).toBeVisible();
    await page.goto(`/project/${project}`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('우리 학교 지도');
    await expect(page.getByText(`${owner.nickName} · ${owner.university}`)).toBeVisible();
  },
);

for (const [path, heading] of [
  ['/home', texts.nav.greeting],
  ['/projectdetails', texts.notice.lists.PROJECT],
] as const) {
  test(
    `the prerendered shell of ${path} is in the HTML and contains no personal data`,
    { tag: '@phone' },
    async ({ page }) => {
      await logIn(page, JUNHO);
      await page.route('**/*.js', () => undefined);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('#root')).not.toContainText('준호');
    },
  );

  test(`the heading of ${path} stays at its position in the shell`, async ({ page }) => {
    await logIn(page, JUNHO);
    await page.goto(path);
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}

test('the shells of member pages have their styles before any script runs', { tag: '@phone' }, async ({ page }) => {
  const { student, study } = await newSchool(page.request);
  await logIn(page, student);
  await page.route('**/*.js', () => undefined);
  for (const path of ['/home', '/projectdetails', `/study/${study}`]) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByText(texts.common.loading)).toBeVisible();
    await page.waitForFunction(() => document.styleSheets.length > 0);
    const unstyled = await page.evaluate(() => {
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
      const names = [...document.querySelectorAll('main [class^="_"]')].flatMap(({ classList }) => [...classList]);
      return names.filter((name) => !rules.some((rule) => rule.includes(`.${name}`)));
    });
    expect(unstyled).toEqual([]);
  }
});
