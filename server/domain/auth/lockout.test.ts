import type { Response } from 'supertest';
import { decodeDevice } from '../../test-kit/clients/devices';
import type { TestClient } from '../../test-kit/clients/client';
import { buildMember, PASSWORD } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { consumeAll } from '../../test-kit/app/rate-limits';
import type { Member } from '../members/member.entity';
import { LOGIN_LIMIT, MEMBER_LOGIN_LIMIT } from './auth.rules';

const NEW_PASSWORD = 'another good password';
const WRONG = 'wrong password';

let app: TestApp;
let lastAddress = 0;

beforeAll(async () => {
  app = await startTestApp({ THROTTLE: 'on', TRUST_PROXY: '1' });
});

afterAll(() => app.close());

function freshAddress(): string {
  lastAddress += 1;
  return `10.7.${lastAddress >> 8}.${lastAddress & 255}`;
}

/** Logs in over REST from an IP address. The client sends and stores its cookies. */
const tryLogIn = (
  client: TestClient,
  { loginId }: Pick<Member, 'loginId'>,
  password: string,
  address = freshAddress(),
): Promise<Response> =>
  client.agent
    .post('/api/auth/login')
    .set('X-Forwarded-For', address)
    .send({ loginId, password })
    .then((response) => response);

async function statusOf(...attempt: Parameters<typeof tryLogIn>): Promise<number> {
  return (await tryLogIn(...attempt)).status;
}

/** A browser that the member has logged in to and out of. */
async function knownDeviceOf(member: Member): Promise<TestClient> {
  const client = await app.as(member);
  await client.rest('post', '/auth/logout');
  return client;
}

/** Uses up the attempts of the account as strangers. */
async function lockOut(member: Pick<Member, 'loginId'>): Promise<void> {
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) statuses.push(await statusOf(app.visitor(), member, WRONG));
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
}

const changePassword = (client: TestClient, currentPassword: string): Promise<string | undefined> =>
  client.code(GQL.changePassword, { input: { currentPassword, newPassword: NEW_PASSWORD } });

describe('[A24] an account that strangers have locked by wrong passwords', () => {
  it('allows logins from a known device, also over GraphQL, and stays locked for strangers', async () => {
    const member = await buildMember(app.em());
    const device = await knownDeviceOf(member);
    await lockOut(member);
    expect(await statusOf(device, member, PASSWORD)).toBe(200);
    await device.rest('post', '/auth/logout');
    const query = GQL.logIn;
    expect(await device.code(query, { input: { loginId: member.loginId, password: PASSWORD } })).toBeUndefined();
    expect(await statusOf(app.visitor(), member, PASSWORD)).toBe(429);
  });

  it('lets a logged-in member change the password', async () => {
    const member = await buildMember(app.em());
    const client = await app.as(member);
    await lockOut(member);
    expect(await changePassword(client, PASSWORD)).toBeUndefined();
  });

  it('lets a logged-in member withdraw', async () => {
    const member = await buildMember(app.em());
    const client = await app.as(member);
    await lockOut(member);
    expect(await client.code(GQL.withdraw, { password: PASSWORD })).toBeUndefined();
    expect(await app.sql('select 1 from member where id = ?', [member.id])).toEqual([]);
  });

  it('still limits wrong passwords of a session to five', async () => {
    const member = await buildMember(app.em());
    const client = await app.as(member);
    await lockOut(member);
    const codes: (string | undefined)[] = [];
    for (let count = 0; count < 6; count += 1) codes.push(await changePassword(client, WRONG));
    expect(codes).toEqual([...Array<string>(5).fill('VALIDATION_FAILED'), 'TOO_MANY_ATTEMPTS']);
    expect(await changePassword(client, PASSWORD)).toBe('TOO_MANY_ATTEMPTS');
  });
});

it("[A24] a stolen session that uses up its attempts does not affect the owner's session", async () => {
  const member = await buildMember(app.em());
  const [owner, thief] = [await app.as(member), await app.as(member)];
  for (let count = 0; count < 6; count += 1) await changePassword(thief, WRONG);
  expect(await changePassword(thief, PASSWORD)).toBe('TOO_MANY_ATTEMPTS');
  expect(await changePassword(owner, PASSWORD)).toBeUndefined();
});

