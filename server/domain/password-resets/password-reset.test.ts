import type { Email } from 'postal-mime';
import { buildAccessToken, buildMember, PASSWORD } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { runJob, storedJobs, untilJobsDone } from '../../test-kit/app/jobs';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { SLOW_MS, TestSmtp } from '../../test-kit/servers/smtp';
import { until } from '../../test-kit/processes/until';
import { statementsOf } from '../../test-kit/database/sent-statements';
import type { Member } from '../members/member.entity';
import { SECRET } from '../../test-kit/app/secret';

const NEW_PASSWORD = 'pondering-otter';

const smtp = new TestSmtp();
/** Any instance may send a mail, so all need the URL of the service. */
const mailSettings = () => ({ SMTP_URL: smtp.url, PUBLIC_URL: 'http://hanteam.example' });
let app: TestApp;
/** An instance with rate limits. */
let throttled: TestApp;

beforeAll(async () => {
  await smtp.start();
  app = await startTestApp(mailSettings());
  throttled = await startTestApp({ ...mailSettings(), THROTTLE: 'on', TRUST_PROXY: '1' }, app);
});

afterEach(() => {
  smtp.behaviour = 'accept';
  smtp.mails.splice(0);
});

afterAll(async () => {
  await throttled.close();
  await app.close();
  await smtp.stop();
});

const request = (account: string, client = app.visitor()) =>
  client.graphql<{ requestPasswordReset: { validMinutes: number } }>(GQL.requestPasswordReset, { input: { account } });

/** Uses a link. Returns `OK` or the error code. */
const reset = async (token: string, newPassword = NEW_PASSWORD, client = app.visitor()): Promise<string> =>
  (await client.code(GQL.resetPassword, { input: { token, newPassword } })) ?? 'OK';

const canLogIn = async ({ loginId }: Member, password: string): Promise<boolean> =>
  (await app.visitor().rest('post', '/auth/login', { loginId, password })).status === 200;

/** Requests a link and returns the token from its mail. */
async function requestToken({ loginId, email }: Member): Promise<string> {
  // Mails of other tests may arrive meanwhile.
  const links = () => smtp.mails.filter((mail) => mail.to?.[0]?.address === email && tokenIn(mail) !== '');
  const before = links().length;
  await request(loginId);
  await until(() => links().length > before, 10_000);
  await untilJobsDone(app);
  return tokenIn(links().at(-1));
}

