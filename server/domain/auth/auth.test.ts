import argon2 from '@node-rs/argon2';
import type { Response } from 'supertest';
import { buildMember, PASSWORD } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { beginTransaction, untilWaiting } from '../../test-kit/database/locks';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { expectProblem, graphqlVerdict } from '../../test-kit/clients/outcomes';
import { cookieOf } from '../../test-kit/clients/socket';
import type { Member } from '../members/member.entity';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const LOG_IN = `mutation ($input: LogInInput!) { logIn(input: $input) { viewer { id loginId member { nickName } } } }`;

/** A response without the parts that differ between any two responses. */
function comparable({ status, text, headers }: Response): object {
  return { status, text, headers: { ...headers, date: undefined, 'x-request-id': undefined } };
}

describe('logging in', () => {
  it('responds with the member, regardless of the case of the login id', async () => {
    const member = await buildMember(app.em(), { loginId: 'MinJi', nickName: '민지' });
    const response = await app.visitor().rest('post', '/auth/login', { loginId: 'minji', password: PASSWORD });
    expect(response.status).toBe(200);
    expect(response.body).toEqual({ loginId: 'MinJi', nickName: '민지' });
    const client = app.visitor();
    const { logIn } = await client.data<{ logIn: object }>(LOG_IN, { input: { loginId: 'MINJI', password: PASSWORD } });
    expect(logIn).toEqual({ viewer: { id: String(member.id), loginId: 'MinJi', member: { nickName: '민지' } } });
    expect(await client.data('{ viewer { id } }')).toEqual({ viewer: { id: String(member.id) } });
  });

  it('[A12] with an unknown id has the same response and hashes as much as with a wrong password', async () => {
    const { loginId } = await buildMember(app.em());
    const verify = jest.spyOn(argon2, 'verify');
    const wrong = await app.visitor().rest('post', '/auth/login', { loginId, password: 'wrong password' });
    const hashedForWrong = verify.mock.calls.length;
    const unknown = await app
      .visitor()
      .rest('post', '/auth/login', { loginId: 'nobody-here', password: 'wrong password' });
    const hashedForUnknown = verify.mock.calls.length - hashedForWrong;
    verify.mockRestore();
    expectProblem(wrong, 'LOGIN_FAILED');
    expect(comparable(unknown)).toEqual(comparable(wrong));
    expect([hashedForWrong, hashedForUnknown]).toEqual([1, 1]);
    expect(cookieOf(wrong) ?? cookieOf(unknown)).toBeUndefined();
  });

  it('[A12] over GraphQL has the same response for an unknown id and a wrong password', async () => {
    const { loginId } = await buildMember(app.em());
    const wrong = await app.visitor().graphql(LOG_IN, { input: { loginId, password: 'wrong password' } });
    const unknown = await app
      .visitor()
      .graphql(LOG_IN, { input: { loginId: 'nobody-here', password: 'wrong password' } });
    expect(wrong.errors?.[0]?.extensions.code).toBe('LOGIN_FAILED');
    expect(unknown).toEqual(wrong);
  });

  it('[A12] with the password of the dummy hash fails', async () => {
    const response = await app
      .visitor()
      .rest('post', '/auth/login', { loginId: 'nobody-here', password: 'no member has this password' });
    expectProblem(response, 'LOGIN_FAILED');
  });

  it('fails if the member is deleted while the password is checked', async () => {
    const member = await buildMember(app.em());
    const deleting = await beginTransaction(app);
    await deleting.query('delete from member where id = $1', [member.id]);
    const login = app.visitor().rest('post', '/auth/login', { loginId: member.loginId, password: PASSWORD });
    await Promise.all([login, untilWaiting(app, 1).then(() => deleting.commit())]);
    expectProblem(await login, 'LOGIN_FAILED');
    expect(cookieOf(await login)).toBeUndefined();
  });

  it('[A14] 200 times at the same time succeeds or is denied, without an unplanned error', async () => {
    const { loginId } = await buildMember(app.em());
    const attempts = Array.from({ length: 200 }, (_, index) =>
      app.visitor().rest('post', '/auth/login', { loginId, password: index % 2 ? PASSWORD : 'wrong password' }),
    );
    const responses = await Promise.all(attempts);
    const statuses = new Set(responses.map((response) => response.status));
    expect([...statuses].filter((status) => ![200, 401, 429, 503].includes(status))).toEqual([]);
    for (const { headers } of responses.filter((response) => response.status === 503)) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await app.visitor().agent.get('/livez')).status).toBe(200);
    expect((await app.visitor().rest('post', '/auth/login', { loginId, password: PASSWORD })).status).toBe(200);
  });
});

