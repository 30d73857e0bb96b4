import { addressKey } from '../../platform/resilience/address-key';
import { buildMember, PASSWORD } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { consumeAll } from '../../test-kit/app/rate-limits';
import { startTestRedis, type TestRedis } from '../../test-kit/processes/redis';
import { LOGIN_LIMIT } from './auth.rules';
import { describeWith } from '../../test-kit/processes/describe-with';

const ADDRESS = '10.8.0.1';

describeWith('redis')('[A28] logins at invented accounts', () => {
  let redis: TestRedis;
  let app: TestApp;

  beforeAll(async () => {
    redis = await startTestRedis();
    app = await startTestApp({ THROTTLE: 'on', TRUST_PROXY: '1', REDIS_URL: redis.url });
  });

  afterAll(async () => {
    await app.close();
    await redis.stop();
  });

  const statusOf = async (loginId: string, address: string): Promise<number> => {
    const attempt = app.visitor().agent.post('/api/auth/login').set('X-Forwarded-For', address);
    return (await attempt.send({ loginId, password: PASSWORD })).status;
  };

  const counters = (): Promise<string[]> => redis.keys('throttle:loginByAccount:*');

  it('store short counters, however long the login ids are', async () => {
    expect(await statusOf('가'.repeat(1_000), '10.8.0.2')).toBe(401);
    expect(await statusOf(`${'가'.repeat(999)}나`, '10.8.0.2')).toBe(401);
    expect(await counters()).toEqual([`throttle:loginByAccount:${'가'.repeat(31)}`]);
  });

  it('store nothing from an address that has used up its attempts', async () => {
    await consumeAll(app, LOGIN_LIMIT, addressKey(ADDRESS));
    const before = await counters();
    const member = await buildMember(app.em());
    expect(await statusOf(member.loginId, ADDRESS)).toBe(429);
    for (let count = 0; count < 5; count += 1) expect(await statusOf(`invented-${count}`, ADDRESS)).toBe(429);
    expect(await counters()).toEqual(before);
  });
});
