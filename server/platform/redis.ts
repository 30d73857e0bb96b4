import Redis from 'ioredis';
import type { Logger } from 'pino';

/** A connection that fails fast when Redis is away: a request is told at once rather than kept waiting. */
export function createRedis(url: string, logger: Logger): Redis {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: 500,
    connectTimeout: 2_000,
  });
  redis.on('error', (error) => logger.warn({ err: error }, 'redis'));
  return redis;
}

/** A connection for listening, which waits for Redis to come back and subscribes again. */
export function createRedisSubscriber(url: string, logger: Logger): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: null, connectTimeout: 2_000 });
  redis.on('error', (error) => logger.warn({ err: error }, 'redis subscriber'));
  return redis;
}
