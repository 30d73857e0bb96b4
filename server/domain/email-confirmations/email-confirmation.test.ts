import type { Email } from 'postal-mime';
import { PASSWORD, newSignUp } from '../../test-kit/clients/accounts';
import { asInput } from '../../test-kit/clients/graphql-inputs';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { buildAccessToken, buildMember } from '../../test-kit/factories/factories';
import { storedJobs, untilJobsDone } from '../../test-kit/app/jobs';
import { SECRET } from '../../test-kit/app/secret';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { makeJobsDue } from '../../test-kit/database/make-jobs-due';
import { TestSmtp } from '../../test-kit/servers/smtp';
import { until } from '../../test-kit/processes/until';
import { Member } from '../members/member.entity';

const VERIFY = `mutation ($code: String!) { verifySchool(input: { code: $code }) { viewer { emailState } } }`;

const smtp = new TestSmtp();
let app: TestApp;
let names = 0;

const settings = () => ({ SMTP_URL: smtp.url, PUBLIC_URL: 'http://hanteam.example' });

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

const buildUnconfirmed = (university?: string, email?: string): Promise<Member> =>
  buildMember(app.em(), {
    emailConfirmedAt: null,
    ...(university !== undefined && { university }),
    ...(email !== undefined && { email }),
  });

async function stateOf({ loginId }: Member, password = PASSWORD): Promise<string> {
  const client = app.visitor();
  await client.logIn(loginId, password);
  const { viewer } = await client.data<{ viewer: { emailState: string } }>('{ viewer { emailState } }');
  return viewer.emailState;
}

/** Waits until all mails are sent. Returns those with a link that confirms an address. */
async function receivedLinks(from = app): Promise<Email[]> {
  await untilJobsDone(from);
  return smtp.mails.filter((mail) => tokenIn(mail) !== '');
}

