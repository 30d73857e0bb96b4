import { once } from 'node:events';
import { connect } from 'node:net';
import { type ClientRequest, type IncomingMessage, request, type RequestOptions } from 'node:http';
import { Quota } from '../../platform/resilience/quota';
import { buildAccessToken, buildMember, buildStudy } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { beginTransaction, untilWaiting } from '../../test-kit/database/locks';
import { buildPerson } from '../../test-kit/races/race-actions';
import { startTestRedis, type TestRedis } from '../../test-kit/processes/redis';
import { until } from '../../test-kit/processes/until';
import { MAX_JSON_BYTES } from './bodies';
import { describeWith } from '../../test-kit/processes/describe-with';

let app: TestApp;
const unfinished: ClientRequest[] = [];

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

afterEach(async () => {
  await endAll();
});

/** Aborts the unfinished requests and waits until the server has released their quota. */
async function endAll(): Promise<void> {
  for (const sent of unfinished.splice(0)) sent.destroy();
  await until(async () => (await app.visitor().agent.get('/api/studies')).status < 500, 5_000);
}

/** Sends the beginning of a request. The response may arrive before the end. */
function begin(
  path: string,
  headers: Record<string, string | number>,
  { beginning = '{', ...from }: Pick<RequestOptions, 'localAddress' | 'family'> & { beginning?: string } = {},
): Promise<IncomingMessage> {
  const sent = request(new URL(path, app.url), { method: 'POST', headers, agent: false, ...from });
  sent.on('error', () => undefined);
  unfinished.push(sent);
  sent.write(beginning);
  return once(sent, 'response').then(([response]) => response as IncomingMessage);
}

/**
 * Sends bodies of the given size without their last byte, and waits until the server holds them.
 */
async function fill(count: number, bytes: number, path: string, addresses: readonly string[] = ['127.0.0.1']) {
  const take = jest.spyOn(Quota.prototype, 'take');
  const held = (): number =>
    take.mock.results.reduce((sum, { value }, index) => sum + (value ? (take.mock.calls[index]?.[1] ?? 0) : 0), 0);
  const headers = { 'content-type': 'application/json', 'content-length': bytes };
  for (let number = 0; number < count; number += 1) {
    const localAddress = addresses[number % addresses.length];
    begin(path, headers, { localAddress, family: 4, beginning: '{'.padEnd(bytes - 1) }).catch(() => undefined);
  }
  await until(() => held() >= count * bytes, 10_000);
  take.mockRestore();
}

/** Returns the early responses of several requests, once no more are expected. */
async function refusalsOf(count: number, expected: number, send: () => Promise<IncomingMessage>) {
  const refusals: IncomingMessage[] = [];
  for (let number = 0; number < count; number += 1) {
    send().then(
      (response) => refusals.push(response.resume()),
      () => undefined,
    );
  }
  await until(() => refusals.length >= expected, 10_000);
  return refusals.map(({ statusCode, headers }) => ({ statusCode, retryAfter: headers['retry-after'] }));
}

const UNAVAILABLE = { statusCode: 503, retryAfter: '5' };