describe('[A25] a known device', () => {
  it('has five attempts of its own, separate from the attempts of strangers', async () => {
    const member = await buildMember(app.em());
    const device = await knownDeviceOf(member);
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) statuses.push(await statusOf(device, member, WRONG));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await statusOf(device, member, PASSWORD)).toBe(429);
    expect(await statusOf(app.visitor(), member, PASSWORD)).toBe(200);
  });

  it('is unknown at other accounts', async () => {
    const [member, other] = [await buildMember(app.em()), await buildMember(app.em())];
    const device = await knownDeviceOf(member);
    await lockOut(other);
    expect(await statusOf(device, other, PASSWORD)).toBe(429);
    const nobody = { loginId: 'nobody-known' };
    await lockOut(nobody);
    expect(await statusOf(device, nobody, PASSWORD)).toBe(429);
  });

  it('gets the same response to a wrong password as a stranger, without a new cookie', async () => {
    const [member, other] = [await buildMember(app.em()), await buildMember(app.em())];
    const device = await knownDeviceOf(member);
    const stranger = await tryLogIn(app.visitor(), member, WRONG);
    for (const account of [member, other, { loginId: 'nobody-here' }]) {
      const response = await tryLogIn(device, account, WRONG);
      expect([response.status, response.text]).toEqual([stranger.status, stranger.text]);
      expect(response.headers).not.toHaveProperty('set-cookie');
    }
  });

  it('is unknown after a password change on another device, which stays known', async () => {
    const member = await buildMember(app.em());
    const [stolen, owner] = [await knownDeviceOf(member), await app.as(member)];
    expect(await changePassword(owner, PASSWORD)).toBeUndefined();
    await owner.rest('post', '/auth/logout');
    await lockOut(member);
    expect(await statusOf(stolen, member, NEW_PASSWORD)).toBe(429);
    expect(await statusOf(owner, member, NEW_PASSWORD)).toBe(200);
  });

  it('keeps its id at further logins, so that its attempts are counted together', async () => {
    const member = await buildMember(app.em());
    const client = app.visitor();
    const ids = [
      decodeDevice(await tryLogIn(client, member, PASSWORD))?.id,
      decodeDevice(await tryLogIn(client, member, PASSWORD))?.id,
    ];
    expect(ids).toEqual([expect.stringMatching(/^[\w-]{22}$/), ids[0]]);
    expect(decodeDevice(await tryLogIn(app.visitor(), member, PASSWORD))?.id).not.toBe(ids[0]);
  });

  it.each<[what: string, forge: (parts: [id: string, expires: string, mac: string]) => string[]]>([
    ['another id', ([, expires, mac]) => ['A'.repeat(22), expires, mac]],
    ['a later end', ([id, expires, mac]) => [id, String(Number(expires) + 1), mac]],
    ['another signature', ([id, expires]) => [id, expires, 'A'.repeat(43)]],
    ['no signature', ([id, expires]) => [id, expires, '']],
    ['a part too few', ([id, expires]) => [id, expires]],
    ['a part too many', ([id, expires, mac]) => [id, expires, mac, mac]],
    ['ten thousand characters', () => ['x'.repeat(10_000)]],
  ])('cannot be forged: a cookie with %s belongs to an unknown device', async (_what, forge) => {
    const member = await buildMember(app.em());
    const device = decodeDevice(await tryLogIn(app.visitor(), member, PASSWORD));
    await lockOut(member);
    const attempt = (value: string): Promise<Response> =>
      app
        .visitor()
        .agent.post('/api/auth/login')
        .set('Cookie', `device=${value}`)
        .send({ loginId: member.loginId, password: PASSWORD })
        .then((response) => response);
    const parts = device?.value.split('.') as [string, string, string];
    expect((await attempt(forge(parts).join('.'))).status).toBe(429);
    expect((await attempt(parts.join('.'))).status).toBe(200);
  });

  it('expires, even if the client still sends the cookie', async () => {
    const member = await buildMember(app.em());
    const device = await knownDeviceOf(member);
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 91 * 24 * 60 * 60 * 1000);
    try {
      await lockOut(member);
      expect(await statusOf(device, member, PASSWORD)).toBe(429);
    } finally {
      now.mockRestore();
    }
  });

  it('has a cookie for 90 days that scripts cannot read and that reveals nothing about the member', async () => {
    const member = await buildMember(app.em());
    const { cookie = '', value = '' } = decodeDevice(await tryLogIn(app.visitor(), member, PASSWORD)) ?? {};
    expect(cookie).toMatch(/^device=.*; Max-Age=7776000; Path=\/; Expires=.*; HttpOnly; SameSite=Strict$/);
    expect(value).toMatch(/^[\w-]{22}\.\d+\.[\w-]{43}$/);
  });

  it('behind TLS has a __Host- cookie', async () => {
    const behind = await startTestApp({ PUBLIC_URL: 'https://hanteam.example', TRUST_PROXY: '1' }, app);
    try {
      const { loginId } = await buildMember(app.em());
      const response = await behind
        .visitor()
        .agent.post('/api/auth/login')
        .set({ 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '10.0.0.1' })
        .send({ loginId, password: PASSWORD });
      expect(decodeDevice(response)?.cookie).toMatch(
        /^__Host-device=.*; Path=\/;.* HttpOnly; Secure; SameSite=Strict$/,
      );
    } finally {
      await behind.close();
    }
  });
});

