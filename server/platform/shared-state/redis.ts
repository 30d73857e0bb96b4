import Redis, { type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';
import { parseSentinelUrl } from './redis-url';
import { SteadySentinelConnector } from './sentinel-connector';

/**
 * Milliseconds that Redis has to close the connection of a stopping server. The client waits this
 * long even if the connection is already closed, and the process waits for the client. The default
 * is 2 seconds.
 */
const DISCONNECT_TIMEOUT_MS = 200;

const CONNECT_TIMEOUT_MS = 2_000;
const COMMAND_TIMEOUT_MS = 500;

/**
 * A connection that writes the commands of simultaneous requests at once. Under load several
 * requests arrive in one turn of the event loop, and each reads its session. A system call per
 * command costs more than the commands. ioredis' own pipelining saves less, because it adds
 * promises to every command.
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
 * Creates a connection whose commands fail fast during an outage of Redis, so that requests fail
 * instead of waiting.
 */
export function createRedis(url: string, logger: Logger): Redis {
  const redis = open(BatchingRedis, url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: COMMAND_TIMEOUT_MS,
  });
  logOutages(redis, logger, 'redis');
  return redis;
}

/** Creates a connection for subscriptions. It reconnects and subscribes again. */
export function createRedisSubscriber(url: string, logger: Logger): Redis {
  const redis = open(Redis, url, { maxRetriesPerRequest: null });
  logOutages(redis, logger, 'redis subscriber');
  return redis;
}

/**
 * Creates a connection that is tried once and never opened again.
 * @param timeoutMs milliseconds to connect, and for each command
 */
export function createRedisAttempt(url: string, timeoutMs: number): Redis {
  const redis = open(Redis, url, {
    lazyConnect: true,
    retryStrategy: () => null,
    sentinelRetryStrategy: () => null,
    maxRetriesPerRequest: 0,
    connectTimeout: timeoutMs,
    commandTimeout: timeoutMs,
  });
  // Without a listener, ioredis prints each error.
  redis.on('error', () => undefined);
  return redis;
}

/** Creates any connection of the server, to the server of the URL or to a primary of Sentinel. */
function open(Connection: typeof Redis, url: string, options: RedisOptions): Redis {
  const common = { connectTimeout: CONNECT_TIMEOUT_MS, disconnectTimeout: DISCONNECT_TIMEOUT_MS, ...options };
  const sentinel = parseSentinelUrl(url);
  if (!sentinel) return new Connection(url, common);
  return new Connection({ ...sentinel, ...common, Connector: SteadySentinelConnector });
}

/**
 * Logs the first error of an outage and its end. A line per reconnection attempt would bury the
 * others.
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
