import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import packageJson from '../../../package.json';
import { TestClient } from '../../test-kit/clients/client';
import { buildMember, PASSWORD } from '../../test-kit/factories/factories';
import { newSignUp } from '../../test-kit/clients/accounts';
import { asInput } from '../../test-kit/clients/graphql-inputs';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { GQL, STUDY_INPUT } from '../../test-kit/clients/graphql-operations';
import { type ServerProcess, serve } from '../../test-kit/processes/server-process';
import { cookieOf } from '../../test-kit/clients/socket';

let app: TestApp;
let served: ServerProcess;
let visitor: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  served = await serve(app, { LOG_LEVEL: 'info' });
  visitor = new TestClient(served.url);
});

afterAll(async () => {
  await served.stop();
  await app.close();
});

/** Waits for the log line of a request. */
async function lineOf(id: unknown): Promise<Record<string, unknown>> {
  for (;;) {
    const line = served.log().find((each) => each['requestId'] === id && each['msg'] === 'request');
    if (line) return line;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

it('[O21] the log begins with the version', () => {
  expect(served.log()[0]).toMatchObject({ msg: 'starting', version: packageJson.version });
});

describe('the log has one line for each request', () => {
  it('with its method, path, status, duration and member', async () => {
    const member = await buildMember(app.em());
    const client = new TestClient(served.url);
    await client.logIn(member.loginId, PASSWORD);
    const response = await client.agent.get('/api/projects?search=비밀&page=0');
    expect(await lineOf(response.headers['x-request-id'])).toMatchObject({
      level: 30,
      method: 'GET',
      path: '/api/projects',
      status: 200,
      ms: expect.any(Number) as number,
      memberId: member.id,
    });
  });

  it('with the member of its initial session, even if it starts or ends a session', async () => {
    const member = await buildMember(app.em());
    const client = new TestClient(served.url);
    const logIn = await client.rest('post', '/auth/login', { loginId: member.loginId, password: PASSWORD });
    const logOut = await client.rest('post', '/auth/logout');
    const after = await client.rest('get', '/members/profile');
    expect(await lineOf(logIn.headers['x-request-id'])).not.toHaveProperty('memberId');
    expect(await lineOf(logOut.headers['x-request-id'])).toMatchObject({ status: 200, memberId: member.id });
    expect(await lineOf(after.headers['x-request-id'])).not.toHaveProperty('memberId');
  });

  it('with the name of the GraphQL operation, or of its first field', async () => {
    const named = await visitor.agent.post('/graphql').send({ query: 'query WhoAmI { viewer { id } }' });
    const unnamed = await visitor.agent.post('/graphql').send({ query: '{ viewer { id } }' });
    expect(await lineOf(named.headers['x-request-id'])).toMatchObject({ path: '/graphql', operation: 'WhoAmI' });
    expect(await lineOf(unnamed.headers['x-request-id'])).toMatchObject({ operation: 'viewer' });
  });

  it('with error codes, over both transports', async () => {
    const rest = await visitor.agent.get('/api/members/profile');
    const graphql = await visitor.agent.post('/graphql').send({ query: '{ notices { totalCount } }' });
    expect(await lineOf(rest.headers['x-request-id'])).toMatchObject({ status: 401, codes: ['UNAUTHENTICATED'] });
    expect(await lineOf(graphql.headers['x-request-id'])).toMatchObject({ codes: ['UNAUTHENTICATED'] });
  });

  it('except for health checks and files', async () => {
    const silent = ['/livez', '/readyz', '/api/docs/assets/swagger-ui.css'];
    for (const path of silent) expect((await visitor.agent.get(path)).status).toBe(200);
    const { headers } = await visitor.agent.get('/api/nothing');
    await lineOf(headers['x-request-id']);
    const paths = served.log().map((line) => line['path']);
    expect(silent.filter((path) => paths.includes(path))).toEqual([]);
  });
});

describe('the id of a request', () => {
  it("is the sender's, if it is well formed", async () => {
    const { headers } = await visitor.agent.get('/api/projects').set('X-Request-Id', 'proxy-7f3a');
    expect(headers['x-request-id']).toBe('proxy-7f3a');
    expect(await lineOf('proxy-7f3a')).toMatchObject({ status: 401 });
  });

  it.each(['', 'x'.repeat(65), 'two words', 'a,b', 'minji@example.com', '<b>'])(
    'of the server instead of %j',
    async (id) => {
      const responses = await Promise.all([
        visitor.agent.get('/').set('X-Request-Id', id),
        visitor.agent.get('/').set('X-Request-Id', id),
      ]);
      const given = responses.map(({ headers }) => headers['x-request-id'] as string);
      expect(given).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), expect.stringMatching(/^[0-9a-f-]{36}$/)]);
      expect(given[0]).not.toBe(given[1]);
    },
  );
});

