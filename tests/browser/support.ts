import { randomBytes } from 'node:crypto';
import { type APIRequestContext, type ConsoleMessage, type Locator, type Page, expect } from '@playwright/test';
import { texts } from '../../web/texts';

/** An account to log in with. */
export interface Account {
  loginId: string;
  password: string;
}

/** A member that a test has signed up. */
export interface NewMember extends Account {
  nickName: string;
  university: string;
  email: string;
}

/** The demo's accounts: minji has applications to decide on, junho has some that were decided. */
export const MINJI: Account = { loginId: 'minji', password: 'hanteam-demo' };
export const JUNHO: Account = { loginId: 'junho', password: 'hanteam-demo' };

/** Random letters: phone and desktop run at the same time on one server. */
export function unique(): string {
  return randomBytes(5).toString('hex');
}

/** The sign-up form of a new member, by default of a school that no other member has. */
export function describeMember(school?: string): NewMember {
  const name = unique();
  return {
    loginId: `t${name}`,
    password: `hanteam-${name}`,
    nickName: `학생${name.slice(0, 4)}`,
    university: school ?? `시험대학교 ${name}`,
    email: `${name}@example.com`,
  };
}

/** Signs a new member up through the API. */
export async function newMember(request: APIRequestContext, school?: string): Promise<NewMember> {
  const member = describeMember(school);
  await post(request, '/api/members', { ...member });
  return member;
}

/** Logs a page's browser in through the API, as the login page would have. */
export async function logIn(page: Page, { loginId, password }: Account): Promise<void> {
  await post(page.request, '/api/auth/login', { loginId, password });
  await page.addInitScript({ content: `sessionStorage.setItem('id', ${JSON.stringify(loginId)})` });
}

/** Logs in by typing. The page must be the login page. */
export async function typeLogIn(page: Page, { loginId, password }: Account): Promise<void> {
  await page.getByLabel(texts.auth.loginId, { exact: true }).fill(loginId);
  await page.getByLabel(texts.auth.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: texts.auth.logIn }).click();
}

/** Posts to the API with the request context's session; answers the body. */
export async function post<T = unknown>(request: APIRequestContext, path: string, data: object): Promise<T> {
  const response = await request.post(path, { data });
  expect(response.ok(), `POST ${path}: ${await response.text()}`).toBe(true);
  return (await response.json()) as T;
}

/** Sends a GraphQL operation with the request context's session; answers its data. */
export async function ask<T>(request: APIRequestContext, query: string, variables: object = {}): Promise<T> {
  const { data, errors } = await post<{ data: T; errors?: unknown }>(request, '/graphql', { query, variables });
  expect(errors, JSON.stringify(errors)).toBeUndefined();
  return data;
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

/** Posts a project with the request context's session; answers its id. */
export async function newProject(
  request: APIRequestContext,
  title: string,
  overrides: Partial<typeof PROJECT> = {},
): Promise<string> {
  const project = { ...PROJECT, title, ...overrides };
  const { projectId } = await post<{ projectId: number }>(request, '/api/projects', project);
  return String(projectId);
}

/** Posts a study with the request context's session; answers its id. */
export async function newStudy(request: APIRequestContext, title: string): Promise<string> {
  const study = { title, recruitNumber: 5, content: '같이 읽어요.' };
  const { studyId } = await post<{ studyId: number }>(request, '/api/studies', study);
  return String(studyId);
}

/** Collects the errors of a page that it does not show: on the console, such as policy violations, and failed requests. */
export function watchConsole(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // Leaving a page aborts its requests.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') problems.push(`${reason} ${request.url()}`);
  });
  return problems;
}

/** The toast with these words. */
export function toast(page: Page, words: string): Locator {
  return page.locator('.ant-notification-notice', { hasText: words });
}
