import type { Email } from 'postal-mime';
import type { TestClient } from '../../../test-kit/clients/client';
import { setClock } from '../../../test-kit/database/clock';
import {
  buildBlock,
  buildMember,
  buildNotification,
  buildNotificationSetting,
  buildOffer,
  buildProject,
} from '../../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { makeJobsDue } from '../../../test-kit/database/make-jobs-due';
import { runJob, storedJobs, untilJobsDone } from '../../../test-kit/app/jobs';
import { GQL } from '../../../test-kit/clients/graphql-operations';
import { TestSmtp } from '../../../test-kit/servers/smtp';
import { until } from '../../../test-kit/processes/until';
import type { Member } from '../../members/member.entity';
import { NotificationKind, KIND_NAMES, KINDS } from '../notification-kinds';
import { TOPIC_NAMES, TOPICS } from '../notification-topics';
import { MAIL_SENTENCES } from './mail-sentences.service';
import { SECRET } from '../../../test-kit/app/secret';

/** A time on a Tuesday in Korea. */
const at = (time: string): string => `2031-03-04T${time}:00+09:00`;
const NOON = at('12:00');
const APPROVED = NotificationKind.APPLICATION_APPROVED;
const TITLE = '알고리즘 스터디';

const smtp = new TestSmtp();
let app: TestApp;

beforeAll(async () => {
  await smtp.start();
  app = await startTestApp({ SMTP_URL: smtp.url, PUBLIC_URL: 'http://hanteam.example' });
});

beforeEach(() => setClock(app, NOON));

afterEach(async () => {
  smtp.behaviour = 'accept';
  await app.sql('delete from notification');
  await app.sql('delete from graphile_worker._private_jobs');
  smtp.mails.splice(0);
});

afterAll(async () => {
  await app.close();
  await smtp.stop();
});

interface Notified {
  recipient?: Member;
  actor?: Member;
  kind?: NotificationKind;
  /** Minutes between the notification and noon. */
  minutes?: number;
  title?: string;
}

/** Inserts a notification from some minutes before noon, ten by default. */
async function notify({ kind = APPROVED, minutes = 10, title = TITLE, ...people }: Notified = {}) {
  const notice = await buildProject(app.em(), { title });
  const createdAt = new Date(new Date(NOON).getTime() - minutes * 60_000);
  const recipient = people.recipient ?? (await buildMember(app.em()));
  const notification = await buildNotification(app.em(), { ...people, recipient, kind, notice, createdAt });
  // A mail about an offer is sent while the offer is open.
  if (kind === NotificationKind.OFFER_RECEIVED)
    await buildOffer(app.em(), { notice, member: recipient, expiresAt: new Date(at('23:59')) });
  return { recipient, notice, notification };
}

/**
 * Applies to a notice at the given time. Cancels an earlier application first, without a
 * notification.
 */
async function applyAt(time: string, applicant: TestClient, noticeId: number): Promise<void> {
  const [sent] = await app.sql<{ id: number }>('select id from application where notice_id = ?', [noticeId]);
  if (sent) {
    await applicant.data(GQL.cancel, { id: sent.id });
    await app.sql(`delete from notification where kind = 'APPLICATION_CANCELLED'`);
  }
  await applicant.data(GQL.apply, { input: { noticeId, role: 'DESIGNER' } });
  // Rows have PostgreSQL's time, not that of the test's clock.
  await app.sql(`update notification set created_at = ? where notice_id = ? and kind = 'APPLICATION_RECEIVED'`, [
    at(time),
    noticeId,
  ]);
}

/** Runs the job once and returns the mails that it sent. */
async function mailNow(): Promise<readonly Email[]> {
  await runJob(app, 'mailNotifications');
  await untilJobsDone(app);
  return smtp.mails;
}

const headerOf = (mail: Email | undefined, name: string): string | undefined =>
  mail?.headers.find(({ key }) => key === name)?.value;

/** URL to which a mail program sends its POST to unsubscribe. */
const linkOf = (mail: Email | undefined): URL =>
  new URL(/^<(.+)>$/.exec(headerOf(mail, 'list-unsubscribe') ?? '')?.[1] ?? '');

