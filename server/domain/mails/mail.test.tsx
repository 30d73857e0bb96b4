import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { z } from 'zod';
import { createTransactionStatements } from '../../platform/database/statements/statements';
import { performJob } from '../../platform/jobs/job';
import { LinkButton, MailLayout, Paragraph } from '../../platform/mail/layout';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { makeJobsDue } from '../../test-kit/database/make-jobs-due';
import { buildMember } from '../../test-kit/factories/factories';
import { runJob, startRunner, storedJobs, type TestRunner, untilJobsDone } from '../../test-kit/app/jobs';
import { SLOW_MS, TestSmtp } from '../../test-kit/servers/smtp';
import { until } from '../../test-kit/processes/until';
import type { Services } from '../context';
import { defineMail, sendMail } from './mail.service';

const GREETING = defineMail({
  name: 'greeting',
  mailboxLimit: null,
  data: z.object({ to: z.string(), nickName: z.string() }),
  compose: async (_services, { to, nickName }) => ({
    to,
    subject: `${nickName}님, 반가워요`,
    unsubscribe: null,
    body: (
      <MailLayout language="ko" title="반가워요">
        <Paragraph>{nickName}님, 함께해요.</Paragraph>
        <LinkButton href="http://localhost:4000/home">시작하기</LinkButton>
      </MailLayout>
    ),
  }),
});

const smtp = new TestSmtp();
let app: TestApp;
let runner: TestRunner | undefined;
let keys = 0;

beforeAll(async () => {
  await smtp.start();
  app = await startTestApp({ SMTP_URL: smtp.url, MAIL_FROM: '한팀 <no-reply@hanteam.example>' });
});

afterEach(async () => {
  await runner?.stop();
  runner = undefined;
  smtp.behaviour = 'accept';
  smtp.mails.splice(0);
  smtp.attempts = 0;
  await app.sql('delete from graphile_worker._private_jobs');
});

afterAll(async () => {
  await app.close();
  await smtp.stop();
});

const start = async (services?: Services): Promise<TestRunner> =>
  (runner = await startRunner(app, [GREETING.job], services));

/** Queues a mail in a transaction of its own. */
async function greet(nickName = '민지', key = `test-${(keys += 1)}`): Promise<void> {
  await app.em().transactional(async (em) => {
    const writes = await createTransactionStatements(em);
    await sendMail({ writes }, GREETING, { key, data: { to: 'minji@example.com', nickName } });
  });
}

/** Waits until the only job has failed the given number of times. */
async function untilFailed(times: number): Promise<void> {
  await until(async () => {
    const [job] = await storedJobs(app);
    return job?.attempts === times && job.error !== null && !job.locked;
  }, 10_000);
}

