import type Redis from 'ioredis';
import type { Logger } from 'pino';
import { createRedis } from './redis';

/** Milliseconds between the reply to a probe and the next probe. */
const PROBE_INTERVAL_MS = 1_000;

/** Key that each probe writes. It expires. */
const PROBE_KEY = 'probe';
const PROBE_KEY_SECONDS = 60;

/** The two Redis connections of an instance. */
export interface RedisConnections {
  client: Redis;
  subscriber: Redis;
}

/**
 * Writes to Redis every second. After a failover by DNS or a virtual IP, existing connections stay
 * at the previous primary, which is now a read-only replica. The monitor then tests the URL with a
 * new connection. Both connections are reopened as soon as the URL reaches a primary. Until then
 * sessions are read from the replica.
 */
export class RedisMonitor {
  private timer?: NodeJS.Timeout;
  private writable = true;

  /** @param url URL of the Redis of both connections */
  constructor(
    private readonly url: string,
    private readonly connections: RedisConnections,
    private readonly logger: Logger,
  ) {}

  /** True if the last probe was written. */
  get isWritable(): boolean {
    return this.writable && this.connections.client.status === 'ready';
  }

  /** Starts probing. */
  watch(): void {
    this.timer = setTimeout(() => void this.probe(), PROBE_INTERVAL_MS).unref();
  }

  /** Stops probing. */
  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private async probe(): Promise<void> {
    const error = await write(this.connections.client);
    if (error && isReply(error)) this.setUnwritable(error);
    else if (!error) this.setWritable();
    if (error?.message.startsWith('READONLY') && (await this.leadsToPrimary())) this.reconnect();
    if (this.timer) this.watch();
  }

  private async leadsToPrimary(): Promise<boolean> {
    const attempt = createRedis(this.url);
    try {
      await attempt.connect();
      return (await write(attempt)) === undefined;
    } catch {
      return false;
    } finally {
      attempt.disconnect();
    }
  }

  private reconnect(): void {
    const { client, subscriber } = this.connections;
    this.logger.warn('the address of redis leads to another server');
    for (const redis of [client, subscriber]) redis.disconnect(true);
  }

  private setUnwritable(error: Error): void {
    if (this.writable) this.logger.error({ err: error }, 'redis refuses writes');
    this.writable = false;
  }

  private setWritable(): void {
    if (!this.writable) this.logger.warn('redis accepts writes again');
    this.writable = true;
  }
}

/** Writes the probe's key. Returns the error, if there was one. */
async function write(redis: Redis): Promise<Error | undefined> {
  try {
    await redis.set(PROBE_KEY, '1', 'EX', PROBE_KEY_SECONDS);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** True if Redis replied. Connection errors are logged where the connections are created. */
function isReply(error: Error): boolean {
  return error.name === 'ReplyError';
}
