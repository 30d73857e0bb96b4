import { pino } from 'pino';
import { startTestRedis, type TestRedis } from '../../test-kit/processes/redis';
import { createPubsub } from './pubsub';
import { createRedis, createRedisSubscriber } from './redis';
import { describeWith } from '../../test-kit/processes/describe-with';

const logger = pino({ level: 'silent' });

describe('live messages', () => {
  it('[F24] lose the oldest ones if they arrive faster than they are read, and do not end the server', async () => {
    const pubsub = createPubsub();
    const messages = pubsub.subscribe('notified', 1);
    const others = pubsub.subscribe('notified', 2);
    const [first, otherFirst] = [messages.next(), others.next()];
    await new Promise((resolve) => setTimeout(resolve, 10));
    // Jest fails the test if a listener throws, as Node would end the process.
    for (let id = 1; id <= 5_000; id += 1) pubsub.publish('notified', 1, id);
    pubsub.publish('notified', 2, 7);
    expect([await first, await otherFirst]).toMatchObject([{ value: 1 }, { value: 7 }]);
    const received: unknown[] = [];
    for (let count = 0; count < 100; count += 1) received.push((await messages.next()).value);
    expect(received).toEqual(Array.from({ length: 100 }, (_, index) => 4_901 + index));
    await Promise.all([messages.return(), others.return()]);
  });
});

describeWith('redis')('live messages through Redis', () => {
  let redis: TestRedis;

  beforeAll(async () => {
    redis = await startTestRedis();
  });

  afterAll(() => redis.stop());

  it('arrive once the subscription is ready', async () => {
    const publisher = createRedis(redis.url, logger);
    await publisher.connect();
    for (let round = 0; round < 10; round += 1) {
      const subscriber = createRedisSubscriber(redis.url, logger);
      const pubsub = createPubsub({ publisher, subscriber, logger });
      const messages = pubsub.subscribe('notified', 1);
      const next = messages.next();
      expect(await pubsub.ready()).toBe(true);
      pubsub.publish('notified', 1, round);
      expect(await next).toMatchObject({ value: round });
      await messages.return();
      subscriber.disconnect();
    }
    publisher.disconnect();
  });

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
    // Jest fails the test on an unhandled rejection, as Node would end the process.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(() => pubsub.publish('notified', 1, 9)).not.toThrow();
  });
});
