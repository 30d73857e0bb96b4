import { DAY_MS } from '../../../shared/seoul';
import type { Member } from '../../domain/members/member.entity';
import type { TestClient } from '../../test-kit/clients/client';
import { buildMember, PASSWORD } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { expectProblem } from '../../test-kit/clients/outcomes';
import { cookieOf } from '../../test-kit/clients/socket';
import { sessionWritesOf } from '../../test-kit/database/sent-statements';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

async function isLoggedIn(client: TestClient): Promise<boolean> {
  return (await client.rest('get', '/members/profile')).status === 200;
}

/** Logs in and returns the cookie. */
async function logInAs(member: Member, cookie = '', client = app.visitor()): Promise<string> {
  const response = await client.agent
    .post('/api/auth/login')
    .set('Cookie', cookie)
    .send({ loginId: member.loginId, password: PASSWORD });
  return cookieOf(response) ?? '';
}

async function statusWith(cookie: string): Promise<number> {
  return (await app.visitor().agent.get('/api/members/profile').set('Cookie', cookie)).status;
}

/** Moves a timestamp of the member's stored sessions into the past. */
function age(member: Member, name: 'loginAt' | 'touchedAt', byMs: number): Promise<unknown[]> {
  return app.sql(
    `update session set sess = jsonb_set(sess::jsonb, array[?], to_jsonb((sess ->> ?)::bigint - ?::bigint))::json
     where sess ->> 'memberId' = ?`,
    [name, name, byMs, String(member.id)],
  );
}

function storedSessions(member: Member): Promise<{ days: number }[]> {
  return app.sql(
    `select extract(epoch from expire - now()::timestamp) / 86400 as days from session where sess ->> 'memberId' = ?`,
    [String(member.id)],
  );
}

