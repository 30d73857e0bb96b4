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

  it('[F4] are lost while Redis is away, and do not end the server with them', async () => {
    const publisher = createRedis(redis.url, logger);
    await publisher.connect();
    const subscriber = createRedisSubscriber(redis.url, logger);
    const pubsub = createPubsub({ publisher, subscriber, logger });
    const messages = pubsub.subscribe('notified', 1);
    const heard = messages.next();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await redis.kill();
    pubsub.publish('notified', 1, 7);
    await messages.return();
    await heard;
    subscriber.disconnect();
    publisher.disconnect();
    pubsub.publish('notified', 1, 8);
    // Where a rejection is left that nobody handles, Jest fails the test, as Node would end the process.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(() => pubsub.publish('notified', 1, 9)).not.toThrow();
  });
});
