import { setClock } from '../../../server/test-kit/database/clock';
import type { TestClient } from '../../../server/test-kit/clients/client';
import { buildMember, buildNotification, PASSWORD } from '../../../server/test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../server/test-kit/app/test-app';
import { makeJobsDue } from '../../../server/test-kit/database/make-jobs-due';
import { startTwoInstances, type TwoInstances } from '../../../server/test-kit/app/two-instances';
import { runJob, storedJobs, untilJobsDone } from '../../../server/test-kit/app/jobs';
import { GQL } from '../../../server/test-kit/clients/graphql-operations';
import { TestSmtp } from '../../../server/test-kit/servers/smtp';
import { until } from '../../../server/test-kit/processes/until';
import type { Member } from '../../../server/domain/members/member.entity';
import { NotificationKind } from '../../../server/domain/notifications/notification-kinds';
import { describeWith } from '../../../server/test-kit/processes/describe-with';

const smtp = new TestSmtp();
/** Any instance may send a mail, so all count. */
const settings = () => ({ SMTP_URL: smtp.url, THROTTLE: 'on' });
let app: TestApp;
let mailboxes = 0;

beforeAll(async () => {
  await smtp.start();
  app = await startTestApp(settings());
});

afterEach(() => {
  smtp.behaviour = 'accept';
  smtp.mails.splice(0);
});

afterAll(async () => {
  await app.close();
  await smtp.stop();
});

/** Addresses of a new mailbox: the plain one and tagged ones. */
function freshMailbox(): { plain: string; tagged: (tag: number) => string } {
  mailboxes += 1;
  const local = `mailbox-${mailboxes}`;
  return { plain: `${local}@example.com`, tagged: (tag) => `${local}+${tag}@Example.com` };
}

/** Requests a link. The response is the same whether or not a mail is sent. */
async function request(account: string, at = app): Promise<void> {
  const response = await at.visitor().graphql(GQL.requestPasswordReset, { input: { account } });
  // A busy machine may deny some concurrent requests with UNAVAILABLE. They are sent again.
  if (response.errors?.[0]?.extensions.code === 'UNAVAILABLE') return request(account, at);
  expect(response).toEqual({ data: { requestPasswordReset: { validMinutes: 30 } } });
}

/** Waits until all mails are sent. Returns their addresses. */
async function sentTo(at = app): Promise<(string | undefined)[]> {
  await untilJobsDone(at, 30_000);
  return smtp.mails.map(({ to }) => to?.[0]?.address);
}

/** Waits until all mails are sent. Returns the addresses that were notified of a change. */
async function warned(): Promise<(string | undefined)[]> {
  await sentTo();
  const mails = smtp.mails.filter(({ subject }) => subject === '한팀 계정의 이메일 주소가 바뀌었어요');
  return mails.map(({ to }) => to?.[0]?.address);
}