function tokenIn(mail: Email | undefined): string {
  return /http:\/\/hanteam\.example\/confirm-email#([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const confirm = async (token: string, client = app.visitor()): Promise<string> =>
  (await client.code(GQL.confirmEmail, { input: { token } })) ?? 'OK';

/** Requests a link for a member. Returns its token. */
async function requestToken(member: Member): Promise<string> {
  await (await app.as(member)).data(GQL.requestEmailConfirmation);
  return tokenIn((await receivedLinks()).at(-1));
}

/** Signs up over REST, as legacy clients do. Returns the member. */
async function signUpByRest(): Promise<Member> {
  const loginId = `rest.${(names += 1)}`;
  expect((await app.visitor().rest('post', '/members', newSignUp({ loginId }))).status).toBe(201);
  return app.em().findOneOrFail(Member, { loginId });
}

describe('[A47] the e-mail address of an account', () => {
  it('is unconfirmed after a sign-up over either transport, and gets a link', async () => {
    const form = newSignUp({ loginId: `graphql.${(names += 1)}` });
    await app.visitor().data(GQL.signUp, { input: asInput({ ...form }) });
    const members = [await app.em().findOneOrFail(Member, { loginId: form.loginId }), await signUpByRest()];
    const mails = await receivedLinks();
    expect(new Set(mails.map(({ to }) => to?.[0]?.address))).toEqual(new Set(members.map(({ email }) => email)));
    expect(mails).toHaveLength(2);
    expect(mails[0]?.subject).toBe('한팀에서 쓸 이메일 주소를 확인해 주세요');
    expect(mails[0]?.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
    for (const member of members) {
      expect(await stateOf(member)).toBe('UNCONFIRMED');
      const { status } = await app
        .visitor()
        .rest('post', '/auth/login', { loginId: member.loginId, password: PASSWORD });
      expect(status).toBe(200);
    }
  });

  it('is confirmed by the link, without a login and repeatedly', async () => {
    const member = await buildUnconfirmed();
    const token = await requestToken(member);
    for (let count = 0; count < 2; count += 1) {
      const response = await app.visitor().data(GQL.confirmEmail, { input: { token } });
      expect(response).toEqual({ confirmEmail: { viewer: null } });
      expect(await stateOf(member)).toBe('CONFIRMED');
    }
    expect(await (await app.as(member)).data(GQL.confirmEmail, { input: { token } })).toEqual({
      confirmEmail: { viewer: { email: member.email, emailState: 'CONFIRMED' } },
    });
  });

  it('is confirmed by the link in the browser of another member, who learns nothing', async () => {
    const [member, other] = [await buildUnconfirmed(), await buildUnconfirmed()];
    const token = await requestToken(member);
    expect(await (await app.as(other)).data(GQL.confirmEmail, { input: { token } })).toEqual({
      confirmEmail: { viewer: { email: other.email, emailState: 'UNCONFIRMED' } },
    });
    expect([await stateOf(member), await stateOf(other)]).toEqual(['CONFIRMED', 'UNCONFIRMED']);
  });

  it.each<[transport: string, change: (member: Member, email: string) => Promise<unknown>]>([
    [
      'GraphQL',
      async (member, email) => (await app.as(member)).data(GQL.changeEmail, { input: { email, password: PASSWORD } }),
    ],
    [
      'REST',
      async (member, email) => {
        const { nickName, university } = member;
        await (await app.as(member)).rest('post', '/members/profile', { nickName, university, email });
      },
    ],
    ['SQL', (member, email) => app.sql('update member set email = ? where id = ?', [email, member.id])],
  ])('is unconfirmed again after a change over %s, and earlier links end', async (transport, change) => {
    const member = await buildUnconfirmed();
    const token = await requestToken(member);
    expect(await confirm(token)).toBe('OK');
    smtp.mails.splice(0);
    const email = `new-${member.email}`;
    await change(member, email);
    expect(await stateOf(member)).toBe('UNCONFIRMED');
    expect(await confirm(token)).toBe('INVALID_CONFIRMATION_LINK');
    const [mail] = await receivedLinks();
    if (transport === 'SQL') return;
    expect(mail?.to?.[0]?.address).toBe(email);
    expect(await confirm(tokenIn(mail))).toBe('OK');
    expect(await stateOf(member)).toBe('CONFIRMED');
  });

  it('stays confirmed after an edit of the profile with the same address', async () => {
    const member = await buildMember(app.em());
    const { university, email } = member;
    await (await app.as(member)).rest('post', '/members/profile', { nickName: '다른 이름', university, email });
    expect(await stateOf(member)).toBe('CONFIRMED');
    expect(await receivedLinks()).toEqual([]);
  });

  it('is confirmed by a new password through a mailed link', async () => {
    const member = await buildUnconfirmed();
    await app.visitor().data(GQL.requestPasswordReset, { input: { account: member.loginId } });
    await untilJobsDone(app);
    const token = /\/reset#([\w-]{43})/.exec(smtp.mails[0]?.text ?? '')?.[1] ?? '';
    const input = { token, newPassword: 'quiet-lantern-9' };
    expect(await app.visitor().code(GQL.resetPassword, { input })).toBeUndefined();
    expect(await stateOf(member, input.newPassword)).toBe('CONFIRMED');
  });

  it('is confirmed by the school code to its mailbox, and not by one to another mailbox', async () => {
    const mailbox = `student-${(names += 1)}`;
    const same = await buildUnconfirmed('성균관대학교', `${mailbox}+hanteam@skku.edu`);
    const other = await buildUnconfirmed('성균관대학교');
    for (const [member, email, state] of [
      [same, `${mailbox}@skku.edu`, 'CONFIRMED'],
      [other, `other-${mailbox}@skku.edu`, 'UNCONFIRMED'],
    ] as const) {
      const client = await app.as(member);
      await client.data(GQL.requestSchoolCode, { email });
      await untilJobsDone(app);
      const code = /\b[0-9]{6}\b/.exec(smtp.mails.at(-1)?.text ?? '')?.[0];
      expect(await client.data(VERIFY, { code })).toEqual({ verifySchool: { viewer: { emailState: state } } });
    }
    await (
      await app.as(other)
    ).data(GQL.changeEmail, {
      input: { email: `other-${mailbox}+new@skku.edu`, password: PASSWORD },
    });
    expect(await stateOf(other)).toBe('CONFIRMED');
    expect(await receivedLinks()).toEqual([]);
  });
});

describe('[A47] a link that confirms an address', () => {
  it('is refused if the service did not sign it for this address', async () => {
    const [member, other] = [await buildUnconfirmed(), await buildUnconfirmed()];
    const [id = '', signature = ''] = (await requestToken(member)).split('.');
    for (const token of [
      'x',
      `${other.id}.${signature}`,
      `0${id}.${signature}`,
      `${id}.${signature.slice(1)}`,
      `${id}.${signature}.`,
      `99999999999999999999.${signature}`,
      '999999999.x',
      id,
    ])
      expect(await confirm(token)).toBe('INVALID_CONFIRMATION_LINK');
    expect(await confirm('')).toBe('VALIDATION_FAILED');
    expect([await stateOf(member), await stateOf(other)]).toEqual(['UNCONFIRMED', 'UNCONFIRMED']);
  });

  it('ends with a withdrawal', async () => {
    const member = await buildUnconfirmed();
    const token = await requestToken(member);
    await (await app.as(member)).data(GQL.withdraw, { password: PASSWORD });
    expect(await confirm(token)).toBe('INVALID_CONFIRMATION_LINK');
  });

  it('is in no row of the database', async () => {
    const token = await requestToken(await buildUnconfirmed());
    for (const table of ['member', 'mail', 'graphile_worker._private_jobs']) {
      const rows = await app.sql(`select to_jsonb(t)::text as row from ${table} t`);
      expect(JSON.stringify(rows)).not.toContain(token);
    }
  });

  it('is not mailed for a confirmed address', async () => {
    await (await app.as(await buildMember(app.em()))).data(GQL.requestEmailConfirmation);
    expect(await receivedLinks()).toEqual([]);
  });

  it('is not mailed to an address that changes before its mail is sent', async () => {
    const member = await buildUnconfirmed();
    smtp.behaviour = 'refuse';
    await (await app.as(member)).data(GQL.requestEmailConfirmation);
    await until(() => smtp.refused > 0, 10_000);
    await app.sql(`update member set email = 'new-' || email where id = ?`, [member.id]);
    smtp.behaviour = 'accept';
    await until(async () => (await storedJobs(app)).every(({ locked }) => !locked), 10_000);
    await makeJobsDue(app);
    expect(await receivedLinks()).toEqual([]);
  });

  it('is refused with an access token, and so are requests for one', async () => {
    const { secret } = await buildAccessToken(app.em());
    const client = app.withToken(secret);
    expect(await client.code(GQL.requestEmailConfirmation)).toBe('SESSION_REQUIRED');
    expect(await confirm('x', client)).toBe('SESSION_REQUIRED');
    expect(await app.visitor().code(GQL.requestEmailConfirmation)).toBe('UNAUTHENTICATED');
  });
});

describe('[A48] an address that a mail server refuses for good', () => {
  /** A member whose confirmed address was refused. */
  async function buildRefused(): Promise<Member> {
    const member = await buildMember(app.em());
    smtp.behaviour = 'unknown';
    await app.visitor().data(GQL.requestPasswordReset, { input: { account: member.loginId } });
    await untilJobsDone(app);
    smtp.behaviour = 'accept';
    expect(await stateOf(member)).toBe('REFUSED');
    expect(smtp.mails).toEqual([]);
    return member;
  }

  it('gets no link for a new password, and the response is the same', async () => {
    const member = await buildRefused();
    const response = await app.visitor().data(GQL.requestPasswordReset, { input: { account: member.loginId } });
    expect(response).toEqual({ requestPasswordReset: { validMinutes: 30 } });
    await untilJobsDone(app);
    expect(smtp.mails).toEqual([]);
  });

  it('gets a requested link that confirms it, and then all mails', async () => {
    const member = await buildRefused();
    expect(await confirm(await requestToken(member))).toBe('OK');
    expect(await stateOf(member)).toBe('CONFIRMED');
    await app.visitor().data(GQL.requestPasswordReset, { input: { account: member.loginId } });
    await untilJobsDone(app);
    expect(smtp.mails.map(({ to }) => to?.[0]?.address)).toEqual([member.email, member.email]);
  });

  it('is no longer refused after a change, about which the refused address gets no mail', async () => {
    const member = await buildRefused();
    const email = `new-${member.email}`;
    await (await app.as(member)).data(GQL.changeEmail, { input: { email, password: PASSWORD } });
    expect(await stateOf(member)).toBe('UNCONFIRMED');
    await untilJobsDone(app);
    expect(smtp.mails.map(({ to }) => to?.[0]?.address)).toEqual([email]);
  });

  it('is only the address to which the refused mail went', async () => {
    const member = await buildMember(app.em(), { university: '성균관대학교' });
    smtp.behaviour = 'unknown';
    await (await app.as(member)).data(GQL.requestSchoolCode, { email: `missing-${(names += 1)}@skku.edu` });
    await untilJobsDone(app);
    smtp.behaviour = 'accept';
    expect(await stateOf(member)).toBe('CONFIRMED');
  });
});

describe('[A47] requests for links', () => {
  let throttled: TestApp;

  beforeAll(async () => {
    throttled = await startTestApp({ ...settings(), THROTTLE: 'on' });
  });

  afterAll(() => throttled.close());

  it('are one a minute', async () => {
    const client = await throttled.as(await buildMember(throttled.em(), { emailConfirmedAt: null }));
    const { requestEmailConfirmation } = await client.data<{ requestEmailConfirmation: { nextAllowedAt: string } }>(
      GQL.requestEmailConfirmation,
    );
    const pauseMs = Date.parse(requestEmailConfirmation.nextAllowedAt) - Date.now();
    expect(pauseMs).toBeGreaterThan(50_000);
    expect(pauseMs).toBeLessThanOrEqual(60_000);
    expect(await client.code(GQL.requestEmailConfirmation)).toBe('TOO_MANY_ATTEMPTS');
    expect(await receivedLinks(throttled)).toHaveLength(1);
  });

  it('cause six mails a day to one mailbox, for all accounts at its tags', async () => {
    const mailbox = `flooded-${(names += 1)}`;
    for (let tag = 0; tag < 8; tag += 1) {
      const form = newSignUp({ loginId: `flood.${names}.${tag}`, email: `${mailbox}+${tag}@example.com` });
      expect((await throttled.visitor().rest('post', '/members', form)).status).toBe(201);
    }
    await untilJobsDone(throttled, 20_000);
    expect(smtp.mails).toHaveLength(6);
  });

  it('are refused in production without a mail server, and a sign-up mails nothing', async () => {
    const production = await startTestApp({ NODE_ENV: 'production', SESSION_SECRET: SECRET, THROTTLE: 'on' });
    const client = await production.as(await buildMember(production.em(), { emailConfirmedAt: null }));
    expect(await client.code(GQL.requestEmailConfirmation)).toBe('MAIL_UNAVAILABLE');
    const form = newSignUp({ loginId: `production.${(names += 1)}` });
    expect((await production.visitor().rest('post', '/members', form)).status).toBe(201);
    expect(await production.sql('select from mail')).toEqual([]);
    await production.close();
  });
});
