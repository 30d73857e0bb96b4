import Redis from 'ioredis';
import type { Logger } from 'pino';

const CONNECT_TIMEOUT_MS = 2_000;
const COMMAND_TIMEOUT_MS = 500;

/** A connection whose commands fail fast while Redis is unavailable, so that requests get an error instead of waiting. */
export function createRedis(url: string, logger: Logger): Redis {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: CONNECT_TIMEOUT_MS,
  });
  redis.on('error', (error) => logger.warn({ err: error }, 'redis'));
  return redis;
}

/** A connection for subscriptions, which reconnects to Redis and subscribes again. */
export function createRedisSubscriber(url: string, logger: Logger): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: null, connectTimeout: CONNECT_TIMEOUT_MS });
  redis.on('error', (error) => logger.warn({ err: error }, 'redis subscriber'));
  return redis;
}
