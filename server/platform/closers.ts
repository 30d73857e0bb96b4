import type { Logger } from 'pino';

/** What has been opened and is to be closed, the last one first. */
export class Closers {
  private readonly closers: (() => unknown)[] = [];

  constructor(private readonly logger: Logger) {}

  add(close: () => unknown): void {
    this.closers.push(close);
  }

  /** Closes all of it, one after the other; what fails is logged, and the rest closed none the less. */
  async close(): Promise<void> {
    for (const close of this.closers.splice(0).reverse()) {
      try {
        await close();
      } catch (error) {
        this.logger.error({ err: error }, 'closing');
      }
    }
  }
}
