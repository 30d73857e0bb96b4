import { signUpAt } from '../../../server/test-kit/clients/client';
import { setTimeout as delay } from 'node:timers/promises';
import { PASSWORD } from '../../../server/test-kit/clients/accounts';
import { HttpClient } from '../../../server/test-kit/clients/http-client';
import { startTestRedis, type TestRedis } from '../../../server/test-kit/processes/redis';
import { expectFastFailures, OUTAGE_MS } from '../support/fast-failures';
import { expectRecovery, type TestService, startTestService } from '../support/test-service';
import { describeWith } from '../../../server/test-kit/processes/describe-with';

let service: TestService;
let redis: TestRedis;
let member: HttpClient;

const ACCOUNT = { loginId: 'member', password: PASSWORD };

/** Expects a login to work as soon as Redis does. */
async function expectNewLogin(): Promise<void> {
  while ((await member.send('post', '/api/auth/login', ACCOUNT)).status === 503) await delay(100);
  expect((await member.send('get', '/api/members/profile')).status).toBe(200);
}

describeWith('redis')('with Redis in trouble', () => {
  beforeAll(async () => {
    redis = await startTestRedis();
    service = await startTestService({ writers: 6, env: { REDIS_URL: redis.url, THROTTLE: 'on' } });
    member = await signUpAt(service.server.url, ACCOUNT.loginId);
  });

  afterAll(async () => {
    member.close();
    await service.remove();
    await redis.stop();
  });

  it('[F4] frozen under load: requests with a session are refused soon, visitors can read, and the server recovers', async () => {
    const { load, server } = service;
    load.start();
    await load.untilAcknowledged(10);
    const began = performance.now();
    redis.freeze();
    await delay(OUTAGE_MS);
    const visitor = await new HttpClient(server.url).sendGraphQL('{ viewer { id } }');
    expect([await server.status('/livez'), await server.status('/readyz'), visitor.status]).toEqual([200, 200, 200]);
    redis.thaw();
    await expectRecovery(service, began);
  });

  it('[F4] killed under load and restarted: requests with a session are refused soon, sessions are lost, and a login creates new ones', async () => {
    const { load, server } = service;
    load.start();
    await load.untilAcknowledged(10);
    const began = performance.now();
    await redis.kill();
    await delay(OUTAGE_MS);
    expect([await server.status('/livez'), await server.status('/readyz')]).toEqual([200, 200]);
    await load.stop();
    expectFastFailures(load.since(began));
    await redis.restart();
    await expectNewLogin();
  });

  it('[F5] emptied: the sessions are lost, and a login creates new ones', async () => {
    await redis.command('FLUSHALL');
    expect((await member.send('get', '/api/members/profile')).status).toBe(401);
    await expectNewLogin();
  });

  it.each([
    ['full', ['CONFIG', 'SET', 'maxmemory', '1'], ['CONFIG', 'SET', 'maxmemory', '0']],
    ['read-only', ['REPLICAOF', '127.0.0.1', '1'], ['REPLICAOF', 'NO', 'ONE']],
  ] as const)('[F5] %s: sessions hold, a login is refused with 503', async (_how, [name, ...fault], [, ...mend]) => {
    await redis.command(name, ...fault);
    expect((await member.send('get', '/api/members/profile')).status).toBe(200);
    const { status, headers, ms } = await new HttpClient(service.server.url).send('post', '/api/auth/login', ACCOUNT);
    expect([status, Number(headers['retry-after']) > 0, ms < 1_000]).toEqual([503, true, true]);
    await redis.command(name, ...mend);
    await expectNewLogin();
  });
});
