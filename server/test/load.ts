import { setTimeout as delay } from 'node:timers/promises';
import type { Answer } from './http-client';

/** One request of a worker. */
export interface Action {
  name: string;
  /** Whether it fails when an earlier request was lost. */
  depends?: boolean;
  send(): Promise<Answer>;
  /** Enters the write into the ledger, once the server has acknowledged it with this body. */
  acknowledge?(body: Record<string, unknown>): void;
}

/** Somebody who sends one request after the other. */
export interface Worker {
  next(): Action;
  close(): void;
}

/** An answer under load. */
export interface Observed extends Answer {
  name: string;
  /** Whether the server says that it has done it: GraphQL may refuse with a status of 200. */
  done: boolean;
  /** Whether it may have been refused because an earlier request was lost. */
  depends: boolean;
  /** When it was sent, in milliseconds of `performance.now()`. */
  at: number;
  /** Whether it is the second attempt after a failure. */
  isRetry: boolean;
}

/** How a load behaves. */
export interface LoadOptions {
  /** Whether workers send again what failed, once. */
  retry?: boolean;
  /** Milliseconds between an answer and the next request of the same worker. */
  pauseMs?: number;
}

/** A failed request costs the server so little that without a pause two cores would do nothing else. */
const PAUSE_AFTER_FAILURE_MS = { min: 20, max: 50 };

/** A process that is killed takes some milliseconds to close all of its connections. */
const PAUSE_BEFORE_RETRY_MS = 100;

const POLL_MS = 10;

/** Workers that send requests all the time, and everything that came of them. */
export class Load {
  readonly observed: Observed[] = [];
  /** How many requests the server has acknowledged. */
  acknowledged = 0;
  private running: Promise<void>[] = [];
  private stopping = false;

  constructor(
    private readonly workers: readonly Worker[],
    private readonly options: LoadOptions = {},
  ) {}

  start(): void {
    this.stopping = false;
    this.running = this.workers.map((worker) => this.work(worker));
  }

  /** Lets the requests under way end, and sends no more. */
  async stop(): Promise<void> {
    this.stopping = true;
    await Promise.all(this.running);
  }

  close(): void {
    for (const worker of this.workers) worker.close();
  }

  /** The answers that came after this moment of `performance.now()`. */
  since(moment: number): Observed[] {
    return this.observed.filter(({ at, ms }) => at + ms >= moment);
  }

  /** The first attempts that failed. */
  get failures(): Observed[] {
    return this.observed.filter(({ done, isRetry }) => !done && !isRetry);
  }

  /** The second attempts that failed as well. */
  get failedRetries(): Observed[] {
    return this.observed.filter(({ done, isRetry }) => !done && isRetry);
  }

  /** The milliseconds of the slowest answer. */
  get slowest(): number {
    return this.observed.reduce((slowest, { ms }) => Math.max(slowest, ms), 0);
  }

  /** Waits until this many more requests are acknowledged. */
  async untilAcknowledged(more: number): Promise<void> {
    const wanted = this.acknowledged + more;
    while (this.acknowledged < wanted) await delay(POLL_MS);
  }

  /** Waits until this many more requests are answered, successfully or not. */
  async untilAnswered(more: number): Promise<void> {
    const wanted = this.observed.length + more;
    while (this.observed.length < wanted) await delay(POLL_MS);
  }

  private async work(worker: Worker): Promise<void> {
    const { retry = false, pauseMs = 0 } = this.options;
    while (!this.stopping) {
      const action = worker.next();
      const done = await this.perform(action, false);
      if (!done && retry) {
        await delay(PAUSE_BEFORE_RETRY_MS);
        await this.perform(action, true);
      } else if (!done) {
        const { min, max } = PAUSE_AFTER_FAILURE_MS;
        await delay(min + Math.random() * (max - min));
      }
      if (pauseMs > 0) await delay(pauseMs);
    }
  }

  /** Answers whether the server has done it. */
  private async perform({ name, depends = false, send, acknowledge }: Action, isRetry: boolean): Promise<boolean> {
    const at = performance.now();
    const answer = await send();
    const success = answer.status === 200 || answer.status === 201;
    const body = success ? bodyOf(answer) : {};
    const done = success && !body['errors'];
    this.observed.push({ name, at, done, depends, isRetry, ...answer });
    if (done) {
      this.acknowledged += 1;
      acknowledge?.(body);
    }
    return done;
  }
}

/** The properties of a JSON response. A page has none. */
function bodyOf({ headers, text }: Answer): Record<string, unknown> {
  const isJson = /\bjson\b/.test(String(headers['content-type']));
  return isJson ? (JSON.parse(text) as Record<string, unknown>) : {};
}