describe('[A26] the IP address of a campus', () => {
  it('is not charged for attempts at a locked account', async () => {
    const address = freshAddress();
    for (let count = 0; count < 320; count += 1) {
      await tryLogIn(app.visitor(), { loginId: 'locked-already' }, WRONG, address);
    }
    expect(await statusOf(app.visitor(), await buildMember(app.em()), PASSWORD, address)).toBe(200);
  });

  it('lets known devices in after too many guesses and charges no account', async () => {
    const member = await buildMember(app.em());
    const device = await knownDeviceOf(member);
    const address = freshAddress();
    await consumeAll(app, LOGIN_LIMIT, address);
    for (let count = 0; count < 6; count += 1) {
      expect(await statusOf(app.visitor(), member, PASSWORD, address)).toBe(429);
    }
    expect(await statusOf(device, member, PASSWORD, address)).toBe(200);
    expect(await statusOf(app.visitor(), member, PASSWORD)).toBe(200);
  });
});

describe('[A22] a member who has used up their logins', () => {
  it('no longer has passwords checked, so that denied logins cost the server nothing', async () => {
    const member = await buildMember(app.em());
    await consumeAll(app, MEMBER_LOGIN_LIMIT, member.id);
    const attempts = Array.from({ length: 5 }, () => statusOf(app.visitor(), member, PASSWORD));
    expect(await Promise.all(attempts)).toEqual([429, 429, 429, 429, 429]);
    expect(await statusOf(app.visitor(), member, WRONG)).toBe(429);
  });

  it('can still log in on a known device and end all other sessions', async () => {
    const member = await buildMember(app.em());
    const device = await knownDeviceOf(member);
    await consumeAll(app, MEMBER_LOGIN_LIMIT, member.id, 1);
    expect(await statusOf(app.visitor(), member, PASSWORD)).toBe(429);
    expect(await statusOf(device, member, PASSWORD)).toBe(200);
    expect(await changePassword(device, PASSWORD)).toBeUndefined();
  });

  it('on a known device has used up only the logins of this device', async () => {
    const member = await buildMember(app.em());
    const device = app.visitor();
    const { id = '' } = decodeDevice(await tryLogIn(device, member, PASSWORD)) ?? {};
    await consumeAll(app, MEMBER_LOGIN_LIMIT, id);
    expect(await statusOf(device, member, PASSWORD)).toBe(429);
    expect(await statusOf(app.visitor(), member, PASSWORD)).toBe(200);
  });
});
