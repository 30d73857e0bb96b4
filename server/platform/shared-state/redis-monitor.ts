import { setTimeout as delay } from 'node:timers/promises';
import type Redis from 'ioredis';
import type { Logger } from 'pino';
import { createRedisAttempt } from './redis';

/** Milliseconds between the reply to a probe and the next probe. */
const PROBE_INTERVAL_MS = 1_000;

/** Milliseconds to connect for a test of the URL, and for its command. */
const TEST_TIMEOUT_MS = 1_000;

/** Number of probes in a row without a response, after which the URL is tested. */
const MAX_SILENT_PROBES = 2;

/** Key that each probe writes. It expires. */
const PROBE_KEY = 'probe';
const PROBE_KEY_SECONDS = 60;

/** The two Redis connections of an instance. */
export interface RedisConnections {
  client: Redis;
  subscriber: Redis;
}

/**
 * Writes to Redis every second. After a failover by Sentinel, DNS or a virtual IP, existing
 * connections may stay at the previous primary. It is now a read-only replica, or its machine has
 * vanished without closing them. The monitor then tests the URL with a new connection. Both
 * connections are reopened as soon as the URL reaches a primary. Until then sessions are read from
 * the replica.
 */
export class RedisMonitor {
  private timer?: NodeJS.Timeout;
  private writable = true;
  private silentProbes = 0;

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
    const { client, subscriber } = this.connections;
    const [error, isHeard] = await Promise.all([write(client), responds(subscriber)]);
    if (!error) this.setWritable();
    else if (isReply(error)) this.setUnwritable(error);
    const isSilent = !isHeard || (error && !isReply(error) && client.status === 'ready');
    this.silentProbes = isSilent ? this.silentProbes + 1 : 0;
    const isMisled = error?.message.startsWith('READONLY') || this.silentProbes >= MAX_SILENT_PROBES;
    if (isMisled && (await this.leadsToPrimary())) this.reconnect();
    if (this.timer) this.watch();
  }

  private async leadsToPrimary(): Promise<boolean> {
    const attempt = createRedisAttempt(this.url, TEST_TIMEOUT_MS);
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
    this.silentProbes = 0;
    // Other connections are being opened already.
    const open = [client, subscriber].filter(({ status }) => status === 'ready');
    if (open.length > 0) this.logger.warn('the address of redis leads to another server');
    for (const redis of open) redis.disconnect(true);
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

/**
 * True unless an open connection is silent. The subscriber sends nothing else, so nothing else
 * reveals that its server has vanished.
 */
async function responds(subscriber: Redis): Promise<boolean> {
  if (subscriber.status !== 'ready') return true;
  const silence = new AbortController();
  const reply = subscriber.ping().then(
    () => true,
    () => true,
  );
  const timeout = delay(TEST_TIMEOUT_MS, false, { signal: silence.signal, ref: false }).catch(() => false);
  const isHeard = await Promise.race([reply, timeout]);
  silence.abort();
  return isHeard;
}

/** True if Redis replied. Connection errors are logged where the connections are created. */
function isReply(error: Error): boolean {
  return error.name === 'ReplyError';
}