describe('[N1 N2 N3] a notification', () => {
  it('is mailed once, five minutes later, unless it has been read', async () => {
    const { recipient } = await notify({ minutes: 4 });
    expect(await mailNow()).toEqual([]);
    await setClock(app, at('12:01'));
    const [mail] = await mailNow();
    expect(mail).toMatchObject({
      to: [{ address: recipient.email }],
      subject: `‘${TITLE}’ 지원이 승인됐어요.`,
    });
    expect(mail?.text).toContain('http://hanteam.example/alarm');
    expect(mail?.html).toContain('그만 받기');
    expect(linkOf(mail).href).toContain('http://hanteam.example/unsubscribe?token=');
    expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    await setClock(app, at('12:30'));
    expect(await mailNow()).toHaveLength(1);
    const { notification } = await notify();
    await app.sql('update notification set read_at = now() where id = ?', [notification.id]);
    expect(await mailNow()).toHaveLength(1);
  });

  it('is mailed once by concurrent jobs', async () => {
    for (let count = 0; count < 5; count += 1) await notify();
    await Promise.all([1, 2, 3, 4].map(() => runJob(app, 'mailNotifications')));
    expect(await mailNow()).toHaveLength(5);
  });

  it('is collected for an hour with others of its kind, if the kind is frequent', async () => {
    const kind = NotificationKind.APPLICATION_RECEIVED;
    const { recipient } = await notify({ kind, minutes: 61, title: '하나' });
    for (const title of ['둘', '둘', '둘']) await notify({ kind, recipient, title });
    await notify({ kind, minutes: 59 });
    const mails = await mailNow();
    expect(mails).toMatchObject([
      { to: [{ address: recipient.email }], subject: '‘하나’에 지원이 왔어요. (알림 1개 더)' },
    ]);
    expect(mails[0]?.text).toContain('‘둘’에 지원이 왔어요. (3번)');
  });

  it('is mailed at most an hour later if a mail of its kind was sent in the same hour', async () => {
    const { recipient } = await notify({ minutes: 8 });
    expect(await mailNow()).toHaveLength(1);
    for (let count = 0; count < 3; count += 1) await notify({ recipient, minutes: 7 });
    await notify({ recipient, minutes: 7, kind: NotificationKind.APPLICATION_REJECTED });
    await setClock(app, at('12:59'));
    expect(await mailNow()).toHaveLength(2);
    await setClock(app, at('13:00'));
    const mails = await mailNow();
    expect(mails).toHaveLength(3);
    expect(mails[2]?.text).toContain('(3번)');
  });

  it('is mailed again after a repetition, at most an hour after its first mail', async () => {
    const owner = await buildMember(app.em());
    const notice = await buildProject(app.em(), { owner, title: TITLE });
    const applicant = await app.as(await buildMember(app.em()));
    await applyAt('11:00', applicant, notice.id);
    await setClock(app, NOON);
    expect(await mailNow()).toMatchObject([{ to: [{ address: owner.email }], subject: `‘${TITLE}’에 지원이 왔어요.` }]);
    await applyAt('12:10', applicant, notice.id);
    await setClock(app, at('13:09'));
    expect(await mailNow()).toHaveLength(1);
    await setClock(app, at('13:10'));
    const mails = await mailNow();
    expect(mails).toHaveLength(2);
    expect(mails[1]?.subject).toBe(`‘${TITLE}’에 지원이 왔어요. (2번)`);
    await setClock(app, at('18:00'));
    expect(await mailNow()).toHaveLength(2);
  });

  it('is not delayed by further repetitions', async () => {
    const owner = await buildMember(app.em());
    const notice = await buildProject(app.em(), { owner, title: TITLE });
    const applicant = await app.as(await buildMember(app.em()));
    for (const time of ['11:01', '11:30', '11:59']) await applyAt(time, applicant, notice.id);
    await setClock(app, NOON);
    expect(await mailNow()).toEqual([]);
    await setClock(app, at('12:01'));
    expect(await mailNow()).toMatchObject([{ subject: `‘${TITLE}’에 지원이 왔어요. (3번)` }]);
    for (const time of ['12:30', '12:58']) await applyAt(time, applicant, notice.id);
    await setClock(app, at('13:30'));
    expect(await mailNow()).toMatchObject([{}, { subject: `‘${TITLE}’에 지원이 왔어요. (5번)` }]);
  });

  it.each([
    ['has not confirmed', 'update member set email_confirmed_at = null where id = ?'],
    ['gets no mails at', 'update member set email_refused_at = now() where id = ?'],
  ])('[A47] is never mailed to an address that its recipient %s, whatever the kind', async (_state, change) => {
    const recipient = await buildMember(app.em());
    for (const topic of TOPIC_NAMES) await buildNotificationSetting(app.em(), { member: recipient, topic, mail: true });
    await app.sql(change, [recipient.id]);
    for (const kind of [APPROVED, NotificationKind.COMMENT_ADDED, NotificationKind.DEADLINE_NEAR])
      await notify({ recipient, kind, minutes: 61 });
    expect(await mailNow()).toEqual([]);
    await app.sql('update member set email_confirmed_at = now(), email_refused_at = null where id = ?', [recipient.id]);
    expect(await mailNow()).toEqual([]);
    await notify({ recipient, minutes: 7 });
    expect(await mailNow()).toHaveLength(1);
  });

  it('[A48] is not mailed if its address is refused while the mail waits', async () => {
    smtp.behaviour = 'refuse';
    const { recipient } = await notify({ minutes: 7 });
    await runJob(app, 'mailNotifications');
    await until(() => smtp.refused > 0, 10_000);
    await app.sql('update member set email_refused_at = now() where id = ?', [recipient.id]);
    smtp.behaviour = 'accept';
    await until(async () => (await storedJobs(app)).every(({ locked }) => !locked), 10_000);
    await makeJobsDue(app);
    await untilJobsDone(app);
    expect(smtp.mails).toEqual([]);
  });

  it('is not mailed if it has become invisible to its recipient', async () => {
    const { recipient, notification } = await notify({ actor: await buildMember(app.em()) });
    await buildBlock(app.em(), { blocker: recipient, blocked: notification.actor as Member });
    const { notice } = await notify();
    await app.sql('update notice set hidden = true where id = ?', [notice.id]);
    expect(await mailNow()).toEqual([]);
  });

  it('[SEC8] does not turn a title into a link', async () => {
    const { recipient } = await notify({ title: '당첨 https://evil.example/x me@evil.example' });
    await notify({ recipient, title: 'www.evil.example' });
    const [mail] = await mailNow();
    for (const part of [mail?.subject, mail?.text, mail?.html]) {
      expect(part).toContain('evil․example');
      expect(part).not.toContain('evil.example');
    }
  });

  it('[N4] with a title that looks like a header changes only the subject', async () => {
    const { recipient } = await notify({ title: 'x\r\nBcc: victim@example.com\r\n\r\n<b>' });
    const [mail] = await mailNow();
    expect(mail?.to).toEqual([{ address: recipient.email, name: '' }]);
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail?.html).not.toContain('<b>');
  });
});

