import { randomUUID } from 'node:crypto';
import type { Member } from '../../../server/domain/members/member.entity';
import type { Response } from 'supertest';
import { addressKey } from '../../../server/platform/resilience/address-key';
import { LOGIN_LIMIT } from '../../../server/domain/auth/auth.rules';
import { buildMember, buildStudy, PASSWORD } from '../../../server/test-kit/factories/factories';
import { newSignUp } from '../../../server/test-kit/clients/accounts';
import { asInput, asProfileInput } from '../../../server/test-kit/clients/graphql-inputs';
import { startTestApp, type TestApp } from '../../../server/test-kit/app/test-app';
import { GQL } from '../../../server/test-kit/clients/graphql-operations';
import { graphqlOutcome, type Outcome, outcomeOf } from '../../../server/test-kit/clients/outcomes';
import { pictureFiles, PICTURE_TRANSPORTS, smallJpeg, someProfile } from '../../../server/test-kit/clients/pictures';

const SETTINGS = { THROTTLE: 'on', TRUST_PROXY: '1' };

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp(SETTINGS);
});

afterAll(() => app.close());

let lastAddress = 0;

/** An unused IP address. */
function freshAddress(): string {
  lastAddress += 1;
  return `10.1.${lastAddress >> 8}.${lastAddress & 255}`;
}

function tryLogIn(loginId: string, password: string, address = freshAddress(), at = app): Promise<Response> {
  return at
    .visitor()
    .agent.post('/api/auth/login')
    .set('X-Forwarded-For', address)
    .send({ loginId, password })
    .then((response) => response);
}

async function failFiveTimes(loginId: string): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await tryLogIn(loginId, 'wrong password')).status).toBe(401);
  }
}

/**
 * @param seconds duration of the limit, if all attempts came in the last minute; 30 minutes by
 *   default
 */
function expectTooMany(response: Response, seconds?: number): void {
  expect(response.status).toBe(429);
  expect(response.body).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(seconds === undefined ? 0 : seconds - 60);
  expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(seconds ?? 30 * 60);
}

describe('an account', () => {
  it('[A8] refuses logins after five failures from any IP addresses, while other accounts accept them', async () => {
    const [member, other] = [await buildMember(app.em()), await buildMember(app.em())];
    await failFiveTimes(member.loginId);
    expectTooMany(await tryLogIn(member.loginId, 'wrong password'));
    expectTooMany(await tryLogIn(member.loginId, PASSWORD));
    expect((await tryLogIn(other.loginId, PASSWORD)).status).toBe(200);
  });

  it('[A8] counts failures regardless of the case of its login id', async () => {
    const { loginId } = await buildMember(app.em(), { loginId: 'Case-Account' });
    await failFiveTimes('case-account');
    expectTooMany(await tryLogIn('CASE-ACCOUNT', PASSWORD));
    expectTooMany(await tryLogIn(` ${loginId} `, PASSWORD));
  });

  it('[A8] has one counter for all spellings, although PostgreSQL folds İ to i and JavaScript does not', async () => {
    const { loginId } = await buildMember(app.em(), { loginId: 'dotted-i' });
    await failFiveTimes(loginId);
    for (const spelling of ['dotted-İ', 'DOTTED-İ']) expect((await tryLogIn(spelling, PASSWORD)).status).toBe(401);
  });

  it('[A12] is limited in the same way if it does not exist', async () => {
    await failFiveTimes('nobody-here');
    expectTooMany(await tryLogIn('nobody-here', 'wrong password'));
  });

  it('resets its failures after a successful login', async () => {
    const { loginId } = await buildMember(app.em());
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 4; attempt += 1) await tryLogIn(loginId, 'wrong password');
      expect((await tryLogIn(loginId, PASSWORD)).status).toBe(200);
    }
  });

  it('resets its failures after a confirmed password', async () => {
    const client = await app.as(await buildMember(app.em()));
    const change = (currentPassword: string, newPassword: string): Promise<string | undefined> =>
      client.code(GQL.changePassword, { input: { currentPassword, newPassword } });
    for (const [current, next] of [
      [PASSWORD, 'another good password'],
      ['another good password', PASSWORD],
    ] as const) {
      for (let attempt = 0; attempt < 4; attempt += 1) {
        expect(await change('wrong password', 'not taken at all')).toBe('VALIDATION_FAILED');
      }
      expect(await change(current, next)).toBeUndefined();
    }
  });

  it('keeps its sessions while it refuses logins', async () => {
    const member = await buildMember(app.em());
    const client = await app.as(member);
    await failFiveTimes(member.loginId);
    expect((await client.rest('get', '/members/profile')).status).toBe(200);
  });

  it('limits password confirmations within a session, too', async () => {
    const client = await app.as(await buildMember(app.em()));
    const codes: (string | undefined)[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      codes.push(await client.code(GQL.withdraw, { password: 'wrong password' }));
    }
    expect(codes).toEqual([...Array<string>(5).fill('VALIDATION_FAILED'), 'TOO_MANY_ATTEMPTS']);
    const input = { currentPassword: PASSWORD, newPassword: 'another good password' };
    expect(await client.code(GQL.changePassword, { input })).toBe('TOO_MANY_ATTEMPTS');
  });

  it('causes no hashing after five wrong confirmations, so that others can log in', async () => {
    const [member, other] = [await buildMember(app.em()), await buildMember(app.em())];
    const client = await app.as(member);
    const input = { currentPassword: 'wrong password', newPassword: 'another good password' };
    const flood = Array.from({ length: 100 }, () => client.code(GQL.changePassword, { input }));
    expect((await tryLogIn(other.loginId, PASSWORD)).status).toBe(200);
    const refused = (await Promise.all(flood)).filter((code) => code === 'TOO_MANY_ATTEMPTS');
    expect(refused).toHaveLength(95);
  });

  it('[A14] counts concurrent attempts correctly', async () => {
    const { loginId } = await buildMember(app.em());
    const answers = await Promise.all(Array.from({ length: 50 }, () => tryLogIn(loginId, 'wrong password')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
  });
});

