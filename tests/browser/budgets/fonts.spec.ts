import { type Page, expect, test } from '@playwright/test';
import { newSchool } from '../support/school';
import { logIn } from '../support/steps';

/** Largest allowed sum of layout shifts in a visit. */
const MAX_SHIFT = 0.01;

/** Records the sum of layout shifts from the beginning of the visit. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
}

const PAGES: [what: string, path: (ids: { study: string }) => string][] = [
  ['login', () => '/'],
  ['home', () => '/home'],
  ['the list of projects', () => '/projectdetails'],
  ['a notice', ({ study }) => `/study/${study}`],
];

for (const [what, path] of PAGES) {
  test(`${what}: Pretendard loads after the first paint, from this server, and moves nothing`, async ({
    page,
    baseURL,
  }) => {
    const { student, study } = await newSchool(page.request);
    if (what === 'login') await page.context().clearCookies();
    else await logIn(page, student);
    const shift = await watchShifts(page);
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    await page.goto(path({ study }));
    await expect.poll(() => fonts.length).toBeGreaterThan(2);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    expect(fonts.filter((url) => !url.startsWith(`${baseURL}/assets/pretendard-`))).toEqual([]);
    const [paint, font] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'))?.startTime ?? 0,
    ]);
    expect(font).toBeGreaterThan(paint ?? Infinity);
    expect(await page.evaluate(() => document.fonts.check('700 24px "Pretendard Variable"', '학교'))).toBe(true);
    expect(await shift()).toBeLessThanOrEqual(MAX_SHIFT);
  });
}

test(
  'an installed Pretendard is looked up once per weight, not for each slice',
  { tag: '@phone' },
  async ({ page }) => {
    await page.context().clearCookies();
    await page.goto('/', { waitUntil: 'networkidle' });
    const href = await page.locator('link[href*="/pretendard-"]').getAttribute('href');
    const faces = (await (await page.request.get(href ?? '')).text()).split('@font-face').slice(1);
    const installed = faces.filter((face) => face.includes("'Pretendard Installed'"));
    expect(installed).toHaveLength(4);
    expect(faces.filter((face) => face.includes('local('))).toEqual(installed);
  },
);
