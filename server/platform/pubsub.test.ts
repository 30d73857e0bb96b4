import { pino } from 'pino';
import { describeWithRedis, startTestRedis, type TestRedis } from '../test/redis';
import { createPubsub } from './pubsub';
import { createRedis, createRedisSubscriber } from './redis';

const logger = pino({ level: 'silent' });

describeWithRedis()('live messages through Redis', () => {
  let redis: TestRedis;

  beforeAll(async () => {
    redis = await startTestRedis();
  });

  afterAll(() => redis.stop());

  it('[F4] are lost while Redis is unavailable, and do not end the server', async () => {
    const publisher = createRedis(redis.url, logger);
    await publisher.connect();
    const subscriber = createRedisSubscriber(redis.url, logger);
    const pubsub = createPubsub({ publisher, subscriber, logger });
    const messages = pubsub.subscribe('notified', 1);
    const next = messages.next();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await redis.kill();
    pubsub.publish('notified', 1, 7);
    await messages.return();
    await next;
    subscriber.disconnect();
    publisher.disconnect();
    pubsub.publish('notified', 1, 8);
    // Jest fails the test when a rejection is not handled, as Node would end the process.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(() => pubsub.publish('notified', 1, 9)).not.toThrow();
  });
});
