import type { Logger } from 'pino';

/** Collects functions that close resources, and calls them in reverse order. */
export class Closers {
  private readonly closers: (() => unknown)[] = [];

  constructor(private readonly logger: Logger) {}

  add(close: () => unknown): void {
    this.closers.push(close);
  }

  /**
   * Closes everything, one after the other. A failure is logged, and the rest is closed as well.
   */
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
