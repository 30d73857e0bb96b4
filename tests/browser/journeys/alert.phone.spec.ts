import { test as base, expect } from '@playwright/test';
import type { Client } from 'pg';
import { TestPostgres } from '../../../server/test-kit/processes/postgres';
import { ServerProcess } from '../../../server/test-kit/processes/server-process';
import { texts } from '../../../web/texts';
import { expectAccessible } from '../support/accessibility';
import { confirmEmail, followLink, openMail } from '../support/mails';
import { newMemberOnPhone } from '../support/people';
import { newProject, nextStep, unique } from '../support/steps';

const { alert, application, notice } = texts;

/** A server of its own, because the test moves its clock to the next morning. */
interface Service {
  url: string;
  sql: Client;
}

const test = base.extend<object, { service: Service }>({
  service: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires the pattern
    async ({}, use) => {
      const postgres = await TestPostgres.create();
      const server = await ServerProcess.start({ env: { DATABASE_URL: postgres.url } });
      const sql = await postgres.connect();
      await use({ url: `http://localhost:${server.port}`, sql });
      await sql.end();
      await server.stop();
      await server.remove();
      await postgres.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ service }, use) => use(service.url),
});

/** Moves the clock to the next morning, and runs the check and then the job of mails. */
async function untilMailed(sql: Client): Promise<void> {
  await sql.query(`update notice set created_at = created_at - interval '2 minutes'`);
  await sql.query(`create or replace function clock_now() returns timestamptz language sql stable parallel safe as
    $$ select ((now() at time zone 'Asia/Seoul')::date + 1 + time '11:30') at time zone 'Asia/Seoul' $$`);
  await sql.query(`select graphile_worker.add_job('checkAlerts')`);
  await expect
    .poll(async () => (await sql.query(`update notification set created_at = now() where news is not null`)).rowCount)
    .toBe(1);
  await sql.query(`select graphile_worker.add_job('mailNotifications')`);
}

test('a student at a small school gets a mail about a new notice and applies to it', async ({ browser, service }) => {
  // The mail waits for jobs, and axe checks three pages.
  test.slow();
  const owner = await newMemberOnPhone(browser);
  const { page, member } = await newMemberOnPhone(browser, owner.member.university);
  await confirmEmail(page, member.email);
  const title = `학교 지도 ${unique()}`;

  await test.step('the list without notices offers an alert of its conditions', async () => {
    await page.goto('/projectdetails');
    await page.getByRole('button', { name: notice.role.BACKEND }).tap();
    await expect(page).toHaveURL(/role=BACKEND/);
    // The URL changes before the page shows its conditions.
    await expect(page.getByRole('button', { name: notice.role.BACKEND })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: alert.receive }).tap();
    await expect(page.getByRole('link', { name: alert.receiving })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: alert.receiving }).tap();
    await expect(page.getByRole('link', { name: '프로젝트 · 백엔드' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the mail of the next morning leads to the list with the new notice', async () => {
    await newProject(owner.api, title);
    await untilMailed(service.sql);
    const mailbox = await openMail(page, member.email, '새 공고');
    const list = await followLink(mailbox, '‘프로젝트 · 백엔드’ 조건에 맞는 새 공고 1개');
    await expect(list).toHaveURL(/\/projectdetails\?role=BACKEND&alert=\d+$/);
    await expect(list.getByRole('link', { name: alert.receiving })).toBeVisible();
    const isOpened = `select from alert where opened_at = clock_now()`;
    await expect.poll(async () => (await service.sql.query(isOpened)).rowCount).toBe(1);
    await list.getByRole('link', { name: title }).tap();
    await list.getByRole('button', { name: application.apply }).tap();
    const form = list.getByRole('dialog', { name: application.formTitle });
    await form.getByText(notice.role.BACKEND, { exact: true }).tap();
    await form.getByLabel(application.text).fill('서버를 맡고 싶어요.');
    await form.getByRole('button', { name: application.submitAs(notice.role.BACKEND) }).tap();
    await expect(nextStep(list, application.applied)).toBeVisible();
  });

  await test.step('the bell leads to the same list', async () => {
    await page.goto('/alarm');
    const found = page.getByRole('link', { name: '‘프로젝트 · 백엔드’ 조건에 맞는 새 공고 1개가 올라왔어요.' });
    await expect(found).toBeVisible();
    await expectAccessible(page);
    await found.tap();
    await expect(page).toHaveURL(/\/projectdetails\?role=BACKEND&alert=\d+$/);
  });
});
