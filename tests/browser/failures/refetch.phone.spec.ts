import { expect, test } from '@playwright/test';
import { texts } from '../../../web/texts';
import { applyTo, newMemberOnPhone, waitForSubscription } from '../support/people';
import { newSchool } from '../support/school';
import { logIn, post } from '../support/steps';

test('the open list of applicants is updated when a notification of an application arrives', async ({
  page,
  browser,
}) => {
  const { owner, study } = await newSchool(page.request);
  await logIn(page, owner);
  const subscribed = waitForSubscription(page);
  await page.goto(`/studyapplymember/${study}`);
  await expect(page.getByText(texts.application.noApplicants)).toBeVisible();
  await subscribed;
  const student = await newMemberOnPhone(browser, owner.university);
  await applyTo(student, study);
  await expect(page.getByRole('heading', { name: student.member.nickName })).toBeVisible();
});

test('changes between the queries of a page and its socket are shown after the socket opens', async ({
  page,
  browser,
}) => {
  const { owner, study } = await newSchool(page.request);
  await logIn(page, owner);
  let open = (): void => undefined;
  await page.routeWebSocket(/graphql/, (socket) => {
    const waiting: (string | Buffer)[] = [];
    socket.onMessage((message) => waiting.push(message));
    open = () => {
      const server = socket.connectToServer();
      socket.onMessage((message) => server.send(message));
      for (const message of waiting) server.send(message);
    };
  });
  await page.goto(`/studyapplymember/${study}`);
  await expect(page.getByText(texts.application.noApplicants)).toBeVisible();
  const student = await newMemberOnPhone(browser, owner.university);
  await applyTo(student, study);
  open();
  await expect(page.getByRole('heading', { name: student.member.nickName })).toBeVisible();
});

test('changes between the opening of the socket and the start of the subscription are shown', async ({
  page,
  browser,
}) => {
  const { owner, study } = await newSchool(page.request);
  await logIn(page, owner);
  const student = await newMemberOnPhone(browser, owner.university);
  await page.routeWebSocket(/graphql/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage(async (message) => {
      if (String(message).includes('LiveNotifications')) {
        // Delays the start of the subscription beyond a refetch that begins when the socket opens.
        await page.waitForTimeout(500);
        await applyTo(student, study);
      }
      server.send(message);
    });
  });
  await page.goto(`/studyapplymember/${study}`);
  await expect(page.getByRole('heading', { name: student.member.nickName })).toBeVisible();
});

for (const event of ['visibilitychange', 'online']) {
  test(`a page is refetched on ${event}, so that changes by others are shown`, async ({ page, browser }) => {
    const { student, owner, study } = await newSchool(page.request);
    await logIn(page, student);
    await page.goto(`/study/${study}`);
    await expect(page.getByText(texts.comment.empty)).toBeVisible();
    const { request } = await browser.newContext();
    await post(request, '/api/auth/login', owner);
    await post(request, `/api/studies/comments/${study}`, { comment: '언제 만날까요?' });
    await page.evaluate(`window.dispatchEvent(new Event('${event}'))`);
    await expect(page.getByText('언제 만날까요?')).toBeVisible();
  });
}
