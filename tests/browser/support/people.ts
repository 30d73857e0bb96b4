import { type APIRequestContext, type Browser, type Page, devices } from '@playwright/test';
import { GQL } from '../../../server/test-kit/clients/graphql-operations';
import { type NewMember, logIn, newMember, post, queryGraphql } from './steps';

/** A scale of 1 has a seventh of the pixels. */
const PHONE = { ...devices['Pixel 7'], deviceScaleFactor: 1 };

/** A member with a browser context of a phone. */
export interface MemberOnPhone {
  member: NewMember;
  page: Page;
  api: APIRequestContext;
}

/** Signs a new member up, by default at a new school, and logs them in on a phone of their own. */
export async function newMemberOnPhone(browser: Browser, school?: string): Promise<MemberOnPhone> {
  const context = await browser.newContext({ ...PHONE, locale: 'ko-KR', timezoneId: 'Asia/Seoul' });
  const page = await context.newPage();
  const member = await newMember(context.request, school);
  await logIn(page, member);
  return { member, page, api: context.request };
}

/** Applies to a study through the API and returns the id of the application. */
export async function applyTo({ api }: MemberOnPhone, study: string): Promise<string> {
  const { applicationId } = await post<{ applicationId: number }>(api, `/api/studies/${study}/applications`, {
    application: '같이 읽어요.',
  });
  return String(applicationId);
}

/** Returns the id of the first application to a notice of the member with this request context. */
export async function readApplicationId(api: APIRequestContext, noticeId: string): Promise<string> {
  type Data = { notice: { applications: { nodes: [{ id: string }] } } };
  const query = 'query ($id: ID!) { notice(id: $id) { applications(first: 1) { nodes { id } } } }';
  const { notice } = await queryGraphql<Data>(api, query, { id: noticeId });
  return notice.applications.nodes[0].id;
}

/** Approves an application through the API. */
export async function approve(api: APIRequestContext, id: string): Promise<void> {
  await queryGraphql(api, GQL.approve, { id });
}

/** Resolves when the page has subscribed to notifications. Call it before the page is opened. */
export function waitForSubscription(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes('LiveNotifications')) resolve();
      }),
    );
  });
}