describe('[A45] the mails to one mailbox', () => {
  it('are three links in half an hour for all accounts at its tags, and three for the plain address', async () => {
    const { plain, tagged } = freshMailbox();
    for (let tag = 0; tag < 6; tag += 1) {
      await buildMember(app.em(), { email: tagged(tag) });
      for (let sent = 0; sent < 2; sent += 1) await request(tagged(tag));
    }
    expect(await sentTo()).toHaveLength(3);
    smtp.mails.splice(0);
    await buildMember(app.em(), { email: plain });
    for (let sent = 0; sent < 4; sent += 1) await request(plain);
    expect(await sentTo()).toEqual([plain, plain, plain]);
  });

  it('are three links for an address that moves from account to account', async () => {
    const { plain } = freshMailbox();
    for (let account = 0; account < 3; account += 1) {
      const { id } = await buildMember(app.em(), { email: plain });
      for (let sent = 0; sent < 2; sent += 1) await request(plain);
      await sentTo();
      await app.sql('update member set email = ? where id = ?', [`left-${account}-${plain}`, id]);
    }
    expect(await sentTo()).toEqual([plain, plain, plain]);
  });

  it('are counted once, even if the mail server rejects them repeatedly', async () => {
    const { plain } = freshMailbox();
    await buildMember(app.em(), { email: plain });
    smtp.behaviour = 'refuse';
    await request(plain);
    const untilFailed = (times: number): Promise<void> =>
      until(async () => {
        const [job] = await storedJobs(app);
        return job?.attempts === times && job.error !== null && !job.locked;
      }, 10_000);
    for (const times of [1, 2, 3]) {
      await untilFailed(times);
      if (times === 3) smtp.behaviour = 'accept';
      await makeJobsDue(app);
    }
    for (let sent = 0; sent < 3; sent += 1) await request(plain);
    expect(await sentTo()).toEqual([plain, plain, plain]);
  });

  it('are five a day about changed addresses, over both transports', async () => {
    const { tagged } = freshMailbox();
    const member = await buildMember(app.em(), { email: tagged(0), emailConfirmedAt: null });
    const client = await app.as(member);
    for (let tag = 1; tag <= 4; tag += 1)
      await client.data(GQL.changeEmail, { input: { email: tagged(tag), password: PASSWORD } });
    for (let tag = 5; tag <= 8; tag += 1) {
      const { nickName, university } = member;
      const profile = { nickName, university, email: tagged(tag) };
      expect((await client.rest('post', '/members/profile', profile)).status).toBe(200);
    }
    expect(await warned()).toHaveLength(5);
  });

  it.each<[over: string, change: (client: TestClient, member: Member, email: string) => Promise<unknown>]>([
    ['GraphQL', (client, _member, email) => client.data(GQL.changeEmail, { input: { email, password: PASSWORD } })],
    [
      'REST, with a move to another school',
      (client, { nickName }, email) =>
        client.rest('post', '/members/profile', { nickName, university: '두빛대학교', email }),
    ],
  ])(
    '[SEC11] include the mail to a confirmed address, even after many changes at other tags of it: %s',
    async (_over, change) => {
      const { plain, tagged } = freshMailbox();
      const stranger = await app.as(await buildMember(app.em(), { email: tagged(0), emailConfirmedAt: null }));
      for (let tag = 1; tag <= 6; tag += 1)
        await stranger.data(GQL.changeEmail, { input: { email: tagged(tag), password: PASSWORD } });
      expect(await warned()).toHaveLength(5);
      smtp.mails.splice(0);
      const em = app.em();
      const owner = await buildMember(em, { email: tagged(7) });
      owner.verifySchool(plain.toUpperCase(), `${plain}@${owner.schoolKey}`);
      await em.flush();
      const client = await app.as(owner);
      for (let number = 0; number < 2; number += 1) await change(client, owner, `thief-${number}-${plain}`);
      expect(await warned()).toContain(tagged(7).toLowerCase());
    },
  );

  it('are 30 a day about notifications, and the bell shows all of them', async () => {
    await setClock(app, '2031-03-04T12:00:00+09:00');
    const { tagged } = freshMailbox();
    const createdAt = new Date('2031-03-04T11:00:00+09:00');
    for (let tag = 0; tag < 32; tag += 1) {
      const recipient = await buildMember(app.em(), { email: tagged(tag) });
      await buildNotification(app.em(), { recipient, kind: NotificationKind.APPLICATION_APPROVED, createdAt });
    }
    await runJob(app, 'mailNotifications');
    expect(await sentTo()).toHaveLength(30);
    expect(await app.sql('select from notification where read_at is null')).toHaveLength(32);
  });
});

describe('[A46] a mail', () => {
  it('contains no nickname, because a stranger may have chosen it', async () => {
    await setClock(app, '2031-03-04T12:00:00+09:00');
    const member = await buildMember(app.em(), { nickName: '당첨 evil.example/x' });
    await buildNotification(app.em(), {
      recipient: member,
      kind: NotificationKind.APPLICATION_APPROVED,
      createdAt: new Date('2031-03-04T11:00:00+09:00'),
    });
    await runJob(app, 'mailNotifications');
    await request(member.loginId);
    await sentTo();
    const client = await app.as(member);
    await client.data(GQL.changeEmail, { input: { email: `new-${member.email}`, password: PASSWORD } });
    const addresses = [member.email, member.email, member.email, `new-${member.email}`];
    const sent = await sentTo();
    expect(sent).toHaveLength(addresses.length);
    expect(sent).toEqual(expect.arrayContaining(addresses));
    expect(sent.filter((address) => address === member.email)).toHaveLength(3);
    for (const { subject, text, html } of smtp.mails)
      for (const part of [subject, text, html]) expect(part).not.toContain('evil.example');
  });
});

describeWith('redis')('[A45] the mails to one mailbox, by two instances', () => {
  let instances: TwoInstances;

  beforeAll(async () => {
    instances = await startTwoInstances(settings());
  });

  afterAll(() => instances.stop());

  it('are three links for twelve accounts at its tags that request three each at the same time', async () => {
    const { tagged } = freshMailbox();
    const { first, second } = instances;
    const tags = Array.from({ length: 12 }, (_, tag) => tag);
    for (const tag of tags) await buildMember(first.em(), { email: tagged(tag) });
    await Promise.all(tags.flatMap((tag) => [first, second, first].map((instance) => request(tagged(tag), instance))));
    expect(await sentTo(first)).toHaveLength(3);
    const keys = await instances.redis.keys('throttle:resetsByMailbox:*');
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.join(' ')).not.toContain('@');
  }, 60_000);
});
