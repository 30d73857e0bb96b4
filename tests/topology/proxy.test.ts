import { once } from 'node:events';
import { connect } from 'node:net';
import request from 'supertest';
import { AppError } from '../../server/platform/errors/app-error';
import { PASSWORD, newSignUp } from '../../server/test-kit/clients/accounts';
import { startTestProxy, startTlsProxy, type TestProxy, type TlsProxy } from '../../server/test-kit/processes/haproxy';
import { TestPostgres } from '../../server/test-kit/processes/postgres';
import { ServerProcess } from '../../server/test-kit/processes/server-process';
import { cookieOf } from '../../server/test-kit/clients/socket';
import { startBreakingInstance } from './breaking-instance';
import { echo, type EchoInstance, startEchoInstance } from './echo-instance';
import { SETTINGS } from './test-service';
import { describeWith } from '../../server/test-kit/processes/describe-with';

// Starts several servers, and the machine may be busy.
jest.setTimeout(120_000);

const describeProxy = describeWith('haproxy', 'redis');

describeProxy('the proxy', () => {
  let instance: EchoInstance;
  const proxies: TestProxy[] = [];

  const startProxy = async (settings: Record<string, string>): Promise<TestProxy> => {
    const proxy = await startTestProxy(instance, instance, settings);
    proxies.push(proxy);
    return proxy;
  };

  beforeEach(async () => {
    instance = await startEchoInstance();
  });

  afterEach(async () => {
    await Promise.all(proxies.splice(0).map((proxy) => proxy.stop()));
    await instance.stop();
  });

  const SENT = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'example.com' };

  it.each<Record<string, string>>([{}, { TRUST_PROXY: '' }, { TRUST_PROXY: '1' }])(
    '[T7] replaces the forwarded headers of clients if it is the outermost proxy: %j',
    async (settings) => {
      const { url } = await startProxy(settings);
      expect(await echo(url, SENT)).toMatchObject({
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'http',
        'x-forwarded-host': new URL(url).host,
      });
    },
  );

  it("[T7] keeps the headers of an outer proxy and adds that proxy's address", async () => {
    const { url } = await startProxy({ TRUST_PROXY: '2' });
    const received = await echo(url, SENT);
    expect(received).toMatchObject({ 'x-forwarded-proto': 'https', 'x-forwarded-host': 'example.com' });
    expect(received['x-forwarded-for']).toBe('203.0.113.7, 127.0.0.1');
  });

  it('[SEC14] sends a request to an instance once its body has arrived, and disconnects a client that sends slowly', async () => {
    const { url } = await startProxy({});
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname).setEncoding('utf8');
    const before = instance.requests();
    socket.write('POST /graphql HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n');
    const [response] = (await once(socket, 'data')) as [string];
    expect(response).toMatch(/^HTTP\/1\.1 408 /);
    expect(instance.requests()).toBe(before);
  });

  it.each(['/', '/api/studies', '/graphql'])(
    '[T8] responds with JSON and Retry-After if no instance runs: %s',
    async (path) => {
      const { url } = await startProxy({});
      await instance.stop();
      const response = await fetch(url + path);
      expect([response.status, response.headers.get('content-type')]).toEqual([503, 'application/problem+json']);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await response.json()).toMatchObject({
        status: 503,
        code: 'UNAVAILABLE',
        response_message: new AppError('UNAVAILABLE').message,
      });
      instance = await startEchoInstance();
    },
  );

  it('[T5] never repeats a request that an instance has received', async () => {
    const instances = [await startBreakingInstance(), await startBreakingInstance()] as const;
    const proxy = await startTestProxy(...instances);
    try {
      const answer = await fetch(`${proxy.url}/graphql`, { method: 'POST', body: '{}' });
      expect(answer.status).toBe(502);
      expect(instances[0].received() + instances[1].received()).toBe(1);
    } finally {
      await proxy.stop();
      await Promise.all(instances.map((each) => each.stop()));
    }
  });
});

describeProxy('behind a proxy that terminates TLS', () => {
  let postgres: TestPostgres;
  let server: ServerProcess;
  let proxy: TestProxy;
  let outer: TlsProxy;

  beforeAll(async () => {
    postgres = await TestPostgres.create();
    const settings = { TRUST_PROXY: '2', PUBLIC_URL: 'https://hanteam.example', DEMO: 'off' };
    const env = { ...SETTINGS, ...settings, DATABASE_URL: postgres.url };
    server = await ServerProcess.start({ env });
    proxy = await startTestProxy(server, server, settings);
    outer = await startTlsProxy(proxy);
  });

  afterAll(async () => {
    await outer.stop();
    await proxy.stop();
    await server.remove();
    await postgres.remove();
  });

  it('[T7] members log in and get a cookie that browsers bind to this host', async () => {
    const send = (path: string, body: object) =>
      request(outer.url).post(path).ca(outer.certificate).set('Origin', 'https://hanteam.example').send(body);
    expect((await send('/api/members', newSignUp({ loginId: 'member' }))).status).toBe(201);
    const login = await send('/api/auth/login', { loginId: 'member', password: PASSWORD });
    expect(login.status).toBe(200);
    const cookie = cookieOf(login) ?? '';
    expect(cookie).toMatch(/^__Host-sid=/);
    const profile = await request(outer.url).get('/api/members/profile').ca(outer.certificate).set('Cookie', cookie);
    expect(profile.status).toBe(200);
    expect(server.output()).not.toContain('PUBLIC_URL is https');
  });
});