describe('[A10] logins with aliases in one request', () => {
  const logIns = (count: number, loginId: string): string => {
    const input = `input: { loginId: "${loginId}", password: "wrong password" }`;
    const fields = Array.from({ length: count }, (_, index) => `a${index}: logIn(${input}) { viewer { id } }`);
    return `mutation { ${fields.join(' ')} }`;
  };

  it('are refused without being counted if there are 50', async () => {
    const { loginId } = await buildMember(app.em());
    const answer = await app
      .visitor()
      .agent.post('/graphql')
      .send({ query: logIns(50, loginId) });
    expect(answer.status).toBe(400);
    expect((await tryLogIn(loginId, PASSWORD)).status).toBe(200);
  });

  it('count as one attempt each, so that one request has no more attempts than several', async () => {
    const { loginId } = await buildMember(app.em());
    const codes: (string | undefined)[] = [];
    for (let request = 0; request < 3; request += 1) {
      const { data, errors } = await app.visitor().graphql(logIns(3, loginId));
      expect(data).toEqual({ a0: null, a1: null, a2: null });
      codes.push(...(errors ?? []).map((error) => error.extensions.code));
    }
    expect(codes).toEqual([...Array<string>(5).fill('LOGIN_FAILED'), ...Array<string>(4).fill('TOO_MANY_ATTEMPTS')]);
    expectTooMany(await tryLogIn(loginId, PASSWORD));
  });
});

/** Addresses of a connection from this computer. */
const LOCAL_ADDRESSES = ['127.0.0.1', '::ffff:127.0.0.1', '::1'];

/** Number of failures that are logins, each at another account. The others are only counted. */
const REAL_FAILURES = 20;

/**
 * Fails until an IP address has no attempts left.
 * @param addressOf address that the login with this number sends
 * @param counted addresses that the server may count
 */
