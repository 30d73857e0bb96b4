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
  return surviving(redis);
}

/** A connection for listening, which waits for Redis to come back and subscribes again. */
export function createRedisSubscriber(url: string, logger: Logger): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: null, connectTimeout: 2_000 });
  redis.on('error', (error) => logger.warn({ err: error }, 'redis subscriber'));
  return surviving(redis);
}

/**
 * Live messages are sent and channels left without waiting for Redis's answer. A failure that nobody waits for must not
 * end the process; who does wait is told as ever.
 */
function surviving(redis: Redis): Redis {
  const send = redis.sendCommand.bind(redis);
  redis.sendCommand = (command, stream) => {
    command.promise.catch(() => undefined);
    return send(command, stream);
  };
  return redis;
}