function tokenIn(mail: Email | undefined): string {
  return /http:\/\/hanteam\.example\/reset#([\w-]{43})(?![\w-])/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('resetting a lost password', () => {
  it.each<[string, (member: Member) => string]>([
    ['the login id', ({ loginId }) => loginId.toUpperCase()],
    ['the e-mail address', ({ email }) => ` ${email.toUpperCase()} `],
  ])('[A33] works with a link that is requested by %s', async (_by, accountOf) => {
    const member = await buildMember(app.em(), { nickName: '<b>민지</b>' });
    const sessions = [await app.as(member), await app.as(member)];
    const { secret } = await buildAccessToken(app.em(), { member });
    expect(await request(accountOf(member))).toEqual({ data: { requestPasswordReset: { validMinutes: 30 } } });
    await smtp.untilReceived(1);
    const [mail] = smtp.mails;
    expect(mail).toMatchObject({
      to: [{ address: member.email }],
      subject: '한팀의 새 비밀번호를 정해 주세요',
    });
    expect(mail?.text).toContain(`아이디: ${member.loginId}`);
    expect(mail?.html).not.toContain('<b>민지');
    expect(mail?.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
    const visitor = app.visitor();
    expect(await reset(tokenIn(mail), NEW_PASSWORD, visitor)).toBe('OK');
    expect(await visitor.data('{ viewer { id } }')).toEqual({ viewer: null });
    for (const session of sessions) expect(await session.data('{ viewer { id } }')).toEqual({ viewer: null });
    expect(await app.withToken(secret).code('{ viewer { id } }')).toBe('INVALID_TOKEN');
    expect([await canLogIn(member, PASSWORD), await canLogIn(member, NEW_PASSWORD)]).toEqual([false, true]);
  });

  it('[A33] ends the session of the browser that uses the link', async () => {
    const member = await buildMember(app.em());
    const client = await app.as(member);
    expect(await reset(await requestToken(member), NEW_PASSWORD, client)).toBe('OK');
    expect(await client.data('{ viewer { id } }')).toEqual({ viewer: null });
  });

  it('[A33] for another member keeps the session of the browser', async () => {
    const [member, other] = [await buildMember(app.em()), await buildMember(app.em())];
    const client = await app.as(other);
    expect(await reset(await requestToken(member), NEW_PASSWORD, client)).toBe('OK');
    expect(await client.data('{ viewer { id } }')).toEqual({ viewer: { id: String(other.id) } });
  });

  it('[A34] for an unknown account has the same response and statements, but no mail', async () => {
    const member = await buildMember(app.em());
    const [known, unknown] = [app.visitor(), app.visitor()];
    const responses: unknown[] = [];
    const ofKnown = await statementsOf(async () => responses.push(await request(member.loginId, known)));
    await untilJobsDone(app);
    const ofUnknown = await statementsOf(async () => responses.push(await request('nobody-at-all', unknown)));
    expect(responses[1]).toEqual(responses[0]);
    // Other statements belong to the job, which may start before the response is sent.
    const added = (sent: string[]): string[] => sent.filter((text) => text.includes('graphile_worker.add_job'));
    expect([added(ofKnown)[0], ofKnown[0]]).toEqual([added(ofUnknown)[0], ofUnknown[0]]);
    expect(ofUnknown[0]).toContain('graphile_worker.add_job');
    await untilJobsDone(app);
    expect(smtp.mails.length).toBe(1);
  });

  it('[A34] causes the same work and no mail for an unknown account and for an account with three links', async () => {
    const member = await buildMember(app.em());
    const worksOf = async (account: string): Promise<string[]> => {
      const sent = await statementsOf(async () => {
        await request(account);
        await untilJobsDone(app);
      });
      return sent.filter((text) => /password_reset|insert into "mail"|lower\("login_id"\)/.test(text)).toSorted();
    };
    const ofKnown = await worksOf(member.loginId);
    expect(ofKnown.length).toBeGreaterThan(3);
    expect(await worksOf('nobody-at-all')).toEqual(ofKnown);
    for (let count = 0; count < 2; count += 1) await worksOf(member.loginId);
    expect(await worksOf(member.loginId)).toEqual(ofKnown);
    expect(smtp.mails).toHaveLength(3);
  });

  it('[A33] takes no longer if the mail server is slow', async () => {
    smtp.behaviour = 'slow';
    const member = await buildMember(app.em());
    const before = performance.now();
    await request(member.loginId);
    expect(performance.now() - before).toBeLessThan(SLOW_MS / 4);
    await smtp.untilReceived(1);
    await untilJobsDone(app);
  });

  it('[A33] allows a login at once, even if wrong passwords had locked the account', async () => {
    const member = await buildMember(app.em());
    const logIn = async (password: string): Promise<number> =>
      (await throttled.visitor().rest('post', '/auth/login', { loginId: member.loginId, password })).status;
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await logIn('wrong password')).toBe(401);
    expect(await logIn(PASSWORD)).toBe(429);
    expect(await reset(await requestToken(member), NEW_PASSWORD, throttled.visitor())).toBe('OK');
    expect(await logIn(NEW_PASSWORD)).toBe(200);
  });
});

