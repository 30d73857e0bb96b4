import type { TestClient } from '../../test-kit/clients/client';
import { buildAccessToken, buildMember, buildStudy } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { expectProblem } from '../../test-kit/clients/outcomes';
import { actUntil, connectSocket } from '../../test-kit/clients/socket';
import { statementsOf } from '../../test-kit/database/sent-statements';
import type { Member } from '../members/member.entity';
import { REFUSED_TOKEN_LIMIT, TOKEN_REQUEST_LIMIT } from './token.rules';
import { createSecret } from './token-secret';

let app: TestApp;
let limited: TestApp;
let member: Member;
let secret: string;

beforeAll(async () => {
  app = await startTestApp();
  limited = await startTestApp({ THROTTLE: 'on', TRUST_PROXY: '1' }, app);
  member = await buildMember(app.em());
  ({ secret } = await buildAccessToken(app.em(), { member }));
});

afterAll(async () => {
  await limited.close();
  await app.close();
});

const send = (client: TestClient, authorization: string) =>
  client.agent.get('/api/members/profile').set('Authorization', authorization);

const sendGraphQL = (client: TestClient, authorization: string, query: string) =>
  client.agent.post('/graphql').set('Authorization', authorization).send({ query });

describe('[A29] an Authorization header', () => {
  it.each<[what: string, header: () => string]>([
    ['an unknown token', () => `Bearer ${createSecret()}`],
    ['no token', () => 'Bearer'],
    ['an empty token', () => 'Bearer   '],
    ['two tokens', () => `Bearer ${secret} ${secret}`],
    ['a longer token', () => `Bearer ${secret}0`],
    ['a shorter token', () => `Bearer ${secret.slice(0, -1)}`],
    ['a token in capitals', () => `Bearer ${secret.toUpperCase()}`],
    ['a pattern', () => 'Bearer hanteam_pat_%'],
    ['SQL', () => `Bearer ' or '1'='1`],
    ['8,000 characters', () => `Bearer ${'a'.repeat(8_000)}`],
  ])('with %s is refused with 401, even beside a valid session', async (_what, header) => {
    for (const client of [app.visitor(), await app.as(member)]) {
      const rest = await send(client, header());
      expectProblem(rest, 'INVALID_TOKEN');
      expect(rest.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
      const graphql = await sendGraphQL(client, header(), '{ viewer { id } }');
      expect([graphql.status, graphql.headers['www-authenticate']]).toEqual([401, 'Bearer error="invalid_token"']);
      expect(graphql.body).toEqual({
        errors: [{ message: expect.stringMatching(/요\.$/) as string, extensions: { code: 'INVALID_TOKEN' } }],
      });
    }
  });

  it('with another scheme is ignored: the cookie and the CSRF protection apply', async () => {
    const client = await app.as(member);
    expect((await send(client, 'Basic bWluamk6aGFudGVhbQ==')).status).toBe(200);
    const foreign = client.agent
      .post('/api/auth/logout')
      .set({ Authorization: 'Basic eDp4', Origin: 'https://evil.example' });
    expectProblem(await foreign, 'CROSS_ORIGIN');
    const get = await client.agent
      .get('/graphql')
      .query({ query: '{ viewer { id } }' })
      .set('Authorization', 'Basic eDp4');
    expect(get.status).toBe(400);
  });

  it('names the scheme in any case', async () => {
    expect((await send(app.visitor(), `bearer ${secret}`)).status).toBe(200);
  });
});

describe('a request with an access token', () => {
  it("acts as its member without setting a cookie, even beside another member's cookie", async () => {
    const client = await app.as(await buildMember(app.em()));
    const rest = await send(client, `Bearer ${secret}`);
    expect(rest.body).toMatchObject({ nickName: member.nickName });
    expect(rest.headers).not.toHaveProperty('set-cookie');
    const graphql = await sendGraphQL(client, `Bearer ${secret}`, '{ viewer { id } }');
    expect(graphql.body).toEqual({ data: { viewer: { id: String(member.id) } } });
    const log = await client.rest('post', '/auth/logout', undefined, { Authorization: `Bearer ${secret}` });
    expectProblem(log, 'SESSION_REQUIRED');
    expect((await client.rest('get', '/members/profile')).status).toBe(200);
  });

  it('costs one statement for the token, regardless of the length of the list', async () => {
    const client = app.withToken(secret);
    const list = () => client.rest('get', '/studies?size=100');
    // The last use is not due to be written.
    await app.sql(`update access_token set last_used_at = now() + interval '1 day' where member_id = ?`, [member.id]);
    let few = await statementsOf(list);
    // An earlier request may still write its last use.
    while (few.some((text) => text.includes('update "access_token"'))) few = await statementsOf(list);
    for (let count = 0; count < 20; count += 1) await buildStudy(app.em());
    const many = await statementsOf(list);
    expect(few.filter((text) => text.includes('access_token'))).toHaveLength(1);
    expect(many).toHaveLength(few.length);
    expect(few).toHaveLength(2);
  });

  it('may be a GraphQL GET without a preflight header, but not a mutation', async () => {
    const { agent } = app.withToken(secret);
    const read = await agent.get('/graphql').query({ query: '{ viewer { id } }' });
    expect(read.body).toEqual({ data: { viewer: { id: String(member.id) } } });
    expect((await agent.get('/graphql').query({ query: GQL.markAllRead })).status).toBe(405);
  });

  it('needs no Origin header, because a page of another site has no token', async () => {
    const { agent } = app.withToken(secret);
    const response = await agent
      .post('/graphql')
      .set('Origin', 'https://tool.example')
      .send({ query: '{ viewer { id } }' });
    expect(response.status).toBe(200);
  });

  it('is refused if the expected member is another one', async () => {
    const { agent } = app.withToken(secret);
    const query = GQL.markAllRead;
    expect((await agent.post('/graphql').set('X-Member', '2147483647').send({ query })).status).toBe(409);
    expect((await agent.post('/graphql').set('X-Member', String(member.id)).send({ query })).status).toBe(200);
  });
});

describe('[A31] programs with many requests', () => {
  it('share one limit for all tokens of a member, without effect on other members', async () => {
    const [one, other] = [await buildAccessToken(app.em()), await buildAccessToken(app.em())];
    const sibling = await buildAccessToken(app.em(), { member: one.token.member });
    for (let count = 0; count < TOKEN_REQUEST_LIMIT.points; count += 1) {
      await limited.server.services.rateLimits.consume(TOKEN_REQUEST_LIMIT, one.token.member.id);
    }
    for (const token of [one, sibling]) {
      const response = await limited.withToken(token.secret).rest('get', '/members/profile');
      expectProblem(response, 'TOO_MANY_ATTEMPTS');
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    }
    const response = await limited.withToken(one.secret).graphql('{ viewer { id } }');
    expect(response.errors?.[0]?.extensions).toEqual({
      code: 'TOO_MANY_ATTEMPTS',
      retryAfter: expect.any(Number) as number,
    });
    expect((await limited.withToken(other.secret).rest('get', '/members/profile')).status).toBe(200);
    expect((await (await limited.as(one.token.member)).rest('get', '/members/profile')).status).toBe(200);
  });

  it('are refused with 429 after too many guessed tokens, while valid tokens of that address still work', async () => {
    const from = (token: string) =>
      limited
        .visitor()
        .agent.get('/api/members/profile')
        .set({ Authorization: `Bearer ${token}`, 'X-Forwarded-For': '10.9.8.7' });
    const statuses: number[] = [];
    for (let count = 0; count <= REFUSED_TOKEN_LIMIT.points; count += 1)
      statuses.push((await from(createSecret())).status);
    expect(statuses).toEqual([...Array<number>(REFUSED_TOKEN_LIMIT.points).fill(401), 429]);
    expect((await from(secret)).status).toBe(200);
    expect((await limited.withToken(createSecret()).rest('get', '/members/profile')).status).toBe(401);
  }, 30_000);
});

describe('a WebSocket with an access token', () => {
  const query = 'subscription { notificationReceived { noticeTitle } }';
  const VARIANTS: [how: string, open: (token: string) => ReturnType<typeof connectSocket>][] = [
    ['header', (token) => connectSocket(app, { authorization: `Bearer ${token}` })],
    [
      'connection parameters',
      (token) => connectSocket(app, {}, { connectionParams: { Authorization: `Bearer ${token}` } }),
    ],
  ];

  it.each(VARIANTS)("in its %s receives the member's messages until the token is revoked", async (_how, open) => {
    const owner = await buildMember(app.em());
    const { token, secret: own } = await buildAccessToken(app.em(), { member: owner, mayWrite: false });
    const { id, title } = await buildStudy(app.em(), { owner });
    const commenter = await app.as(await buildMember(app.em()));
    const client = open(own);
    const closed = new Promise<number>((resolve) =>
      client.on('closed', (event) => resolve((event as { code: number }).code)),
    );
    const responses = client.iterate({ query });
    const comment = () => commenter.data(GQL.comment, { input: { noticeId: String(id), text: '안녕하세요.' } });
    const { value } = await actUntil(responses.next(), comment);
    expect(value).toMatchObject({ data: { notificationReceived: { noticeTitle: title } } });
    await (await app.as(owner)).data(GQL.revokeAccessToken, { id: token.id });
    expect(await closed).toBe(4401);
    await client.dispose();
  });

  it('is closed with a final code for an invalid token in its connection parameters, so that the client does not retry', async () => {
    let attempts = 0;
    const client = connectSocket(
      app,
      {},
      {
        connectionParams: { Authorization: `Bearer ${createSecret()}` },
        retryAttempts: 2,
        retryWait: async () => undefined,
      },
    );
    client.on('connecting', () => (attempts += 1));
    await expect(client.iterate({ query }).next()).rejects.toMatchObject({ code: 4401 });
    expect(attempts).toBe(1);
    await client.dispose();
  });

  it.each(VARIANTS)('in its %s is closed if the token is invalid', async (_how, open) => {
    const client = open(createSecret());
    await expect(client.iterate({ query }).next()).rejects.toBeDefined();
    await client.dispose();
  });
});
