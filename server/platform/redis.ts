import Redis from 'ioredis';
import type { Logger } from 'pino';

/**
 * Time that Redis has to close the connection of a server that stops. The client waits this long
 * even when the connection is closed already, and the process waits for the client; the default is
 * 2 seconds.
 */
const DISCONNECT_TIMEOUT_MS = 200;

const CONNECT_TIMEOUT_MS = 2_000;
const COMMAND_TIMEOUT_MS = 500;

/**
 * A connection that writes the commands of all requests that arrived together at once. Under load
 * several requests arrive in one turn of the event loop, each looks up its session, and a system
 * call per command costs more than the commands. ioredis' own pipelining saves less, because it
 * adds promises to every command.
 */
class BatchingRedis extends Redis {
  private isHolding = false;

  override sendCommand(...args: Parameters<Redis['sendCommand']>): ReturnType<Redis['sendCommand']> {
    if (!this.isHolding && this.status === 'ready') this.holdWrites();
    return super.sendCommand(...args);
  }

  private holdWrites(): void {
    const { stream } = this;
    this.isHolding = true;
    stream.cork();
    setImmediate(() => {
      this.isHolding = false;
      stream.uncork();
    });
  }
}

/**
 * A connection whose commands fail fast while Redis is unavailable, so that requests get an error
 * instead of waiting.
 * @param logger logs outages, except for a connection that lasts only a moment
 */
export function createRedis(url: string, logger?: Logger): Redis {
  const redis = new BatchingRedis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: CONNECT_TIMEOUT_MS,
    disconnectTimeout: DISCONNECT_TIMEOUT_MS,
  });
  if (logger) logOutages(redis, logger, 'redis');
  else redis.on('error', () => undefined);
  return redis;
}

/** A connection for subscriptions, which reconnects to Redis and subscribes again. */
export function createRedisSubscriber(url: string, logger: Logger): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: null,
    connectTimeout: CONNECT_TIMEOUT_MS,
    disconnectTimeout: DISCONNECT_TIMEOUT_MS,
  });
  logOutages(redis, logger, 'redis subscriber');
  return redis;
}

/**
 * Logs the first error of an outage and its end. A line for each attempt to connect again would
 * bury the others.
 */
function logOutages(redis: Redis, logger: Logger, connection: string): void {
  let failing = false;
  redis.on('error', (error) => {
    if (!failing) logger.warn({ err: error }, connection);
    failing = true;
  });
  redis.on('ready', () => {
    if (failing) logger.warn(`${connection}: available again`);
    failing = false;
  });
}