describe('a link', () => {
  it('[A35] is stored only as a hash', async () => {
    const token = await requestToken(await buildMember(app.em()));
    for (const table of ['password_reset', 'mail', 'graphile_worker._private_jobs']) {
      const rows = await app.sql(`select to_jsonb(t)::text as row from ${table} t`);
      expect(JSON.stringify(rows)).not.toContain(token);
    }
  });

  it('[A35] is used once, even by concurrent requests', async () => {
    const member = await buildMember(app.em());
    const token = await requestToken(member);
    const passwords = ['quiet-lantern-1', 'quiet-lantern-2', 'quiet-lantern-3', 'quiet-lantern-4'];
    const outcomes = await Promise.all(passwords.map((password) => reset(token, password)));
    expect(outcomes.toSorted()).toEqual(['INVALID_RESET_LINK', 'INVALID_RESET_LINK', 'INVALID_RESET_LINK', 'OK']);
    expect(await canLogIn(member, passwords[outcomes.indexOf('OK')] ?? '')).toBe(true);
    expect(await reset(token)).toBe('INVALID_RESET_LINK');
  });

  it('[A35] is valid for 30 minutes', async () => {
    const token = await requestToken(await buildMember(app.em()));
    const move = (minutes: number) =>
      app.sql(`update password_reset set expires_at = expires_at - interval '${minutes} minutes'`);
    await move(29);
    expect(await reset(token, 'short')).toBe('VALIDATION_FAILED');
    await move(1);
    expect(await reset(token)).toBe('INVALID_RESET_LINK');
  });

  it('[A35] stays valid after a refused password', async () => {
    const member = await buildMember(app.em());
    const token = await requestToken(member);
    for (const weak of [member.email, 'password1', 'x']) expect(await reset(token, weak)).toBe('VALIDATION_FAILED');
    expect(await reset(token)).toBe('OK');
  });

  it.each(['', 'x', 'x'.repeat(43), 'x'.repeat(44), '../../etc', `${'가'.repeat(43)}`])(
    '[A35] is refused with the token %j',
    async (token) => {
      expect(await reset(token)).toBe(token === '' ? 'VALIDATION_FAILED' : 'INVALID_RESET_LINK');
    },
  );

  it('[A35] ends with a new password, a new address or a withdrawal', async () => {
    const ends: ((member: Member) => Promise<unknown>)[] = [
      async (member) =>
        (await app.as(member)).data(GQL.changePassword, {
          input: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
        }),
      async (member) =>
        (await app.as(member)).data(GQL.changeEmail, { input: { email: `new-${member.email}`, password: PASSWORD } }),
      async (member) => (await app.as(member)).data(GQL.withdraw, { password: PASSWORD }),
    ];
    for (const end of ends) {
      const member = await buildMember(app.em());
      const token = await requestToken(member);
      await end(member);
      expect(await reset(token)).toBe('INVALID_RESET_LINK');
    }
  });

  it('[A35] is one of three at a time; a fourth request sends nothing and gets the same response', async () => {
    const member = await buildMember(app.em());
    const tokens = [await requestToken(member), await requestToken(member), await requestToken(member)];
    const responses = await Promise.all([request(member.loginId), request(member.email)]);
    for (const response of responses)
      expect(response).toEqual({ data: { requestPasswordReset: { validMinutes: 30 } } });
    await untilJobsDone(app);
    expect(smtp.mails.length).toBe(3);
    expect(await reset(tokens[0] ?? '')).toBe('OK');
    for (const token of tokens) expect(await reset(token)).toBe('INVALID_RESET_LINK');
  });

  it('[A35] is not sent if the mail server returns after half an hour', async () => {
    const member = await buildMember(app.em());
    smtp.behaviour = 'refuse';
    await request(member.loginId);
    await expect(untilJobsDone(app, 1_000)).rejects.toThrow();
    expect(await storedJobs(app)).toMatchObject([{ name: 'passwordResetMail' }]);
    smtp.behaviour = 'accept';
    await app.sql(`update password_reset set created_at = now() - interval '31 minutes'`);
    await app.sql('update graphile_worker._private_jobs set run_at = now() where locked_at is null');
    await untilJobsDone(app);
    expect(smtp.mails).toEqual([]);
    await app.sql(`update password_reset set created_at = now() - interval '25 hours'`);
    await runJob(app, 'sweepPasswordResets');
    expect(await app.sql('select from password_reset')).toEqual([]);
  });
});

describe('requests for links', () => {
  it('[A36] are limited per IP address, and so are invalid links', async () => {
    const from = (address: string) => {
      const visitor = throttled.visitor();
      void visitor.agent.set('X-Forwarded-For', address);
      return visitor;
    };
    const flooder = from('10.9.0.1');
    for (let sent = 0; sent < 100; sent += 1) expect((await request(`nobody-${sent}`, flooder)).errors).toBeUndefined();
    expect((await request('nobody', flooder)).errors?.[0]?.extensions).toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
      retryAfter: expect.any(Number) as number,
    });
    expect((await request('nobody', from('10.9.0.2'))).errors).toBeUndefined();
    const guesser = from('10.9.0.3');
    const outcomes = new Map<string, number>();
    for (let sent = 0; sent < 305; sent += 1) {
      const outcome = await reset('x'.repeat(43), NEW_PASSWORD, guesser);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
    expect(Object.fromEntries(outcomes)).toEqual({ INVALID_RESET_LINK: 300, TOO_MANY_ATTEMPTS: 5 });
  });

  it('[A33] are refused in production without a mail server, for every account', async () => {
    const settings = { NODE_ENV: 'production', SESSION_SECRET: SECRET, THROTTLE: 'on' };
    const production = await startTestApp(settings, app);
    const member = await buildMember(app.em());
    for (const account of [member.loginId, 'nobody-at-all']) {
      const { errors } = await request(account, production.visitor());
      expect(errors).toMatchObject([
        { extensions: { code: 'MAIL_UNAVAILABLE' }, message: expect.stringMatching(/요\.$/) as string },
      ]);
    }
    await production.close();
  });

  it('[A33] are refused with an access token', async () => {
    const { secret } = await buildAccessToken(app.em());
    const client = app.withToken(secret);
    expect(await client.code(GQL.requestPasswordReset, { input: { account: 'anybody' } })).toBe('SESSION_REQUIRED');
    expect(await reset('x'.repeat(43), NEW_PASSWORD, client)).toBe('SESSION_REQUIRED');
  });
});
