import { createRedisEventTarget } from '@graphql-yoga/redis-event-target';
import { createPubSub, type PubSub } from '@graphql-yoga/subscription';
import type Redis from 'ioredis';
import type { Logger } from 'pino';

/** The messages that can be published: by channel, the recipient's id and the payload. */
type ChannelMap = Record<string, [id: number, payload: number]>;

/** Messages between requests, and between instances where Redis is configured. A lost message loses no data. */
export type Pubsub<Channels extends ChannelMap> = PubSub<Channels>;

/**
 * Sends messages through Redis when it is given, else within this process.
 * @param redis `subscriber` is used for subscriptions alone, because Redis allows no other command on such a connection
 */
export function createPubsub<Channels extends ChannelMap>(redis?: {
  publisher: Redis;
  subscriber: Redis;
  logger: Logger;
}): Pubsub<Channels> {
  if (!redis) return createPubSub<Channels>();
  const eventTarget = createRedisEventTarget({
    publishClient: withLoggedFailures(redis.publisher, redis.logger),
    subscribeClient: withLoggedFailures(redis.subscriber, redis.logger),
  });
  return createPubSub<Channels>({ eventTarget });
}

/** The event target does not await its commands, and an unhandled rejection of one would end the process. */
function withLoggedFailures(redis: Redis, logger: Logger): Redis {
  const logFailure = (error: unknown): void => logger.warn({ err: error }, 'a live message was lost');
  return Object.assign(Object.create(redis) as Redis, {
    publish: (channel: string, message: string) => redis.publish(channel, message).catch(logFailure),
    subscribe: (channel: string) => redis.subscribe(channel).catch(logFailure),
    unsubscribe: (channel: string) => redis.unsubscribe(channel).catch(logFailure),
  });
}
