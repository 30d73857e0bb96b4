import { randomBytes } from 'node:crypto';
import { type APIRequestContext, type ConsoleMessage, type Locator, type Page, expect } from '@playwright/test';
import { GQL } from '../../../server/test-kit/clients/graphql-operations';
import { CONSENT_KINDS, CONSENT_VERSIONS } from '../../../shared/consents';
import { texts } from '../../../web/texts';

/** The credentials of a member. */
export interface Account {
  loginId: string;
  password: string;
}

/** A member created for a single test. */
export interface NewMember extends Account {
  nickName: string;
  university: string;
  email: string;
}

/** The demo accounts: minji has received applications to decide, junho has sent applications. */
export const MINJI: Account = { loginId: 'minji', password: 'hanteam-demo' };
export const JUNHO: Account = { loginId: 'junho', password: 'hanteam-demo' };
/** The moderator of the demo school. */
export const JIWOO: Account = { loginId: 'jiwoo', password: 'hanteam-demo' };

/** Returns a unique string, because the tests run in parallel on one server. */
export function unique(): string {
  return randomBytes(5).toString('hex');
}

/** Returns the sign-up values of a new member, by default at a new school. */
export function describeMember(school?: string, nickName?: string): NewMember {
  const name = unique();
  return {
    loginId: `t${name}`,
    password: `hanteam-${name}`,
    nickName: nickName ?? `학생${name.slice(0, 4)}`,
    university: school ?? `시험대학교 ${name}`,
    email: `${name}@example.com`,
  };
}

/** Signs a new member up through the API, with all consents. */
export async function newMember(request: APIRequestContext, school?: string, nickName?: string): Promise<NewMember> {
  const member = describeMember(school, nickName);
  const { university, ...fields } = member;
  const consents = CONSENT_KINDS.map((kind) => ({ kind, version: CONSENT_VERSIONS[kind] }));
  await queryGraphql(request, GQL.signUp, { input: { ...fields, school: university, consents } });
  return member;
}

/** Logs in through the API, with the same result as the login page. */
export async function logIn(page: Page, { loginId, password }: Account): Promise<void> {
  await post(page.request, '/api/auth/login', { loginId, password });
  await page.addInitScript({ content: `sessionStorage.setItem('id', ${JSON.stringify(loginId)})` });
}

/**
 * Ends the session on the server only. Waits for pending requests, because their responses would
 * reveal it to the page.
 */
export async function endSession(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
}

/** Logs in through the form of the login page, which must be open. */
export async function typeLogIn(page: Page, { loginId, password }: Account): Promise<void> {
  await page.getByLabel(texts.auth.loginId, { exact: true }).fill(loginId);
  await page.getByLabel(texts.auth.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: texts.auth.logIn }).click();
}

/**
 * Signs up at a school outside the list through the form behind the login page, which must be open.
 * This also logs in.
 */
export async function typeSignUp(page: Page, member: NewMember): Promise<void> {
  await page.getByRole('link', { name: texts.auth.signUp }).click();
  await expect(page.getByRole('heading', { name: texts.member.signUpTitle })).toBeVisible();
  await page.getByLabel(texts.auth.loginId, { exact: true }).fill(member.loginId);
  await page.getByLabel(texts.auth.password, { exact: true }).fill(member.password);
  await page.getByLabel(texts.member.passwordAgain).fill(member.password);
  await page.getByLabel(texts.member.nickName).fill(member.nickName);
  await page.getByLabel(texts.member.school).fill(member.university);
  await page.getByLabel(texts.member.email).fill(member.email);
  await page.getByRole('button', { name: texts.member.keepSchool(member.university) }).click();
  await page.getByRole('checkbox', { name: texts.consent.all }).check();
  await page.getByRole('button', { name: texts.member.signUp }).click();
  await expect(toast(page, texts.member.signedUp)).toBeVisible();
}

/** Posts to the API with the session of the request context and returns the response body. */
export async function post<T = unknown>(request: APIRequestContext, path: string, data: object): Promise<T> {
  const response = await request.post(path, { data });
  expect(response.ok(), `POST ${path}: ${await response.text()}`).toBe(true);
  return (await response.json()) as T;
}

