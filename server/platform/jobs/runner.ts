import { setTimeout as sleep } from 'node:timers/promises';
import { Logger as WorkerLogger, parseCronItems, type Runner, run, type TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { describeError } from '../telemetry/error-description';
import { JOBS_SCHEMA } from './schema';

/** What is done for the jobs of one name. */
export interface Task {
  name: string;
  /** A crontab's five fields, in UTC, for work that recurs. One instance does it each time. */
  schedule?: string;
  maxAttempts: number;
  /**
   * Does one job. Its failure is logged and tried again later. The signal says that the time is up,
   * or that the server stops.
   */
  perform(payload: unknown, signal: AbortSignal): Promise<void>;
}

/** Jobs that an instance does at the same time. */
const CONCURRENT_JOBS = 4;

/**
 * The connections of the runner: one for each job that it takes or ends, one that listens, one for
 * the schedule.
 */
export const JOB_CONNECTIONS = CONCURRENT_JOBS + 2;

/** Time that one attempt may take. Longer than a slow mail server needs. */
const ATTEMPT_TIMEOUT_MS = 60_000;

/**
 * Time that an attempt has to end after its signal. Until then the job is not tried again, so that
 * a mail that is accepted at the last moment is not sent twice.
 */
const SETTLE_TIMEOUT_MS = 15_000;

/**
 * Time after which a job is found whose notification was lost. Jobs that are due later are found by
 * it as well.
 */
const POLL_INTERVAL_MS = 2_000;

/**
 * Time that jobs have to end when the server stops. They are tried again by another instance or
 * after the next start.
 */
const STOP_TIMEOUT_MS = 5_000;

const RESTART_DELAY_MS = 1_000;

/**
 * Does jobs as soon as they are committed, until it is stopped. Any number of instances do the
 * same, each job once.
 * @param pool `JOB_CONNECTIONS` connections for the runner alone
 * @returns how to stop: jobs under way have five seconds to end
 */
export async function startJobRunner(pool: Pool, tasks: readonly Task[], logger: Logger): Promise<() => Promise<void>> {
  const start = (): Promise<Runner> => startOnce(pool, tasks, logger);
  let runner = await start();
  const stopping = new AbortController();
  const hasStopped = (): boolean => stopping.signal.aborted;
  const supervise = async (): Promise<void> => {
    while (!hasStopped()) {
      await runner.promise.catch(() => undefined);
      // The runner gives up when it cannot write the end of a job because PostgreSQL is
      // unavailable.
      while (!hasStopped()) {
        await sleep(RESTART_DELAY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
        const next = hasStopped() ? undefined : await start().catch(() => undefined);
        if (!next) continue;
        runner = next;
        break;
      }
    }
  };
  const supervised = supervise();
  return async () => {
    stopping.abort();
    await stopRunner(runner);
    await supervised;
    // A start that was under way when the server stopped.
    await stopRunner(runner);
  };
}

/**
 * Without PostgreSQL, the end of a job cannot be written, for which the runner would wait for
 * minutes.
 */
async function stopRunner(runner: Runner): Promise<void> {
  // It rejects when it has stopped by itself.
  const stopped = runner.stop().catch(() => undefined);
  await Promise.race([stopped, sleep(2 * STOP_TIMEOUT_MS, undefined, { ref: false })]);
}

/**
 * The end of a job is written by a batch, even if of one. Otherwise graphile-worker 0.18 does not
 * wait for it: a stop would leave jobs that are done, and a failure would be an unhandled
 * rejection, which ends the process.
 */
const AWAITED_ENDS = { completeJobBatchDelay: 0, failJobBatchDelay: 0 } as const;

function startOnce(pool: Pool, tasks: readonly Task[], logger: Logger): Promise<Runner> {
  const schedule = tasks.flatMap(({ name, schedule: match, maxAttempts }) =>
    match === undefined ? [] : [{ task: name, match, options: { maxAttempts, backfillPeriod: 0 } }],
  );
  return run({
    pgPool: pool,
    schema: JOBS_SCHEMA,
    noHandleSignals: true,
    concurrency: CONCURRENT_JOBS,
    pollInterval: POLL_INTERVAL_MS,
    gracefulShutdownAbortTimeout: STOP_TIMEOUT_MS,
    taskList: Object.fromEntries(tasks.map((task) => [task.name, toWorkerTask(task, logger)])),
    parsedCronItems: parseCronItems(schedule),
    logger: toWorkerLogger(logger),
    preset: { worker: AWAITED_ENDS },
  });
}

/**
 * Ends an attempt in time, and logs and stores why it failed without anything that a person sent.
 */
function toWorkerTask({ name, perform }: Task, logger: Logger): TaskList[string] {
  return async (payload, { abortSignal, job }) => {
    const signal = AbortSignal.any([AbortSignal.timeout(ATTEMPT_TIMEOUT_MS), ...(abortSignal ? [abortSignal] : [])]);
    try {
      await Promise.race([perform(payload, signal), rejectAfter(signal)]);
    } catch (error) {
      const { attempts, max_attempts: maxAttempts } = job;
      const level = attempts < maxAttempts ? 'warn' : 'error';
      logger[level]({ err: error, job: name, attempts, maxAttempts }, 'a job failed');
      // graphile-worker stores this message. A mail server's own message may contain an address.
      const { type, code } = describeError(error);
      throw new Error([type, code].filter(Boolean).join(' '));
    }
  };
}

/** Rejects when the attempt has not ended in time after its signal. */
function rejectAfter(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const fail = (): void => reject(new Error('the time of a job was up'));
    const wait = (): void => void setTimeout(fail, SETTLE_TIMEOUT_MS).unref();
    if (signal.aborted) wait();
    else signal.addEventListener('abort', wait, { once: true });
  });
}

/** Its messages contain no payloads; their details do. Failures of jobs are logged already. */
function toWorkerLogger(logger: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message, { failure }) => {
    if (failure !== true && (level === 'error' || level === 'warning'))
      logger.warn({ jobs: message }, 'the runner of jobs');
  });
}