describe('the log contains no secret', () => {
  const signUp = {
    ...newSignUp(),
    loginId: 'hidden-login-id',
    email: 'hidden-mail@example.com',
    password: 'hidden-pass-1',
  };
  const changed = 'hidden-pass-2';
  const title = 'hidden-title - of a study';
  const secrets = [signUp.loginId, signUp.email, signUp.password, changed, 'hidden-search', 'hidden-token', title];

  /** Sends requests over both transports that fail in the database. Returns their ids. */
  async function failOverBothTransports(client: TestClient): Promise<string[]> {
    const input = { ...STUDY_INPUT, title };
    const send = (query: string, variables = {}) => client.agent.post('/graphql').send({ query, variables });
    await app.sql('alter table notice_total rename to notice_total_away');
    try {
      const responses = [
        await client.agent.post('/api/studies').send(input),
        await client.agent.get('/api/projects?search=hidden-search'),
        await send(GQL.createStudy, { input: asInput(input) }),
        await send('{ notices { totalCount } }'),
      ];
      expect(responses.map(({ status }) => status)).toEqual([500, 500, 200, 200]);
      expect(responses.slice(2).map(({ text }) => text)).toEqual(Array(2).fill(expect.stringContaining('"INTERNAL"')));
      return responses.map(({ headers }) => headers['x-request-id'] as string);
    } finally {
      await app.sql('alter table notice_total_away rename to notice_total');
    }
  }

  it('of sign-ups, logins, failed requests and cookies', async () => {
    const client = new TestClient(served.url);
    await client.rest('post', '/members', signUp);
    const login = await client.rest('post', '/auth/login', signUp);
    const sid = cookieOf(login)?.slice('sid='.length) ?? '';
    secrets.push(sid, decodeURIComponent(sid).slice(2, 20));
    await client.rest('post', '/members', signUp);
    await visitor.rest('post', '/auth/login', { loginId: signUp.loginId, password: changed });
    await visitor.agent
      .get('/api/projects')
      .set('Cookie', 'sid=hidden-token')
      .set('Authorization', 'Bearer hidden-token');
    await visitor.agent.get('/?token=hidden-token&email=hidden-mail@example.com');
    const input = { currentPassword: signUp.password, newPassword: changed };
    await client.agent.post('/graphql').send({ query: GQL.changePassword, variables: { input } });
    const failed = await failOverBothTransports(client);
    await lineOf(failed.at(-1));

    const errors = served.log().filter((line) => line['level'] === 50);
    expect(errors.map((line) => line['requestId'])).toEqual(failed);
    expect(errors[0]).toMatchObject({ err: { code: '42P01', stack: expect.stringContaining('at ') as string } });
    expect(secrets.every((secret) => secret.length > 8)).toBe(true);
    expect(secrets.filter((secret) => served.output().includes(secret))).toEqual([]);
    expect(served.output()).not.toMatch(/argon2|insert into|update "|hidden-/i);
    const postgresLog = await readFile(process.env.TEST_POSTGRES_LOG ?? '', 'utf8');
    expect(postgresLog).toContain('ERROR:  duplicate key value violates unique constraint');
    expect(postgresLog).not.toMatch(/argon2|hidden-/i);
    expect(served.output()).not.toContain((await readFile(join(app.dataDir, 'session-secret'), 'utf8')).trim());
  });
});