describe('a mail', () => {
  it('arrives in Korean as text and as HTML and loads nothing', async () => {
    await start();
    await greet('<b>민지</b>');
    await smtp.untilReceived(1);
    const [mail] = smtp.mails;
    expect(mail).toMatchObject({
      subject: '<b>민지</b>님, 반가워요',
      from: { name: '한팀', address: 'no-reply@hanteam.example' },
      to: [{ address: 'minji@example.com' }],
    });
    expect(mail?.messageId).toMatch(/^<mail-\d+-\d+@hanteam\.example>$/);
    expect(mail?.html?.replaceAll('<!-- -->', '')).toContain('&lt;b&gt;민지&lt;/b&gt;님, 함께해요.');
    expect(mail?.html).toMatch(/<html[^>]*lang="ko"/);
    expect(mail?.html).not.toMatch(/<img|<script|<link|url\(|@import/i);
    expect(mail?.text).toContain('<b>민지</b>님, 함께해요.');
    expect(mail?.text).toContain('시작하기 http://localhost:4000/home');
  });

  it('has dark colours, of which the text version shows nothing', async () => {
    await start();
    await greet();
    await smtp.untilReceived(1);
    const [mail] = smtp.mails;
    expect(mail?.html).toContain('@media (prefers-color-scheme: dark) {');
    expect(mail?.html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(mail?.text).not.toContain('color');
  });

  it('is not sent if its transaction is rolled back', async () => {
    await start();
    const failing = app.em().transactional(async (em) => {
      const writes = await createTransactionStatements(em);
      await sendMail({ writes }, GREETING, { key: 'undone', data: { to: 'a@example.com', nickName: '취소' } });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await greet();
    await smtp.untilReceived(1);
    await untilJobsDone(app);
    expect(smtp.mails.map(({ subject }) => subject)).toEqual(['민지님, 반가워요']);
    expect(await app.sql(`select from mail where key = 'greeting:undone'`)).toEqual([]);
  });

  it('is sent once by two instances and once for each cause', async () => {
    const other = await startRunner(app, [GREETING.job]);
    await start();
    await Promise.all(Array.from({ length: 20 }, (_, index) => greet(`${index}`)));
    await greet('같은 일', 'same');
    await greet('같은 일', 'same');
    await untilJobsDone(app);
    await other.stop();
    expect(smtp.mails.length).toBe(21);
    expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(21);
  });

  it('shares its connection with others, and is sent over another one if that was lost', async () => {
    const steps: string[] = [];
    smtp.interfere = async (step) => void steps.push(step);
    await start();
    for (let count = 1; count <= 3; count += 1) {
      await greet();
      await smtp.untilReceived(count);
      await untilJobsDone(app);
    }
    const connections = (): number => steps.filter((step) => step === 'connected').length;
    expect(connections()).toBeLessThanOrEqual(1);
    smtp.disconnect();
    await greet();
    await smtp.untilReceived(4);
    await untilJobsDone(app);
    expect([smtp.mails.length, smtp.attempts]).toEqual([4, 4]);
    smtp.interfere = () => Promise.resolve();
  });

  it('is deleted 90 days after its cause', async () => {
    await greet('옛 메일', 'old');
    await greet('새 메일', 'new');
    await app.sql(`update mail set created_at = now() - interval '91 days' where key = 'greeting:old'`);
    await runJob(app, 'sweepMails');
    const rows = await app.sql<{ key: string }>(`select key from mail where key in ('greeting:old', 'greeting:new')`);
    expect(rows).toEqual([{ key: 'greeting:new' }]);
  });

  it('is deleted with all others of its age, even if no job ran for months', async () => {
    await app.sql(
      `insert into mail (key, created_at) select 'greeting:' || number, now() - interval '91 days' from generate_series(1, 2500) number`,
    );
    await runJob(app, 'sweepMails');
    expect(await app.sql(`select key from mail where created_at < now() - interval '90 days'`)).toEqual([]);
  });
});

describe('a mail server that', () => {
  it('is slow delays no transaction and gets the mail once', async () => {
    smtp.behaviour = 'slow';
    await start();
    const before = performance.now();
    await greet();
    expect(performance.now() - before).toBeLessThan(SLOW_MS / 4);
    await smtp.untilReceived(1);
    await untilJobsDone(app);
    expect(smtp.mails.length).toBe(1);
  });

  it('[A48] refuses an address for good gets the mail once, and the address is stored as refused', async () => {
    smtp.behaviour = 'unknown';
    const [member, other] = [await buildMember(app.em(), { email: 'Minji@example.com' }), await buildMember(app.em())];
    const { log } = await start();
    const before = smtp.refused;
    await greet();
    await untilJobsDone(app);
    expect([smtp.refused - before, smtp.mails.length]).toEqual([1, 0]);
    const refused = await app.sql<{ id: number }>('select id from member where email_refused_at is not null');
    expect(refused).toEqual([{ id: member.id }]);
    expect(other.emailRefusedAt).toBeNull();
    expect(log()).not.toContain('minji@example.com');
    await app.sql('delete from member');
  });

  it('[A48] refuses the service for good gets the mail again later, and no address is refused', async () => {
    smtp.behaviour = 'policy';
    await buildMember(app.em(), { email: 'minji@example.com' });
    await start();
    await greet();
    await untilFailed(1);
    expect(await app.sql('select from member where email_refused_at is not null')).toEqual([]);
    smtp.behaviour = 'accept';
    await makeJobsDue(app);
    await untilJobsDone(app);
    expect(smtp.mails.length).toBe(1);
    await app.sql('delete from member');
  });

  it('refuses a mail for now gets it again later, and neither the log nor the job contains the address', async () => {
    smtp.behaviour = 'refuse';
    const { log } = await start();
    await greet();
    await untilFailed(1);
    expect(await storedJobs(app)).toMatchObject([
      { error: expect.stringMatching(/^MailError EENVELOPE 450$/) as string },
    ]);
    expect(log()).not.toContain('minji@example.com');
    smtp.behaviour = 'accept';
    await makeJobsDue(app);
    await untilJobsDone(app);
    expect(smtp.mails.length).toBe(1);
  });

  it('disconnects in the middle of a message gets it again later', async () => {
    smtp.behaviour = 'disconnect';
    await start();
    await greet();
    await untilFailed(1);
    expect(smtp.mails).toEqual([]);
    smtp.behaviour = 'accept';
    await makeJobsDue(app);
    await untilJobsDone(app);
    expect(smtp.mails).toHaveLength(1);
  });

  it('is down for a while gets every mail afterwards', async () => {
    await smtp.stop();
    await start();
    await greet('하나');
    await untilFailed(1);
    await greet('둘');
    await smtp.start();
    await makeJobsDue(app);
    await smtp.untilReceived(2);
    await untilJobsDone(app);
    expect(new Set(smtp.mails.map(({ subject }) => subject))).toEqual(new Set(['둘님, 반가워요', '하나님, 반가워요']));
    expect(smtp.mails.length).toBe(2);
  });
});

describe('a process that ends', () => {
  it('after the mail server has accepted a mail but before this is stored causes one more copy with the same id', async () => {
    const { services } = app.server;
    let breaks = 1;
    const writes: Services['writes'] = {
      ...services.writes,
      run: (statement, values) => {
        if (statement.name === 'mails.markSent' && (breaks -= 1) >= 0) throw new Error('the process was killed');
        return services.writes.run(statement, values);
      },
    };
    await start({ ...services, writes });
    await greet();
    await untilFailed(1);
    expect(smtp.mails.length).toBe(1);
    await makeJobsDue(app);
    await untilJobsDone(app);
    expect(smtp.mails.length).toBe(2);
    expect(smtp.mails[0]?.messageId).toBe(smtp.mails[1]?.messageId);
  });

  it('after this is stored but before the job has ended causes no further copy', async () => {
    await greet();
    const [job] = await app.sql<{ payload: unknown }>(`select payload from graphile_worker._private_jobs`);
    const { signal } = new AbortController();
    for (let run = 0; run < 2; run += 1) await performJob(GREETING.job, app.server.services, job?.payload, signal);
    expect(smtp.mails.length).toBe(1);
  });
});

describe('without a mail server', () => {
  let plain: TestApp;

  beforeAll(async () => {
    plain = await startTestApp({ PORT: '0' });
  });

  afterAll(() => plain.close());

  it('mails are stored as files; /dev/mail lists and shows them without running their content', async () => {
    const { mailer } = plain.server.services;
    const message = {
      id: 'mail-1-1',
      name: 'greeting',
      queuedAt: new Date(),
      to: 'a@example.com',
      subject: '<script>alert(1)</script>',
      text: '글자 </pre>',
      unsubscribe: null,
    };
    const html = '<p>안녕하세요</p><script>alert(1)</script>';
    for (let attempt = 0; attempt < 2; attempt += 1)
      await mailer.send({ ...message, html }, new AbortController().signal);
    const folder = join(plain.dataDir, 'mail');
    expect(await readdir(folder)).toEqual(['mail-1-1.eml']);
    const stored = await PostalMime.parse(await readFile(join(folder, 'mail-1-1.eml')));
    expect(stored).toMatchObject({ subject: message.subject, html: expect.stringContaining(html) as string });
    const visitor = plain.visitor();
    const list = await visitor.agent.get('/dev/mail');
    expect(list.text).toContain('<a href="/dev/mail/mail-1-1.eml">&#60;script&#62;');
    const page = await visitor.agent.get('/dev/mail/mail-1-1.eml');
    expect(page.text).toContain('글자 &#60;/pre&#62;');
    expect(page.text).not.toContain('<script');
    expect(page.headers['content-security-policy']).toContain(`default-src 'none'; script-src 'none'`);
    const shown = await visitor.agent.get('/dev/mail/mail-1-1.eml/html');
    expect(shown.text).toContain('안녕하세요');
    expect(shown.headers['content-security-policy']).toMatch(/script-src 'none'.*sandbox allow-popups/);
    for (const path of ['no.eml', '..%2fsecret', 'mail-1-1.eml%00', 'x'])
      expect((await visitor.agent.get(`/dev/mail/${path}`)).status).toBe(404);
  });
});

it('/dev/mail does not exist with a mail server or in production', async () => {
  const apps = [
    app,
    await startTestApp({ NODE_ENV: 'production', SESSION_SECRET: '12345678'.repeat(4), THROTTLE: 'on' }),
  ];
  for (const each of apps) {
    const response = await each.visitor().agent.get('/dev/mail').set('Accept', 'application/json');
    expect(response.text).not.toContain('보낸 메일');
  }
  await apps[1]?.close();
});
