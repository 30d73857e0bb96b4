import { createRedisEventTarget } from '@graphql-yoga/redis-event-target';
import { createPubSub, type PubSub } from '@graphql-yoga/subscription';
import type Redis from 'ioredis';
import type { Logger } from 'pino';

/**
 * The channels by name: whom a message is for, and what it says. A module adds its own by declaration merging:
 *
 *     declare module '../../platform/pubsub' {
 *       interface Channels {
 *         arrived: [memberId: number, letterId: number];
 *       }
 *     }
 */
export interface Channels {}

type ChannelArguments = { [Name in keyof Channels]: Channels[Name] };

/** Live messages between requests, and between instances where Redis is configured. Losing one loses no data. */
export type Live = PubSub<ChannelArguments>;

/** Through Redis when there is one, else within this process. Redis needs a connection of its own for listening. */
export function createLive(redis?: { publisher: Redis; subscriber: Redis; logger: Logger }): Live {
  if (!redis) return createPubSub<ChannelArguments>();
  const eventTarget = createRedisEventTarget({
    publishClient: withoutWaiting(redis.publisher, redis.logger),
    subscribeClient: withoutWaiting(redis.subscriber, redis.logger),
  });
  return createPubSub<ChannelArguments>({ eventTarget });
}

/** The event target waits for none of its commands: one that failed unheard would end the whole process. */
function withoutWaiting(redis: Redis, logger: Logger): Redis {
  const lost = (error: unknown): void => logger.warn({ err: error }, 'a live message was lost');
  return Object.assign(Object.create(redis) as Redis, {
    publish: (channel: string, message: string) => redis.publish(channel, message).catch(lost),
    subscribe: (channel: string) => redis.subscribe(channel).catch(lost),
    unsubscribe: (channel: string) => redis.unsubscribe(channel).catch(lost),
  });
}
