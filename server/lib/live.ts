import { createRedisEventTarget } from '@graphql-yoga/redis-event-target';
import { createPubSub, type PubSub } from '@graphql-yoga/subscription';
import type Redis from 'ioredis';

/** What is told live: to a member, the id of a notification that it just got. */
type Channels = { notified: [memberId: number, notificationId: number] };

/** Live messages between requests, and between instances where Redis is configured. Losing one loses no data. */
export type Live = PubSub<Channels>;

/** Through Redis when there is one, else within this process. Redis needs a connection of its own for listening. */
export function createLive(redis?: { publisher: Redis; subscriber: Redis }): Live {
  if (!redis) return createPubSub<Channels>();
  const eventTarget = createRedisEventTarget({ publishClient: redis.publisher, subscribeClient: redis.subscriber });
  return createPubSub<Channels>({ eventTarget });
}
