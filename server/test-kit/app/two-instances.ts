import { startTestApp, type TestApp } from './test-app';
import { startTestRedis, type TestRedis } from '../processes/redis';

/** Two instances of the service that share a database and a Redis. */
export interface TwoInstances {
  redis: TestRedis;
  first: TestApp;
  second: TestApp;
  stop(): Promise<void>;
}

/** Starts both instances with REDIS_URL and these settings. */
export async function startTwoInstances(settings: Record<string, string> = {}): Promise<TwoInstances> {
  const redis = await startTestRedis();
  const shared = { ...settings, REDIS_URL: redis.url };
  const first = await startTestApp(shared);
  const second = await startTestApp(shared, first);
  return {
    redis,
    first,
    second,
    stop: async () => {
      await second.close();
      await first.close();
      await redis.stop();
    },
  };
}
