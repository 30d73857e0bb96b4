import { pino } from 'pino';
import { startTestRedis, type TestRedis } from '../../test-kit/processes/redis';
import { createRateLimits, defineRateLimit, MAX_KEYS_IN_MEMORY } from './rate-limits';
import { createRedis } from './redis';
import { describeWith } from '../../test-kit/processes/describe-with';

const LIMIT = defineRateLimit({ name: 'letter', points: 2, durationSeconds: 60 });

const tooMany = { code: 'TOO_MANY_ATTEMPTS', status: 429 };

describe('a rate limit', () => {
  it('refuses a key that has used it up, returns the time to wait, and accepts other keys', async () => {
    const limits = createRateLimits({ enabled: true });
    await limits.consume(LIMIT, 1);
    await limits.consume(LIMIT, 1);
    const refusal: unknown = await limits.consume(LIMIT, 1).catch((error: unknown) => error);
    expect(refusal).toMatchObject(tooMany);
    const { retryAfter } = refusal as { retryAfter: number };
    expect(retryAfter).toBeGreaterThan(50);
    expect(retryAfter).toBeLessThanOrEqual(60);
    await limits.consume(LIMIT, 2);
  });

  it('returns an attempt and resets a key', async () => {
    const limits = createRateLimits({ enabled: true });
    for (let count = 0; count < 5; count += 1) {
      await limits.consume(LIMIT, 'account');
      await limits.giveBack(LIMIT, 'account');
    }
    for (let round = 0; round < 2; round += 1) {
      await limits.consume(LIMIT, 'account');
      await limits.consume(LIMIT, 'account');
      await expect(limits.consume(LIMIT, 'account')).rejects.toMatchObject(tooMany);
      await limits.forget(LIMIT, 'account');
    }
  });

  it('can be checked without counting', async () => {
    const limits = createRateLimits({ enabled: true });
    for (let count = 0; count < 5; count += 1) await limits.ensureLeft(LIMIT, 1);
    await limits.consume(LIMIT, 1);
    await limits.ensureLeft(LIMIT, 1);
    await limits.consume(LIMIT, 1);
    await expect(limits.ensureLeft(LIMIT, 1)).rejects.toMatchObject(tooMany);
  });

  it('refuses nothing if limits are off', async () => {
    const limits = createRateLimits({ enabled: false });
    for (let count = 0; count < 5; count += 1) await limits.consume(LIMIT, 1);
  });

  it('[F24] counts 50,000 keys in memory and drops the oldest ones', async () => {
    const limits = createRateLimits({ enabled: true });
    const consumeAll = async (key: string): Promise<void> => {
      await limits.consume(LIMIT, key);
      await limits.consume(LIMIT, key);
    };
    for (const key of ['first', 'second']) await consumeAll(key);
    for (let count = 0; count < MAX_KEYS_IN_MEMORY - 1; count += 1) await limits.consume(LIMIT, count);
    await limits.ensureLeft(LIMIT, 'first');
    await expect(limits.ensureLeft(LIMIT, 'second')).rejects.toMatchObject(tooMany);
  });

  it('has a name that no other limit has', () => {
    expect(() => defineRateLimit({ ...LIMIT, points: 3 })).toThrow('the rate limit letter is defined twice');
  });
});

describeWith('redis')('in Redis', () => {
  let redis: TestRedis;

  beforeAll(async () => {
    redis = await startTestRedis();
  });

  afterAll(() => redis.stop());

  it('has a Redis key that two releases share', async () => {
    const client = createRedis(redis.url, pino({ level: 'silent' }));
    await client.connect();
    await createRateLimits({ enabled: true, redis: client }).consume(LIMIT, 7);
    expect(await client.keys('*')).toEqual(['throttle:letter:7']);
    client.disconnect();
  });
});
