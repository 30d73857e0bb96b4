import { startTestRedis, type TestRedis } from '../../server/test-kit/processes/redis';
import type { TestSentinels } from '../../server/test-kit/processes/sentinels';
import { until } from '../../server/test-kit/processes/until';

const TIMEOUT_MS = 30_000;

/** A primary and its replica, whose roles sentinels change. */
export class RedisPair {
  private sentinels?: TestSentinels;
  private killed?: TestRedis;
  private frozen?: TestRedis;

  private constructor(
    readonly first: TestRedis,
    private readonly second: TestRedis,
  ) {}

  static async start(password: string): Promise<RedisPair> {
    const [first, second] = await Promise.all([startTestRedis(password), startTestRedis(password)]);
    await second.follow(first);
    return new RedisPair(first, second);
  }

  /** Sets the sentinels that change the roles. */
  watchedBy(sentinels: TestSentinels): void {
    this.sentinels = sentinels;
  }

  /** Waits until all sentinels name the same primary, and returns it. */
  async findPrimary(): Promise<TestRedis> {
    let port = 0;
    await until(async () => (port = (await this.sentinels?.findPrimaryPort()) ?? 0) > 0, TIMEOUT_MS);
    return new URL(this.first.url).port === String(port) ? this.first : this.second;
  }

  /** Kills the primary like the loss of its process. */
  async killPrimary(): Promise<void> {
    this.killed = await this.findPrimary();
    await this.killed.kill();
  }

  /** Freezes the primary. Its connections stay open, like those to a machine that has vanished. */
  async freezePrimary(): Promise<void> {
    this.frozen = await this.findPrimary();
    this.frozen.freeze();
  }

  /** Starts a killed server without data as a primary, or continues a frozen one. */
  async revive(redis: TestRedis): Promise<void> {
    if (this.killed === redis) await redis.restart();
    if (this.frozen === redis) redis.thaw();
    this.killed = undefined;
    this.frozen = undefined;
  }

  async isReplica(redis: TestRedis): Promise<boolean> {
    return String(await redis.command('ROLE')).startsWith('slave');
  }

  async stop(): Promise<void> {
    await Promise.all([this.first.stop(), this.second.stop()]);
  }
}
