import { setMaxListeners } from 'node:events';
import { createRedisEventTarget } from '@graphql-yoga/redis-event-target';
import { createPubSub, type PubSub, type PubSubEventTarget, SlidingBuffer } from '@graphql-yoga/subscription';
import type Redis from 'ioredis';
import type { Logger } from 'pino';
import { isUnavailable } from '../errors/error-translator';

/**
 * The channels by name, each with the recipient's id and the payload. A module adds its own by
 * declaration merging:
 *
 *     declare module '../../platform/shared-state/pubsub' {
 *       interface Channels {
 *         arrived: [memberId: number, letterId: number];
 *       }
 *     }
 */
export interface Channels {}

type ChannelArguments = { [Name in keyof Channels]: Channels[Name] };

/**
 * Messages between requests, and between instances if Redis is configured. A lost message loses no
 * data.
 */
export interface Pubsub extends PubSub<ChannelArguments> {
  /**
   * Waits until messages reach all subscriptions that are being read.
   * @returns false if Redis has refused the latest one
   */
  ready(): Promise<boolean>;
}

/**
 * Maximum number of queued messages per subscription. Beyond it the oldest is dropped; the library
 * would end the process at 1,024.
 */
const MAX_WAITING_MESSAGES = 100;

/**
 * Sends messages through Redis, or within this process without Redis.
 * @param redis `subscriber` serves subscriptions only, because Redis allows no other commands on
 *   such a connection
 */
export function createPubsub(redis?: { publisher: Redis; subscriber: Redis; logger: Logger }): Pubsub {
  if (!redis) {
    const eventTarget = new EventTarget();
    // Every socket of a recipient adds a listener. By default Node warns of a leak at eleven.
    setMaxListeners(0, eventTarget);
    return createBuffered(eventTarget, async () => true);
  }
  // Redis answers the commands of a connection in order, so the latest one is the last to succeed.
  let latest = Promise.resolve(true);
  const subscriber = withLoggedFailures(redis.subscriber, redis.logger);
  const subscribeClient = Object.assign(Object.create(subscriber) as Redis, {
    subscribe: (channel: string) => (latest = subscriber.subscribe(channel).then((count) => count !== undefined)),
  });
  const publishClient = withLoggedFailures(redis.publisher, redis.logger);
  return createBuffered(createRedisEventTarget({ publishClient, subscribeClient }), () => latest);
}

/**
 * Gives each subscription its own buffer. All subscriptions of one PubSub would share a buffer and
 * take each other's messages.
 */
function createBuffered(eventTarget: PubSubEventTarget<ChannelArguments>, ready: Pubsub['ready']): Pubsub {
  return {
    ready,
    ...createPubSub<ChannelArguments>({ eventTarget }),
    subscribe: (...channel) => {
      const repeaterBuffer = new SlidingBuffer(MAX_WAITING_MESSAGES);
      return createPubSub<ChannelArguments>({ eventTarget, repeaterBuffer }).subscribe(...channel);
    },
  };
}

/**
 * Logs failed commands. The event target does not await them, and an unhandled rejection would end
 * the process.
 */
function withLoggedFailures(redis: Redis, logger: Logger): Redis {
  const logFailure = (error: unknown): void => {
    // An outage of Redis is logged once, not for every message.
    if (!isUnavailable(error)) logger.warn({ err: error }, 'a live message was lost');
  };
  return Object.assign(Object.create(redis) as Redis, {
    publish: (channel: string, message: string) => redis.publish(channel, message).catch(logFailure),
    subscribe: (channel: string) => redis.subscribe(channel).catch(logFailure),
    unsubscribe: (channel: string) => redis.unsubscribe(channel).catch(logFailure),
  });
}