describe('[F24] requests under way', () => {
  it.each(['/graphql', '/api/auth/login'])(
    'hold 1 MiB of bodies of one address at %s, and 503 beyond',
    async (path) => {
      await fill(4, MAX_JSON_BYTES, path);
      const headers = { 'content-type': 'application/json', 'content-length': MAX_JSON_BYTES };
      const send = (): Promise<IncomingMessage> => begin(path, headers, { family: 4 });
      expect(await refusalsOf(16, 16, send)).toEqual(Array(16).fill(UNAVAILABLE));
      // No quota is left for other requests in the meantime.
      const refused = await app.visitor().agent.get('/api/studies');
      expect([refused.status, (refused.body as { code: string }).code]).toEqual([503, 'UNAVAILABLE']);
      expect((await app.visitor().agent.get('/livez')).status).toBe(200);
      await endAll();
      expect((await app.visitor().agent.get('/api/studies')).status).toBe(401);
    },
  );

  it.each(['/graphql', '/api/auth/login'])(
    'whose body exceeds the quota at %s are 503, and their connection is closed',
    async (path) => {
      await fill(4, 200 * 1024, path);
      const headers = { 'content-type': 'application/json', 'content-length': MAX_JSON_BYTES };
      const beginning = '{'.padEnd(MAX_JSON_BYTES - 1);
      const { statusCode, headers: received } = await begin(path, headers, { family: 4, beginning });
      expect([statusCode, received['retry-after'], received.connection]).toEqual([503, '5', 'close']);
      // The quota is released.
      await until(async () => (await app.visitor().agent.get('/api/studies')).status === 401, 5_000);
      await fill(1, 200 * 1024, path);
    },
  );

  it.each<Record<string, string | number>>([{ 'transfer-encoding': 'chunked' }, { 'content-length': MAX_JSON_BYTES }])(
    'whose bodies do not arrive from eight addresses leave quota for others: %j',
    async (length) => {
      const headers = { 'content-type': 'application/json', ...length };
      let sent = 0;
      const send = (): Promise<IncomingMessage> =>
        begin('/graphql', headers, { localAddress: `127.0.9.${1 + (sent++ % 8)}`, family: 4 });
      expect(await refusalsOf(8 * 10, 0, send)).toEqual([]);
      const { status } = await app.visitor().agent.post('/graphql').send({ query: '{ operator { name } }' });
      expect(status).toBe(200);
    },
  );

  it('with slow bodies from seven addresses leave quota for others', async () => {
    const addresses = Array.from({ length: 7 }, (_, index) => `127.0.9.${1 + index}`);
    await fill(7 * 4, MAX_JSON_BYTES, '/graphql', addresses);
    const headers = { 'content-type': 'application/json', 'content-length': MAX_JSON_BYTES };
    let sent = 0;
    const send = (): Promise<IncomingMessage> =>
      begin('/graphql', headers, { localAddress: addresses[sent++ % 7], family: 4 });
    expect(await refusalsOf(7 * 6, 7 * 6, send)).toEqual(Array(7 * 6).fill(UNAVAILABLE));
    const { status } = await app.visitor().agent.post('/graphql').send({ query: '{ operator { name } }' });
    expect(status).toBe(200);
  });

  it('with slow bodies that no parser reads use as much quota as requests without a body', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 256 * 1024 };
    expect(await refusalsOf(20, 0, () => begin('/api/studies', headers))).toEqual([]);
    expect((await app.visitor().agent.get('/api/studies')).status).toBe(401);
  });

  it('hold two files of a member over both transports, and get 503 beyond', async () => {
    const [one, another] = [await buildAccessToken(app.em()), await buildAccessToken(app.em())];
    const headersOf = ({ secret }: { secret: string }) => ({
      authorization: `Bearer ${secret}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': 5 * 1024 * 1024,
      'apollo-require-preflight': 'true',
    });
    const paths = ['/graphql', '/api/members/profile', '/graphql', '/api/members/profile'];
    const send = (of: { secret: string }) => () => begin(paths.shift() ?? '/graphql', headersOf(of));
    expect(await refusalsOf(4, 2, send(one))).toEqual(Array(2).fill(UNAVAILABLE));
    expect(await refusalsOf(2, 0, send(another))).toEqual([]);
  });
});

describe('[SEC12] responses that wait for a slow client', () => {
  it.each([
    ['a page', '/login'],
    ['a page of nothing', '/nothing'],
    ['a problem', '/api/studies'],
  ])('are counted: %s', async (_what, path) => {
    const member = await buildMember(app.em());
    const { secret } = await buildAccessToken(app.em(), { member });
    const { id } = await buildStudy(app.em(), { owner: member });
    const locked = await beginTransaction(app);
    await locked.query('lock table team_post in access exclusive mode');
    const socket = connect(Number(new URL(app.url).port), 'localhost').resume();
    const slow = `/graphql?query=${encodeURIComponent(`{ team(id: ${id}) { posts(first: 1) { nodes { id } } } }`)}`;
    const host = 'Host: localhost\r\nApollo-Require-Preflight: 1';
    socket.write(`GET ${slow} HTTP/1.1\r\n${host}\r\nAuthorization: Bearer ${secret}\r\n\r\n`);
    await untilWaiting(app, 1);
    const take = jest.spyOn(Quota.prototype, 'take');
    // The response waits behind the slow one, so all of it is in memory.
    socket.write(`GET ${path} HTTP/1.1\r\n${host}\r\n\r\n`);
    const ofRequest = 2 * 1024;
    await until(() => take.mock.calls.length >= 2, 5_000);
    expect(take.mock.calls.map(([, bytes]) => bytes)).toEqual([ofRequest, expect.any(Number)]);
    take.mockRestore();
    await locked.rollback();
    socket.destroy();
  });
});

describeWith('redis')('[F24] requests whose sessions are in Redis', () => {
  let redis: TestRedis;
  let withRedis: TestApp;

  beforeAll(async () => {
    redis = await startTestRedis();
    withRedis = await startTestApp({ REDIS_URL: redis.url });
  });

  afterAll(async () => {
    await withRedis.close();
    await redis.stop();
  });

  it('hold 16 MiB of documents of one address while they wait for the database, and get 503 beyond', async () => {
    const { member, client } = await buildPerson(withRedis);
    const { id } = await buildStudy(withRedis.em(), { owner: member });
    const locked = await beginTransaction(withRedis);
    await locked.query('lock table team_post in access exclusive mode');
    const logged = jest.spyOn(withRedis.server.services.logger, 'warn');
    const team = `team(id: ${id}) { posts(first: 1) { nodes { id } } }`;
    try {
      const sent = Array.from({ length: 60 }, (_, number) =>
        client.sendGraphQL(`query Q${number} { ${team} } ${'#\n'.repeat(1_950)}`),
      );
      const responses = await Promise.all(sent);
      expect(responses.filter(({ status }) => status !== 503)).toEqual([]);
      const refused = logged.mock.calls.filter(([line]) => (line as Line).reason?.message === 'too much is under way');
      expect(refused.length).toBeGreaterThan(0);
      expect(refused.length).toBeLessThanOrEqual(60 - 16);
    } finally {
      logged.mockRestore();
      await locked.rollback();
    }
    expect((await client.sendGraphQL(`{ ${team} }`)).text).not.toContain('"errors"');
  });
});

interface Line {
  reason?: { message: string };
}
