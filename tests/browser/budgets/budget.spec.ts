import { expect, type Page, type Request, test } from '@playwright/test';
import { LANGUAGES } from '../../../shared/language';
import { showIn } from '../support/language';
import { newSchool } from '../support/school';
import { logIn } from '../support/steps';

const KIB = 1024;

/** Maximum cost of a visit to a page, with an empty cache. */
interface Budget {
  requests: number;
  /** Compressed JavaScript. */
  scriptKib: number;
}

/** Opens the page and returns its requests, without fonts. */
async function open(page: Page, path: string): Promise<Request[]> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(path, { waitUntil: 'networkidle' });
  return requests.filter((request) => request.resourceType() !== 'font');
}

function isScript(request: Request): boolean {
  return new URL(request.url()).pathname.endsWith('.js');
}

const PAGES: [what: string, path: (ids: { study: string }) => string, budget: Budget][] = [
  ['login', () => '/', { requests: 12, scriptKib: 260 }],
  ['home', () => '/home', { requests: 16, scriptKib: 320 }],
  ['the list of projects', () => '/projectdetails', { requests: 16, scriptKib: 320 }],
  ['a notice', ({ study }) => `/study/${study}`, { requests: 18, scriptKib: 340 }],
];

const CASES = LANGUAGES.flatMap((language) =>
  PAGES.map(([what, path, budget]) => ({ what, path, language, ...budget })),
);

// All sizes load the same HTML, scripts and styles.
for (const { what, path, language, requests: maxRequests, scriptKib } of CASES) {
  const limits = `at most ${maxRequests} requests and ${scriptKib} KiB of JavaScript`;

  test(`${what} in ${language}: ${limits}, and the HTML names all scripts`, { tag: '@phone' }, async ({ page }) => {
    const { student, study } = await newSchool(page.request);
    if (what !== 'login') await logIn(page, student);
    else await page.context().clearCookies();
    await showIn(page, language);
    const html = await (await page.request.get(path({ study }))).text();
    const requests = await open(page, path({ study }));
    const scripts = requests.filter(isScript);
    const sizes = await Promise.all(scripts.map((script) => script.sizes()));
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    test
      .info()
      .annotations.push({ type: 'cost', description: `${requests.length} requests, ${Math.round(bytes / KIB)} KiB` });
    expect(bytes).toBeGreaterThan(50 * KIB);
    expect(bytes).toBeLessThanOrEqual(scriptKib * KIB);
    expect(requests.length).toBeLessThanOrEqual(maxRequests);
    const paths = scripts.map((script) => new URL(script.url()).pathname);
    expect(paths.filter((script) => !html.includes(script))).toEqual([]);
  });
}
