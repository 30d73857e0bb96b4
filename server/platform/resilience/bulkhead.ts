import { setTimeout as delay } from 'node:timers/promises';
import { isUnavailable } from '../errors/error-translator';
import { AppError } from '../errors/app-error';

const CHECK_INTERVAL_MS = 50;

/** Consecutive checks without progress after which all queued work is refused: 300 ms. */
const MAX_IDLE_CHECKS = 6;

interface Queued {
  enter: () => void;
  reject: (error: AppError) => void;
}

/**
 * Limits the number of concurrent tasks. Further tasks queue while others complete, so that a burst
 * is worked off. If none has completed for 300 ms, all queued tasks are refused. New ones are then
 * refused at once until a task completes.
 */
export class Bulkhead {
  private readonly queue: Queued[] = [];
  private completed = 0;
  private isStuck = false;
  private isWatching = false;

  constructor(private free: number) {}

  /**
   * Runs the work as soon as there is a free place.
   * @throws {AppError} UNAVAILABLE before it has begun, if no other work completes
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      const result = await work();
      this.recordProgress();
      return result;
    } catch (error) {
      // Work that fails with any other error counts as completed. Only a lack of connections or
      // locks counts as no progress.
      if (!isUnavailable(error)) this.recordProgress();
      throw error;
    } finally {
      this.leave();
    }
  }

  private recordProgress(): void {
    this.completed += 1;
    this.isStuck = false;
  }

  private enter(): Promise<void> {
    if (this.free > 0) {
      this.free -= 1;
      return Promise.resolve();
    }
    if (this.isStuck) return Promise.reject(unavailable());
    return new Promise((enter, reject) => {
      this.queue.push({ enter, reject });
      if (!this.isWatching) void this.watch();
    });
  }

  private leave(): void {
    const next = this.queue.shift();
    if (next) next.enter();
    else this.free += 1;
  }

  /** Counts checks instead of time, because nothing can complete while this process is busy. */
  private async watch(): Promise<void> {
    this.isWatching = true;
    for (let idleChecks = 0; this.queue.length > 0;) {
      const before = this.completed;
      await delay(CHECK_INTERVAL_MS);
      idleChecks = this.completed === before ? idleChecks + 1 : 0;
      if (idleChecks < MAX_IDLE_CHECKS) continue;
      this.isStuck = true;
      for (const { reject } of this.queue.splice(0)) reject(unavailable());
    }
    this.isWatching = false;
  }
}

function unavailable(): AppError {
  return new AppError('UNAVAILABLE', { cause: new Error('the maximum of work is under way, and none completes') });
}