describe('the start of a session', () => {
  it('[A1] creates a new id, so that a planted id is invalid', async () => {
    const planted = await logInAs(await buildMember(app.em()));
    const victim = await buildMember(app.em());
    const fresh = await logInAs(victim, planted);
    expect(fresh).not.toBe('');
    expect(fresh).not.toBe(planted);
    expect(await statusWith(planted)).toBe(401);
    expect(await statusWith(fresh)).toBe(200);
  });

  it('[A6] sets a cookie that scripts and other sites cannot use', async () => {
    const { loginId } = await buildMember(app.em());
    const response = await app.visitor().rest('post', '/auth/login', { loginId, password: PASSWORD });
    expect(response.headers['set-cookie']).toEqual([
      expect.stringMatching(/^device=/),
      expect.stringMatching(/^sid=s%3A[\w-]{32}\.[^;]+; Path=\/; Expires=[^;]+ GMT; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it('takes one write, and no request after it writes', async () => {
    const { loginId } = await buildMember(app.em());
    const client = app.visitor();
    const writes = await sessionWritesOf(() => client.rest('post', '/auth/login', { loginId, password: PASSWORD }));
    expect(writes.filter((text) => /insert/i.test(text))).toHaveLength(1);
    expect(writes.at(-1)).toMatch(/insert/i);
  });

  it('takes no write for a visitor, who gets no cookie either', async () => {
    const client = app.visitor();
    const writes = await sessionWritesOf(async () => {
      const responses = [
        await client.rest('get', '/projects'),
        await client.rest('post', '/auth/logout'),
        await client.agent.post('/graphql').send({ query: '{ viewer { id } schools(search: "서울") { name } }' }),
      ];
      for (const response of responses) expect(cookieOf(response)).toBeUndefined();
    });
    expect(writes).toEqual([]);
  });
});

describe('[A6] behind TLS', () => {
  let tls: TestApp;

  beforeAll(async () => {
    tls = await startTestApp({ PUBLIC_URL: 'https://hanteam.example', TRUST_PROXY: '1' }, app);
  });

  afterAll(() => tls.close());

  it.each([
    ['https', /^__Host-sid=s%3A[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/],
    ['http', undefined],
  ])('a login over %s gets the cookie %s', async (protocol, cookie) => {
    const { loginId } = await buildMember(app.em());
    const response = await tls
      .visitor()
      .agent.post('/api/auth/login')
      .set('X-Forwarded-Proto', protocol)
      .send({ loginId, password: PASSWORD });
    expect(response.status).toBe(200);
    expect(response.headers['set-cookie']).toEqual(
      cookie && [expect.stringMatching(/^__Host-device=/), expect.stringMatching(cookie)],
    );
  });
});

describe('a session', () => {
  it('needs no write per request', async () => {
    const client = await app.as(await buildMember(app.em()));
    const writes = await sessionWritesOf(async () => {
      await client.rest('get', '/members/profile');
      await client.data('{ viewer { id } }');
      await client.rest('post', '/studies', { title: '글', recruitNumber: 2, content: '내용' });
    });
    expect(writes).toEqual([]);
  });

  it('lives 14 days from its last use, which is stored once a day', async () => {
    const member = await buildMember(app.em());
    const client = await app.as(member);
    await age(member, 'touchedAt', DAY_MS + 1_000);
    await app.sql(`update session set expire = expire - interval '1 day' where sess ->> 'memberId' = ?`, [
      String(member.id),
    ]);
    const renewed: (string | undefined)[] = [];
    const use = async (): Promise<void> => {
      renewed.push(cookieOf(await client.rest('get', '/members/profile')));
    };
    expect(await sessionWritesOf(use)).toHaveLength(1);
    expect(await sessionWritesOf(use)).toHaveLength(0);
    expect(renewed).toEqual([expect.stringMatching(/^sid=/), undefined]);
    const [stored] = await storedSessions(member);
    expect(Math.round(Number(stored?.days))).toBe(14);
  });

  it('ends after 14 days without use', async () => {
    const member = await buildMember(app.em());
    const client = await app.as(member);
    await app.sql(`update session set expire = expire - interval '14 days 1 minute' where sess ->> 'memberId' = ?`, [
      String(member.id),
    ]);
    expect(await isLoggedIn(client)).toBe(false);
  });

  it.each([
    [29, true],
    [31, false],
  ])('lives at most 30 days after the login: logged in on day %i is %s', async (days, loggedIn) => {
    const member = await buildMember(app.em());
    const client = await app.as(member);
    await age(member, 'loginAt', days * DAY_MS);
    expect(await isLoggedIn(client)).toBe(loggedIn);
    expect(await storedSessions(member)).toHaveLength(loggedIn ? 1 : 0);
  });

  it('does not survive its end during a request', async () => {
    const member = await buildMember(app.em());
    const [client, other] = [await app.as(member), await app.as(member)];
    await age(member, 'touchedAt', DAY_MS + 1_000);
    const changed = { currentPassword: PASSWORD, newPassword: 'another good password' };
    // Sends the rest of the body after the password change, so that the request outlives its
    // session.
    const slow = client.agent.post('/api/studies').set('Content-Type', 'application/json');
    slow.write('{"title":"느린 글",');
    const sent = new Promise((resolve) => setTimeout(resolve, 100));
    await sent;
    expect(await other.code(GQL.changePassword, { input: changed })).toBeUndefined();
    await slow.send('"recruitNumber":2,"content":"내용"}');
    expect(await isLoggedIn(client)).toBe(false);
    expect(await storedSessions(member)).toHaveLength(1);
  });
});

describe('ends a session', () => {
  it('[A4] on every other device when the password changes, and gives the current one a new id', async () => {
    const member = await buildMember(app.em());
    const [client, other] = [app.visitor(), await app.as(member)];
    const before = await logInAs(member, '', client);
    const input = { currentPassword: PASSWORD, newPassword: 'another good password' };
    const response = await client.agent.post('/graphql').send({ query: GQL.changePassword, variables: { input } });
    const after = cookieOf(response) ?? '';
    expect(after).toMatch(/^sid=/);
    expect(after).not.toBe(before);
    expect(await statusWith(before)).toBe(401);
    expect(await statusWith(after)).toBe(200);
    expect(await isLoggedIn(other)).toBe(false);
    expect(await storedSessions(member)).toHaveLength(1);
    const old = await app.visitor().rest('post', '/auth/login', { loginId: member.loginId, password: PASSWORD });
    expectProblem(old, 'LOGIN_FAILED');
  });

  it('[A4] on no device when the current password is wrong', async () => {
    const member = await buildMember(app.em());
    const [client, other] = [await app.as(member), await app.as(member)];
    const input = { currentPassword: 'wrong password', newPassword: 'another good password' };
    const response = await client.graphql(GQL.changePassword, { input });
    expect(response.errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { currentPassword: expect.stringMatching(/[가-힣]/) as string },
    });
    expect([await isLoggedIn(client), await isLoggedIn(other)]).toEqual([true, true]);
  });

  it('[A5] on every device when the member withdraws', async () => {
    const member = await buildMember(app.em());
    const clients = [await app.as(member), await app.as(member), await app.as(member)];
    expect(await clients[0]?.code(GQL.withdraw, { password: PASSWORD })).toBeUndefined();
    expect(await Promise.all(clients.map(isLoggedIn))).toEqual([false, false, false]);
    expect(await storedSessions(member)).toEqual([]);
  });

  it('[A5] even if the password has spaces around it, as at sign-up', async () => {
    const member = await buildMember(app.em());
    const client = await app.as(member);
    expect(await client.code(GQL.withdraw, { password: ` ${PASSWORD} ` })).toBeUndefined();
    expect(await isLoggedIn(client)).toBe(false);
  });
});

describe("[A15] treats an invalid cookie as a visitor's", () => {
  it.each<[what: string, forge: (cookie: string) => string]>([
    [
      'tampered with',
      (cookie) => cookie.replace(/^sid=s%3A(.)/, (_start, first) => `sid=s%3A${first === '_' ? '-' : '_'}`),
    ],
    ['signed otherwise', (cookie) => `${cookie.slice(0, -8)}AAAAAAAA`],
    ['unsigned', (cookie) => `sid=${cookie.slice('sid=s%3A'.length).split('.')[0]}`],
    ['with no signature behind its dot', (cookie) => `${cookie.split('.')[0]}.`],
    ['empty', () => 'sid='],
    ['huge', () => `sid=s%3A${'x'.repeat(8_000)}`],
    ['no URI encoding', () => 'sid=%E0%A4%A'],
    ['with a NUL', () => 'sid=s%3A%00.%00'],
    ['of the prototype', () => '__proto__=1; constructor=2; sid=s%3A__proto__.x'],
  ])('%s', async (_what, forge) => {
    const cookie = forge(await logInAs(await buildMember(app.em())));
    expect(await statusWith(cookie)).toBe(401);
    const response = await app
      .visitor()
      .agent.post('/graphql')
      .set('Cookie', cookie)
      .send({ query: '{ viewer { id } }' });
    expect(response.body).toEqual({ data: { viewer: null } });
  });

  it('refuses headers beyond the limit before it reads them', async () => {
    expect(await statusWith(`sid=${'x'.repeat(20_000)}`)).toBe(431);
  });
});

it('allows a member 20 sessions: a further login ends the oldest one', async () => {
  const member = await buildMember(app.em());
  const cookies: string[] = [];
  for (let count = 0; count < 22; count += 1) cookies.push(await logInAs(member));
  const statuses = await Promise.all(cookies.map(statusWith));
  expect(statuses).toEqual([401, 401, ...Array.from({ length: 20 }, () => 200)]);
});
