import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from '../error-translator';
import { AppError } from '../errors';

/** Milliseconds between two looks at whether anything moves. */
const TURN = 50;

/** Looks without a move after which nobody is kept waiting any longer: 300 ms. */
const PATIENCE = 6;

interface Waiting {
  enter: () => void;
  refuse: (error: AppError) => void;
}

/**
 * Room for so many at once. Who finds none free waits, for as long as others come out served: a burst is worked off. When
 * nobody has for a while, all who wait are refused at once, and whoever finds no room until somebody is served again.
 */
export class Slots {
  private readonly waiting: Waiting[] = [];
  private moves = 0;
  private stuck = false;
  private watched = false;

  constructor(private free: number) {}

  /**
   * Does the work as soon as there is room.
   * @throws {AppError} UNAVAILABLE without having begun, when nothing moves
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      const result = await work();
      this.move();
      return result;
    } catch (error) {
      // A refusal for a reason is an answer, too.
      if (!isUnavailable(error)) this.move();
      throw error;
    } finally {
      this.leave();
    }
  }

  private move(): void {
    this.moves += 1;
    this.stuck = false;
  }

  private enter(): Promise<void> {
    if (this.free > 0) {
      this.free -= 1;
      return Promise.resolve();
    }
    if (this.stuck) return Promise.reject(refusal());
    return new Promise((enter, refuse) => {
      this.waiting.push({ enter, refuse });
      if (!this.watched) void this.watch();
    });
  }

  private leave(): void {
    const next = this.waiting.shift();
    if (next) next.enter();
    else this.free += 1;
  }

  /** Counts looks rather than time: while this process has no time itself, nothing can move. */
  private async watch(): Promise<void> {
    this.watched = true;
    for (let still = 0; this.waiting.length > 0;) {
      const before = this.moves;
      await sleep(TURN);
      still = this.moves === before ? still + 1 : 0;
      if (still < PATIENCE) continue;
      this.stuck = true;
      for (const { refuse } of this.waiting.splice(0)) refuse(refusal());
    }
    this.watched = false;
  }
}

function refusal(): AppError {
  return new AppError('UNAVAILABLE', { cause: new Error('all slots are taken, and nothing moves') });
}
