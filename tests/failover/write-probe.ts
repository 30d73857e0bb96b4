import { setTimeout as delay } from 'node:timers/promises';
import { queryOnce } from '../../server/test-kit/database/databases';
import { until } from '../../server/test-kit/processes/until';

const INTERVAL_MS = 50;
const TIMEOUT_MS = 120_000;

/** Observes when the database accepts writes. Each write uses a new connection. */
export class WriteProbe {
  private running?: Promise<void>;
  private stopping = false;
  /** Time of `performance.now()` at which the first write was refused. */
  lostAt = Number.POSITIVE_INFINITY;
  private backAt?: number;

  /** @param url superuser's URL at the address that the instances use */
  constructor(private readonly url: string) {}

  async start(): Promise<void> {
    await queryOnce(this.url, 'create table if not exists write_probe (at timestamptz not null)');
    this.running = this.write();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await this.running;
  }

  /** Waits for the first accepted write after a refused one. Returns its `performance.now()`. */
  async untilBack(): Promise<number> {
    await until(() => this.backAt !== undefined, TIMEOUT_MS);
    return this.backAt ?? Number.POSITIVE_INFINITY;
  }

  private async write(): Promise<void> {
    while (!this.stopping && this.backAt === undefined) {
      const done = await queryOnce(this.url, 'insert into write_probe values (now())').then(
        () => true,
        () => false,
      );
      if (!done) this.lostAt = Math.min(this.lostAt, performance.now());
      else if (this.lostAt < performance.now()) this.backAt = performance.now();
      await delay(INTERVAL_MS);
    }
  }
}