async function useUpAddress(addressOf: (attempt: number) => string, at = app, counted = [addressOf(0)]): Promise<void> {
  const { rateLimits } = at.server.services;
  for (let count = REAL_FAILURES; count < LOGIN_LIMIT.points; count += 1) {
    for (const each of counted) await rateLimits.consume(LOGIN_LIMIT, addressKey(each));
  }
  for (let attempt = 0; attempt < REAL_FAILURES; attempt += 1) {
    const { status } = await tryLogIn(`guessed-${randomUUID().slice(0, 20)}`, 'guess', addressOf(attempt), at);
    expect(status).toBe(401);
  }
}

describe('an IP address', () => {
  it('may fail often, up to a limit, because a campus may share it', async () => {
    const address = freshAddress();
    const { loginId } = await buildMember(app.em());
    await useUpAddress(() => address);
    expectTooMany(await tryLogIn(loginId, PASSWORD, address));
    expect((await tryLogIn(loginId, PASSWORD)).status).toBe(200);
  });

  it.each<[what: string, network: string, at: (attempt: number) => string]>([
    ['short', '2001:db8:0:1', (attempt) => `2001:db8:0:1::${attempt.toString(16)}`],
    ['long', '2001:db8:0:2', (attempt) => `2001:0db8:0000:0002:${attempt.toString(16)}:2:3:4`],
    ['with a gap in front', '2001:db8:0:0', (attempt) => `2001:db8::${(attempt + 1).toString(16)}:2:3:4`],
  ])('is counted by its network if it is IPv6, written as %s', async (_how, network, at) => {
    const { loginId } = await buildMember(app.em());
    await useUpAddress(at);
    expectTooMany(await tryLogIn(loginId, PASSWORD, `${network}:ffff::1`));
    expect((await tryLogIn(loginId, PASSWORD, '2001:db8:0:3::1')).status).toBe(200);
  });

  it('is not read from a header without a trusted proxy', async () => {
    const direct = await startTestApp({ THROTTLE: 'on' }, app);
    try {
      const { loginId } = await buildMember(app.em());
      await useUpAddress(freshAddress, direct, LOCAL_ADDRESSES);
      expectTooMany(await tryLogIn(loginId, PASSWORD, freshAddress(), direct));
    } finally {
      await direct.close();
    }
  });
});

it('the comments of a member are limited', async () => {
  const member = await buildMember(app.em());
  const study = await buildStudy(app.em());
  const client = await app.as(member);
  const statuses: number[] = [];
  for (let count = 0; count < 26; count += 1) {
    statuses.push((await client.rest('post', `/studies/comments/${study.id}`, { comment: `${count}` })).status);
  }
  expect(statuses).toEqual([...Array<number>(25).fill(201), 429]);
  expect(await app.sql('select count(*)::int as count from comment')).toEqual([{ count: 25 }]);
});

it('the posts and the contacts of a member are limited', async () => {
  const owner = await buildMember(app.em());
  const client = await app.as(owner);
  const study = await buildStudy(app.em(), { owner });
  const send = (): Promise<Outcome> =>
    graphqlOutcome(client, GQL.addTeamPost, { input: { teamId: study.id, text: '글' } });
  for (let count = 0; count < 25; count += 1) expect(await send()).toBe('OK');
  expect(await send()).toBe('TOO_MANY_ATTEMPTS');
  const share = (): Promise<Outcome> => graphqlOutcome(client, GQL.updateContacts, { input: { github: 'hanteam' } });
  for (let count = 0; count < 60; count += 1) expect(await share()).toBe('OK');
  expect(await share()).toBe('TOO_MANY_ATTEMPTS');
});

it('changes of the notification settings are limited', async () => {
  const client = await app.as(await buildMember(app.em()));
  const input = { topic: 'COMMENTS', mail: true };
  const change = (): Promise<Outcome> => graphqlOutcome(client, GQL.updateNotificationSetting, { input });
  for (let count = 0; count < 300; count += 1) expect(await change()).toBe('OK');
  expect(await change()).toBe('TOO_MANY_ATTEMPTS');
});

it('the notices of a member are limited', async () => {
  const client = await app.as(await buildMember(app.em()));
  const post = async (): Promise<number> =>
    (await client.rest('post', '/studies', { title: '공고', recruitNumber: 2, content: '내용' })).status;
  for (let count = 0; count < 60; count += 1) expect(await post()).toBe(201);
  expect(await post()).toBe(429);
});

