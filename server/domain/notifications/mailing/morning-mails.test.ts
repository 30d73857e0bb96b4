import { setClock } from '../../../test-kit/database/clock';
import { buildMember, buildNotification, buildNotificationSetting } from '../../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { runJob, untilJobsDone } from '../../../test-kit/app/jobs';
import { TestSmtp } from '../../../test-kit/servers/smtp';
import { createTransactionStatements } from '../../../platform/database/statements/statements';
import { addJobs } from '../../kit/jobs/jobs';
import { confirmEmail } from '../../members/member-mail.sql';
import type { Member } from '../../members/member.entity';
import { NotificationKind } from '../notification-kinds';
import { NotificationTopic } from '../notification-topics';
import { NOTIFICATION_MAIL } from './notification-mail.service';

const { APPLICATION_APPROVED, APPLICATION_REJECTED, COMMENT_ADDED } = NotificationKind;

/** Members of the morning, more than one batch of the job. */
const MEMBERS = 450;

const smtp = new TestSmtp();
let app: TestApp;

beforeAll(async () => {
  await smtp.start();
  app = await startTestApp({ SMTP_URL: smtp.url });
  await setClock(app, '2031-03-04T08:00:00+09:00');
});

/** Every test looks at the mails of its own members. */
const mailsTo = ({ email }: Member): unknown[] => smtp.mails.filter(({ to }) => to?.[0]?.address === email);

afterEach(async () => {
  for (const table of ['notification', 'mail', 'graphile_worker._private_jobs']) await app.sql(`delete from ${table}`);
});

afterAll(async () => {
  await app.close();
  await smtp.stop();
});

/** Notifies a member in the night. */
async function notify(recipient: Member, kind = APPLICATION_APPROVED): Promise<number> {
  const createdAt = new Date('2031-03-04T02:00:00+09:00');
  return (await buildNotification(app.em(), { recipient, kind, createdAt })).id;
}

/** Copies a notification to each of a crowd of new members, for two kinds. */
async function notifyCrowd(): Promise<void> {
  const recipient = await buildMember(app.em());
  const id = await notify(recipient);
  await app.sql(
    `insert into member (login_id, password_hash, nick_name, university, school_key, email, email_confirmed_at)
     select 'crowd-' || i, '', '회원', university, school_key, 'crowd-' || i || '@example.com', now()
     from generate_series(1, ?) i, member where id = ?`,
    [MEMBERS, recipient.id],
  );
  await app.sql(
    `insert into notification (recipient_id, kind, notice_id, notice_title, times, created_at)
     select m.id, each, notice_id, notice_title, 1, t.created_at
     from member m, notification t, unnest(array['${APPLICATION_APPROVED}', '${APPLICATION_REJECTED}']) each
     where m.login_id like 'crowd-%' and t.id = ?`,
    [id],
  );
  await app.sql('delete from notification where id = ?', [id]);
}

const countDue = async (): Promise<number> => (await app.sql('select from notification where mail_due')).length;

async function mailNow(recipient: Member): Promise<readonly unknown[]> {
  await runJob(app, 'mailNotifications');
  await untilJobsDone(app);
  return mailsTo(recipient);
}

it('[N1] each mail of a crowd is queued once, although two instances queue the mails', async () => {
  await notifyCrowd();
  await Promise.all([1, 2].map(() => runJob(app, 'mailNotifications')));
  expect(await countDue()).toBe(0);
  expect(await app.sql('select from mail')).toHaveLength(2 * MEMBERS);
});

it('[N1] mails wait in the notifications while the queue is full', async () => {
  const { name } = NOTIFICATION_MAIL;
  const recipient = await buildMember(app.em());
  await notify(recipient);
  await app.sql(
    `select count(*) from graphile_worker.add_jobs(array(
       select row('${name}', '{}', null, now() + interval '1 day', 1, null, 0, null)::graphile_worker.job_spec
       from generate_series(1, 10000)
     ))`,
  );
  await runJob(app, 'mailNotifications');
  expect(await countDue()).toBe(1);
  await app.sql('delete from graphile_worker._private_jobs');
  expect(await mailNow(recipient)).toHaveLength(1);
}, 30_000);

it('[N1] other jobs run before mails about notifications', async () => {
  await app.em().transactional(async (em) => {
    const writes = await createTransactionStatements(em);
    const payload = { mailId: 0, data: { memberId: 0, kind: APPLICATION_APPROVED, ids: [] } };
    await addJobs(writes, NOTIFICATION_MAIL.job, [payload]);
    await addJobs(writes, { ...NOTIFICATION_MAIL.job, priority: 0 }, [payload]);
    await em.execute(`update graphile_worker._private_jobs set run_at = now() + interval '1 day'`);
  });
  const jobs = await app.sql<{ priority: number }>('select priority from graphile_worker.jobs order by id');
  expect(jobs).toEqual([{ priority: 1 }, { priority: 0 }]);
});

describe('[A47] a notification from before', () => {
  it.each([
    ['a confirmation of the address', 'email_confirmed_at = null'],
    ['the end of a refusal', `email_refused_at = now()`],
  ])('%s is not mailed, even if the job has not seen it yet', async (_event, state) => {
    const recipient = await buildMember(app.em());
    await app.sql(`update member set ${state} where id = ?`, [recipient.id]);
    await app.sql(`update notification set created_at = now() where id = ?`, [await notify(recipient)]);
    await app.server.services.writes.run(confirmEmail, { memberId: recipient.id, email: recipient.email });
    expect(await mailNow(recipient)).toEqual([]);
    expect(await countDue()).toBe(0);
    await notify(recipient);
    expect(await mailNow(recipient)).toHaveLength(1);
  });
});

it('[N1] notifications without a mail are cleared when they are due', async () => {
  const recipient = await buildMember(app.em());
  await notify(recipient, COMMENT_ADDED);
  expect(await mailNow(recipient)).toEqual([]);
  expect(await countDue()).toBe(0);
  await buildNotificationSetting(app.em(), { member: recipient, topic: NotificationTopic.COMMENTS, mail: true });
  expect(await mailNow(recipient)).toEqual([]);
});
