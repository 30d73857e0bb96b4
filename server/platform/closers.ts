import type { Logger } from 'pino';

/** Collects how to close what has been opened, and closes it in reverse order. */
export class Closers {
  private readonly closers: (() => unknown)[] = [];

  constructor(private readonly logger: Logger) {}

  add(close: () => unknown): void {
    this.closers.push(close);
  }

  /**
   * Closes everything, one after the other. A failure is logged and does not keep the rest open.
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