describe('[N1] quiet hours', () => {
  it.each([
    ['20:59', true],
    ['21:00', false],
    ['23:59', false],
    ['00:00', false],
    ['07:59', false],
    ['08:00', true],
  ])('at %s let a mail be sent: %s; they never drop it', async (time, isSent) => {
    await notify({ minutes: 24 * 60 });
    await setClock(app, at(time));
    expect(await mailNow()).toHaveLength(isSent ? 1 : 0);
    await setClock(app, '2031-03-06T08:00:00+09:00');
    expect(await mailNow()).toHaveLength(1);
  });

  it('also apply to a mail that the mail server refused before', async () => {
    await notify();
    smtp.behaviour = 'refuse';
    await setClock(app, at('20:59'));
    await runJob(app, 'mailNotifications');
    await until(async () => typeof (await storedJobs(app))[0]?.error === 'string', 10_000);
    smtp.behaviour = 'accept';
    await setClock(app, at('21:01'));
    await makeJobsDue(app);
    await untilJobsDone(app);
    expect(await mailNow()).toEqual([]);
    await setClock(app, '2031-03-05T08:00:00+09:00');
    expect(await mailNow()).toHaveLength(1);
  });
});

describe('[N1] a kind of notifications', () => {
  it('has one row in the rules with a topic and a sentence, and each topic has its own name', () => {
    expect(KIND_NAMES.toSorted()).toEqual(Object.values(NotificationKind).toSorted());
    const used = new Set(KIND_NAMES.map((kind) => KINDS[kind].topic));
    expect([...used].toSorted()).toEqual(TOPIC_NAMES.toSorted());
    const labels = TOPIC_NAMES.flatMap((topic) => Object.values(TOPICS[topic].label));
    expect(new Set(labels).size).toBe(labels.length);
    const sentences = KIND_NAMES.flatMap((kind) => MAIL_SENTENCES[kind]?.('Rust', null) ?? []);
    for (const { ko, en } of sentences) {
      expect(ko).toMatch(/요\.$/);
      expect(en).toMatch(/^[A-Z“][^가-힣‘]+\.$/);
    }
    expect(KIND_NAMES.filter((kind) => !MAIL_SENTENCES[kind])).toEqual(['OFFER_ANSWERED', 'SEEKING_ENDED']);
    expect(KIND_NAMES.filter((kind) => KINDS[kind].mailAfterMinutes === undefined)).toEqual([
      'OFFER_ANSWERED',
      'SEEKING_ENDED',
    ]);
  });

  const MAILED_KINDS = KIND_NAMES.filter((kind) => KINDS[kind].mailAfterMinutes !== undefined);

  it.each(MAILED_KINDS)('%s follows the default of its topic and the choice of its recipient', async (kind) => {
    const { topic } = KINDS[kind];
    const member = async (mail?: boolean): Promise<Member> => {
      const recipient = await buildMember(app.em());
      if (mail !== undefined) await buildNotificationSetting(app.em(), { member: recipient, topic, mail });
      await notify({ recipient, kind, minutes: 120 });
      return recipient;
    };
    const [silent, on, off] = [await member(), await member(true), await member(false)];
    const mails = await mailNow();
    const isMailed = ({ email }: Member): boolean => mails.some(({ to }) => to?.[0]?.address === email);
    expect([isMailed(silent), isMailed(on), isMailed(off)]).toEqual([TOPICS[topic].mail, true, false]);
    expect(linkOf(mails[0]).pathname).toBe('/unsubscribe');
  });

  it('is never mailed without a sentence for mails', async () => {
    const recipient = await buildMember(app.em());
    for (const topic of TOPIC_NAMES) {
      await buildNotificationSetting(app.em(), { member: recipient, topic, mail: true });
    }
    for (const kind of KIND_NAMES) {
      if (KINDS[kind].mailAfterMinutes === undefined) await notify({ recipient, kind, minutes: 120 });
    }
    expect(await mailNow()).toEqual([]);
    expect(await app.sql('select from notification where recipient_id = ? and mail_due', [recipient.id])).toEqual([]);
  });

  it('is listed and counted in the bell even if its mails are off', async () => {
    const recipient = await buildMember(app.em());
    for (const topic of TOPIC_NAMES) {
      await buildNotificationSetting(app.em(), { member: recipient, topic, mail: false });
    }
    for (const kind of KIND_NAMES) await notify({ recipient, kind });
    const client = await app.as(recipient);
    const bell = '{ viewer { unreadNotificationCount notifications { nodes { kind } } } }';
    const { viewer } = await client.data<{ viewer: { unreadNotificationCount: number } }>(bell);
    expect(viewer.unreadNotificationCount).toBe(KIND_NAMES.length);
    expect(await mailNow()).toEqual([]);
  });
});

describe('without a mail server in production', () => {
  it('[N1] nothing is mailed, not even later', async () => {
    const settings = { NODE_ENV: 'production', SESSION_SECRET: SECRET, THROTTLE: 'on' };
    const production = await startTestApp(settings, app);
    await notify();
    await runJob(production, 'mailNotifications');
    await production.close();
    expect(await mailNow()).toEqual([]);
  });
});