describe('changing the password', () => {
  it.each<[what: string, passwordFor: (member: Member) => string]>([
    ['a common one', () => 'password123'],
    ['a common one in capitals', () => 'QWERTYUIOP'],
    ['the login id', ({ loginId }) => loginId],
    ['the login id in capitals', ({ loginId }) => loginId.toUpperCase()],
    ['the e-mail address', ({ email }) => email],
    ['the e-mail address in capitals', ({ email }) => email.toUpperCase()],
    ['one of 7 characters', () => 'xq7!kPz'],
  ])('to %s is refused, and the old one stays valid', async (_what, passwordFor) => {
    const member = await buildMember(app.em());
    const client = await app.as(member);
    const input = { currentPassword: PASSWORD, newPassword: passwordFor(member) };
    const verdict = await graphqlVerdict(client, GQL.changePassword, { input });
    expect(verdict).toEqual({ code: 'VALIDATION_FAILED', fields: ['newPassword'] });
    await app.visitor().logIn(member.loginId, PASSWORD);
  });
});

describe('logging out', () => {
  it('ends the session, even for a client that still sends its cookie', async () => {
    const { loginId } = await buildMember(app.em());
    const client = app.visitor();
    const cookie = cookieOf(await client.rest('post', '/auth/login', { loginId, password: PASSWORD })) ?? '';
    expect((await client.rest('post', '/auth/logout')).body).toEqual({});
    const response = await app.visitor().agent.get('/api/members/profile').set('Cookie', cookie);
    expectProblem(response, 'UNAUTHENTICATED');
  });

  it('succeeds without a session over both transports', async () => {
    expect((await app.visitor().rest('post', '/auth/logout')).status).toBe(200);
    expect(await app.visitor().data(GQL.logOut)).toEqual({ logOut: { viewer: null } });
  });
});

describe('a cross-site request', () => {
  it('[A17] as a text/plain GraphQL POST is rejected', async () => {
    const response = await app
      .visitor()
      .agent.post('/graphql')
      .set('Content-Type', 'text/plain')
      .send(JSON.stringify({ query: GQL.logOut }));
    expect(response.status).toBe(400);
  });

  it('[A18] as a multipart GraphQL request without a preflight header is refused and does nothing', async () => {
    const member = await buildMember(app.em(), { nickName: '그대로' });
    const client = await app.as(member);
    const query = GQL.updateProfile;
    const input = { nickName: '바뀜', school: '한빛대학교' };
    const response = await client.agent
      .post('/graphql')
      .field('operations', JSON.stringify({ query, variables: { input } }))
      .field('map', '{}');
    expect(response.status).toBe(400);
    expect((await client.rest('get', '/members/profile')).body).toMatchObject({ nickName: '그대로' });
  });

  it('[A19] with an upload is refused, and the picture is unchanged', async () => {
    const member = await buildMember(app.em());
    const client = await app.as(member);
    const response = await client.agent
      .post('/api/members/profile')
      .set('Origin', 'https://evil.example')
      .field('nickName', '바뀜')
      .attach('form', Buffer.from('not looked at'), { filename: 'x.jpg', contentType: 'image/jpeg' });
    expectProblem(response, 'CROSS_ORIGIN');
    expect((await client.rest('get', '/members/profile')).body).toMatchObject({
      nickName: member.nickName,
      imageUrl: null,
    });
  });

  it('[A20] with a login is refused without a cookie', async () => {
    const { loginId } = await buildMember(app.em());
    const response = await app
      .visitor()
      .agent.post('/api/auth/login')
      .set('Sec-Fetch-Site', 'cross-site')
      .send({ loginId, password: PASSWORD });
    expectProblem(response, 'CROSS_ORIGIN');
    expect(cookieOf(response)).toBeUndefined();
  });

  it.each(['/api/auth/login', '/api/auth/logout', '/api/members', '/api/projects/applications/approve'])(
    '[A20] GET %s is a 405 and changes nothing',
    async (path) => {
      const client = await app.as(await buildMember(app.em()));
      const response = await client.agent.get(path);
      expect(response.status).toBe(405);
      expect(response.headers.allow).toBe('POST');
      expect((await client.rest('get', '/members/profile')).status).toBe(200);
    },
  );

  it('[A20] with a mutation by GET is refused and does nothing', async () => {
    const client = await app.as(await buildMember(app.em()));
    const response = await client.agent
      .get('/graphql')
      .query({ query: GQL.logOut })
      .set('apollo-require-preflight', '1');
    expect(response.status).toBe(405);
    expect((await client.rest('get', '/members/profile')).status).toBe(200);
  });
});
