import { setTimeout as delay } from 'node:timers/promises';
import type { HttpResponse } from '../clients/http-client';
import { until } from '../processes/until';

/** One request of a worker. */
export interface Action {
  name: string;
  /** True if it may fail because an earlier request was lost. */
  depends?: boolean;
  send(): Promise<HttpResponse>;
  /** Records the write in the ledger. Called with the body of a successful response. */
  acknowledge?(body: Record<string, unknown>): void;
}

/** Provides one request after the other. */
export interface Worker {
  next(): Action;
  close(): void;
}

/** A response under load. */
export interface Observed extends HttpResponse {
  name: string;
  /** True after success. A GraphQL response with status 200 and errors is a failure. */
  done: boolean;
  /** True if the loss of an earlier request may be the reason of a failure. */
  depends: boolean;
  /** Time of the request in milliseconds of `performance.now()`. */
  at: number;
  /** True for the second attempt after a failure. */
  isRetry: boolean;
}

export interface LoadOptions {
  /** True if workers repeat a failed request once. */
  retry?: boolean;
  /** Milliseconds between a response and the next request of the same worker. */
  pauseMs?: number;
}

/** Failures are cheap for the server. Without a pause, sending them would use both cores. */
const PAUSE_AFTER_FAILURE_MS = { min: 20, max: 50 };

/** A killed process needs some milliseconds until all connections are closed. */
const PAUSE_BEFORE_RETRY_MS = 100;

/** Milliseconds until the requests that a test waits for must have ended. */
const TIMEOUT_MS = 60_000;

/** Workers that send requests all the time, and their responses. */
export class Load {
  readonly observed: Observed[] = [];
  /** Number of successful requests. */
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

  /** Sends no more requests and waits for the pending ones. */
  async stop(): Promise<void> {
    this.stopping = true;
    await Promise.all(this.running);
  }

  close(): void {
    for (const worker of this.workers) worker.close();
  }

  /** Returns the responses after this time of `performance.now()`. */
  since(moment: number): Observed[] {
    return this.observed.filter(({ at, ms }) => at + ms >= moment);
  }

  /** Failed first attempts. */
  get failures(): Observed[] {
    return this.observed.filter(({ done, isRetry }) => !done && !isRetry);
  }

  /** Failed second attempts. */
  get failedRetries(): Observed[] {
    return this.observed.filter(({ done, isRetry }) => !done && isRetry);
  }

  /** Duration of the slowest response in milliseconds. */
  get slowest(): number {
    return this.observed.reduce((slowest, { ms }) => Math.max(slowest, ms), 0);
  }

  /** Waits until this many more requests have succeeded. */
  async untilAcknowledged(more: number): Promise<void> {
    const wanted = this.acknowledged + more;
    await until(
      () => this.acknowledged >= wanted,
      TIMEOUT_MS,
      () => `: ${this.acknowledged} of ${wanted} acknowledged`,
    );
  }

  /** Waits until this many more requests have ended. */
  async untilResponded(more: number): Promise<void> {
    const wanted = this.observed.length + more;
    await until(
      () => this.observed.length >= wanted,
      TIMEOUT_MS,
      () => `: ${this.observed.length} of ${wanted} responses`,
    );
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

  /** Sends a request and returns true if it succeeded. */
  private async perform({ name, depends = false, send, acknowledge }: Action, isRetry: boolean): Promise<boolean> {
    const at = performance.now();
    const response = await send();
    const success = response.status === 200 || response.status === 201;
    const body = success ? bodyOf(response) : {};
    const done = success && !body['errors'];
    this.observed.push({ name, at, done, depends, isRetry, ...response });
    if (done) {
      this.acknowledged += 1;
      acknowledge?.(body);
    }
    return done;
  }
}

/** Returns the properties of a JSON response, or none for HTML. */
function bodyOf({ headers, text }: HttpResponse): Record<string, unknown> {
  const isJson = /\bjson\b/.test(String(headers['content-type']));
  return isJson ? (JSON.parse(text) as Record<string, unknown>) : {};
}
