import { setTimeout as sleep } from 'node:timers/promises';
import { describeWithRedis, startTestRedis, type TestRedis } from '../../server/test/redis';
import { Client, PASSWORD } from './client';
import { expectNothingHalfDone, expectNothingLost } from './ledger';
import { Load } from './load';
import { Postgres } from './postgres';
import { expectFastRefusals } from './refusals';
import { Service } from './service';

let postgres: Postgres;
let redis: TestRedis;
let service: Service;
let load: Load;
let member: Client;

const ACCOUNT = { loginId: 'member', password: PASSWORD };

/** A login that works, as soon as Redis does. */
async function expectNewLogin(): Promise<void> {
  while ((await member.send('POST', '/api/auth/login', ACCOUNT)).status === 503) await sleep(100);
  expect((await member.send('GET', '/api/members/profile')).status).toBe(200);
}

async function expectRecovery(began: number): Promise<void> {
  await load.untilAcknowledged(30);
  await load.stop();
  expectFastRefusals(load.since(began));
  expect(service.isRunning).toBe(true);
  await expectNothingLost(postgres, load.acknowledged);
  await expectNothingHalfDone(postgres);
}

describeWithRedis()('with Redis in trouble', () => {
  beforeAll(async () => {
    postgres = await Postgres.create();
    redis = await startTestRedis();
    service = await Service.create({ DATABASE_URL: postgres.url, REDIS_URL: redis.url, THROTTLE: 'on' });
    load = await Load.create(service.origin, 6);
    member = new Client(service.origin);
    await member.join(ACCOUNT.loginId);
  });

  afterAll(async () => {
    load.close();
    member.close();
    await service.remove();
    await redis.stop();
    await postgres.remove();
  });

  it('[F4] frozen under load: requests with a session are refused within a second, visitors read on, and it recovers', async () => {
    load.start();
    await load.untilAcknowledged(10);
    const began = performance.now();
    redis.freeze();
    await sleep(1_500);
    const visitor = await new Client(service.origin).graphql('{ viewer { id } }');
    expect([await service.status('/livez'), await service.status('/readyz'), visitor.status]).toEqual([200, 200, 200]);
    redis.thaw();
    await expectRecovery(began);
  });

  it('[F4] killed under load, and started again: the same; its sessions are gone, and a login gives new ones', async () => {
    load.start();
    await load.untilAcknowledged(10);
    const began = performance.now();
    await redis.kill();
    await sleep(1_500);
    expect([await service.status('/livez'), await service.status('/readyz')]).toEqual([200, 200]);
    await load.stop();
    expectFastRefusals(load.since(began));
    await redis.restart();
    await expectNewLogin();
  });

  it('[F5] emptied: sessions are gone, and a login gives new ones', async () => {
    await redis.command('FLUSHALL');
    expect((await member.send('GET', '/api/members/profile')).status).toBe(401);
    await expectNewLogin();
  });

  it.each([
    ['full', ['CONFIG', 'SET', 'maxmemory', '1'], ['CONFIG', 'SET', 'maxmemory', '0']],
    ['read-only', ['REPLICAOF', '127.0.0.1', '1'], ['REPLICAOF', 'NO', 'ONE']],
  ] as const)('[F5] %s: sessions hold, a login is refused with 503', async (_how, [name, ...fault], [, ...mend]) => {
    await redis.command(name, ...fault);
    expect((await member.send('GET', '/api/members/profile')).status).toBe(200);
    const { status, headers, ms } = await new Client(service.origin).send('POST', '/api/auth/login', ACCOUNT);
    expect([status, Number(headers['retry-after']) > 0, ms < 1_000]).toEqual([503, true, true]);
    await redis.command(name, ...mend);
    await expectNewLogin();
  });
});