/** Runs a GraphQL query with the session of the request context. */
export async function queryGraphql<T>(request: APIRequestContext, query: string, variables: object = {}): Promise<T> {
  const { data, errors } = await post<{ data: T; errors?: unknown }>(request, '/graphql', { query, variables });
  expect(errors, JSON.stringify(errors)).toBeUndefined();
  return data;
}

/** Largest number of aliases in a document. */
const MAX_ALIASES = 15;

/** Runs a mutation once for each input, in few requests. */
export async function mutateAll(
  request: APIRequestContext,
  mutation: string,
  inputType: string,
  inputs: readonly object[],
): Promise<void> {
  for (let start = 0; start < inputs.length; start += MAX_ALIASES) {
    const batch = inputs.slice(start, start + MAX_ALIASES);
    const parameters = batch.map((_, index) => `$i${index}: ${inputType}!`).join();
    const fields = batch.map((_, index) => `m${index}: ${mutation}(input: $i${index}) { __typename }`).join(' ');
    const variables = Object.fromEntries(batch.map((input, index) => [`i${index}`, input]));
    await queryGraphql(request, `mutation (${parameters}) { ${fields} }`, variables);
  }
}

const PROJECT = {
  field: '웹',
  techStack: 'React',
  recruitNumber: 3,
  frontendNumber: 1,
  backendNumber: 1,
  designerNumber: 1,
  content: '같이 만들어요.',
};

/** Posts a project with the session of the request context and returns its id. */
export async function newProject(
  request: APIRequestContext,
  title: string,
  overrides: Partial<typeof PROJECT> = {},
): Promise<string> {
  const project = { ...PROJECT, title, ...overrides };
  const { projectId } = await post<{ projectId: number }>(request, '/api/projects', project);
  return String(projectId);
}

/** Posts a study with the session of the request context and returns its id. */
export async function newStudy(
  request: APIRequestContext,
  title: string,
  { recruitNumber = 5 }: { recruitNumber?: number } = {},
): Promise<string> {
  const study = { title, recruitNumber, content: '같이 읽어요.' };
  const { studyId } = await post<{ studyId: number }>(request, '/api/studies', study);
  return String(studyId);
}

/**
 * Collects console errors and warnings (including Content-Security-Policy violations), page errors
 * and failed requests.
 */
export function watchConsole(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    // Most tests run without the service worker (playwright.config.ts).
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // Browsers abort pending requests on navigation.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') problems.push(`${reason} ${request.url()}`);
  });
  return problems;
}

/** Returns the toast with this message. */
export function toast(page: Page, message: string): Locator {
  return page.locator('.ant-notification-notice', { hasText: message });
}

/** Returns the card on home about an action and its next step. */
export function nextStep(page: Page, done: string): Locator {
  return page.getByRole('region', { name: done });
}

/** Returns the button of the viewer's menu, which is in the top bar and named after the viewer. */
export function userMenu(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: new RegExp(`${texts.nav.userMenu('')}$`) });
}

/** Chooses an action for all applicants: a button on wide screens, an item of a menu on phones. */
export async function chooseQueueAction(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: texts.application.queueMenu });
  const action = page.getByRole('button', { name });
  await expect(menu.or(action)).toBeVisible();
  if (await action.isVisible()) return action.click();
  await menu.click();
  return page.getByRole('menuitem', { name }).click();
}

/** Shows the applications of a state, such as `DECIDED`, and expects their number. */
export async function showApplications(
  page: Page,
  state: keyof typeof texts.application.states,
  count: number,
): Promise<void> {
  const { counted, filteredBy, stateFilter, states } = texts.application;
  await page.getByRole('button', { name: filteredBy(stateFilter, '') }).click();
  await page.getByRole('menuitemradio', { name: counted(states[state], count) }).click();
}

/** Returns the responses that the browser stores for offline reading. */
export function readStoredResponses(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const cache = await caches.open('hanteam-answers');
    const responses = await Promise.all((await cache.keys()).map(async (key) => (await cache.match(key))?.text()));
    return responses.join();
  });
}