it('the applications of a member are limited, including cancelled ones', async () => {
  const owner = await buildMember(app.em());
  const client = await app.as(await buildMember(app.em()));
  const studies: { id: number }[] = [];
  for (let count = 0; count < 13; count += 1) studies.push(await buildStudy(app.em(), { owner }));
  const apply = async (count: number): Promise<number> =>
    (await client.rest('post', `/studies/${studies[count % 13]?.id}/applications`, { application: '' })).status;
  for (let count = 0; count < 120; count += 1) {
    expect(await apply(count)).toBe(201);
    await client.rest('delete', `/studies/${studies[count % 13]?.id}/applications`);
  }
  expect(await apply(120)).toBe(429);
});

it('successful logins from an IP address are not limited', async () => {
  const address = freshAddress();
  const members = await Promise.all(Array.from({ length: 11 }, () => buildMember(app.em())));
  for (let count = 0; count < 305; count += 1) {
    const { loginId } = members[count % members.length] as Member;
    expect((await tryLogIn(loginId, PASSWORD, address)).status).toBe(200);
  }
}, 120_000);

it('sign-ups from an IP address are limited over both transports', async () => {
  const address = freshAddress();
  // A common password is refused before it is hashed, and the attempt is counted.
  const input = { ...newSignUp(), password: 'password123' };
  const signUp = (body: object, from: string): Promise<Response> =>
    app
      .visitor()
      .agent.post('/api/members')
      .set('X-Forwarded-For', from)
      .send(body)
      .then((response) => response);
  const signUpOverGraphQL = (from: string): Promise<Response> =>
    app
      .visitor()
      .agent.post('/graphql')
      .set('X-Forwarded-For', from)
      .send({ query: GQL.signUp, variables: { input: asInput(input) } })
      .then((response) => response);
  for (let count = 0; count < 100; count += 1) {
    expect((await signUp(input, address)).status).toBe(400);
    expect((await signUpOverGraphQL(address)).body).toMatchObject({
      errors: [{ extensions: { code: 'VALIDATION_FAILED' } }],
    });
  }
  expectTooMany(await signUp(newSignUp(), address), 60 * 60);
  expect((await signUpOverGraphQL(address)).body).toMatchObject({
    errors: [{ extensions: { code: 'TOO_MANY_ATTEMPTS' } }],
  });
  expect((await signUp(newSignUp(), freshAddress())).status).toBe(201);
});

it('the profile changes of a member are limited over both transports', async () => {
  const client = await app.as(await buildMember(app.em()));
  const rewrite = async (): Promise<Outcome> => outcomeOf(await client.rest('post', '/members/profile', someProfile()));
  const rewriteOverGraphQL = (): Promise<Outcome> =>
    graphqlOutcome(client, GQL.updateProfile, { input: asProfileInput(someProfile()) });
  for (let count = 0; count < 30; count += 1) {
    expect([await rewrite(), await rewriteOverGraphQL()]).toEqual(['OK', 'OK']);
  }
  const before = await client.rest('get', '/members/profile');
  expectTooMany(await client.rest('post', '/members/profile', someProfile()), 60 * 60);
  expect(await rewriteOverGraphQL()).toBe('TOO_MANY_ATTEMPTS');
  expect((await client.rest('get', '/members/profile')).body).toEqual(before.body);
});

it('the uploads of a member are limited over both transports', async () => {
  const client = await app.as(await buildMember(app.em()));
  const bytes = await smallJpeg();
  for (let count = 0; count < 15; count += 1) {
    for (const { send } of PICTURE_TRANSPORTS) expect(await send(client, { bytes })).toMatchObject({ code: 'OK' });
  }
  const files = await pictureFiles(app);
  expectTooMany(await client.upload('/members/profile', someProfile(), { bytes }), 30 * 60);
  for (const { send } of PICTURE_TRANSPORTS) {
    expect(await send(client, { bytes })).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  }
  expect(await pictureFiles(app)).toEqual(files);
  expect((await client.rest('post', '/members/profile', someProfile())).status).toBe(200);
});
