import { setTimeout as delay } from 'node:timers/promises';
import { Logger as WorkerLogger, parseCronItems, type Runner, run, type TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { describeError } from '../telemetry/error-description';
import { type Job, performJob } from './job';
import { JOBS_SCHEMA } from './schema';
import { atMost } from '../resilience/at-most';

/** Concurrent jobs per instance. */
const CONCURRENT_JOBS = 4;

/**
 * Connections of the runner: one per concurrent job, one that listens, and one for the schedule.
 */
export const JOB_CONNECTIONS = CONCURRENT_JOBS + 2;

/** Maximum milliseconds of an attempt. A slow mail server needs less. */
const ATTEMPT_TIMEOUT_MS = 60_000;

/**
 * Milliseconds in which an aborted attempt must end. The job is not retried before, so that a mail
 * accepted at the last moment is not sent twice.
 */
const SETTLE_TIMEOUT_MS = 15_000;

/** Milliseconds between polls for jobs that are due later, or whose notification was lost. */
const POLL_INTERVAL_MS = 2_000;

/**
 * Milliseconds in which jobs must end when the server stops. Another instance or the next start
 * retries the rest.
 */
const STOP_TIMEOUT_MS = 5_000;

const RESTART_DELAY_MS = 1_000;

/**
 * Runs jobs as soon as they are committed. Any number of instances can run jobs; each job runs
 * once.
 * @param pool a pool of `JOB_CONNECTIONS` connections for the runner alone
 * @returns a function that stops the runner; running jobs have five seconds to end
 */
export async function startJobRunner<Services>(
  pool: Pool,
  jobs: readonly Job<Services>[],
  services: Services,
  logger: Logger,
): Promise<() => Promise<void>> {
  const start = (): Promise<Runner> => startOnce(pool, jobs, services, logger);
  let runner = await start();
  await addStartJobs(runner, jobs);
  const stopping = new AbortController();
  const hasStopped = (): boolean => stopping.signal.aborted;
  const supervise = async (): Promise<void> => {
    while (!hasStopped()) {
      await runner.promise.catch(() => undefined);
      // The runner stops if it cannot record the end of a job because PostgreSQL is unavailable.
      while (!hasStopped()) {
        await delay(RESTART_DELAY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
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
    // The server stopped during a restart of the runner.
    await stopRunner(runner);
  };
}

/** Adds the jobs of a start. Instances that start together add one of each name. */
async function addStartJobs<Services>(runner: Runner, jobs: readonly Job<Services>[]): Promise<void> {
  for (const { name, maxAttempts } of jobs.filter(({ atStart }) => atStart))
    await runner.addJob(name, { _start: true }, { jobKey: `start:${name}`, maxAttempts });
}

/**
 * Stops the runner with a time limit. Without PostgreSQL it would wait for minutes to record the
 * end of a job.
 */
async function stopRunner(runner: Runner): Promise<void> {
  // Rejects if the runner has already stopped by itself.
  const stopped = runner.stop().catch(() => undefined);
  await atMost(stopped, 2 * STOP_TIMEOUT_MS);
}

/**
 * Makes graphile-worker record the ends of jobs in batches, even of a single job. Otherwise version
 * 0.18 does not await the end: a stop would leave finished jobs, and a failure would be an
 * unhandled rejection that ends the process.
 */
const AWAITED_ENDS = { completeJobBatchDelay: 0, failJobBatchDelay: 0 } as const;

function startOnce<Services>(
  pool: Pool,
  jobs: readonly Job<Services>[],
  services: Services,
  logger: Logger,
): Promise<Runner> {
  const schedule = jobs.flatMap(({ name, schedule: match, maxAttempts }) =>
    match === undefined ? [] : [{ task: name, match, options: { maxAttempts, backfillPeriod: 0 } }],
  );
  return run({
    pgPool: pool,
    schema: JOBS_SCHEMA,
    noHandleSignals: true,
    concurrency: CONCURRENT_JOBS,
    pollInterval: POLL_INTERVAL_MS,
    gracefulShutdownAbortTimeout: STOP_TIMEOUT_MS,
    taskList: Object.fromEntries(jobs.map((each) => [each.name, toWorkerTask(each, services, logger)])),
    parsedCronItems: parseCronItems(schedule),
    logger: toWorkerLogger(logger),
    preset: { worker: AWAITED_ENDS },
  });
}

/** Ends an attempt in time. Logs and stores the cause of a failure without any user data. */
function toWorkerTask<Services>(job: Job<Services>, services: Services, logger: Logger): TaskList[string] {
  return async (payload, { abortSignal, job: stored }) => {
    const signal = AbortSignal.any([AbortSignal.timeout(ATTEMPT_TIMEOUT_MS), ...(abortSignal ? [abortSignal] : [])]);
    try {
      await Promise.race([performJob(job, services, payload, signal), rejectAfter(signal)]);
    } catch (error) {
      const { attempts, max_attempts: maxAttempts } = stored;
      const level = attempts < maxAttempts ? 'warn' : 'error';
      logger[level]({ err: error, job: job.name, attempts, maxAttempts }, 'a job failed');
      // graphile-worker stores this message. A mail server's own message may contain an address.
      const { type, code } = describeError(error);
      throw new Error([type, code].filter(Boolean).join(' '));
    }
  };
}

/** Rejects if the attempt has not ended in time after its signal. */
function rejectAfter(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const fail = (): void => reject(new Error('the time of a job was up'));
    const wait = (): void => void setTimeout(fail, SETTLE_TIMEOUT_MS).unref();
    if (signal.aborted) wait();
    else signal.addEventListener('abort', wait, { once: true });
  });
}

/**
 * Logs only the messages of the runner, because its details contain payloads. Failed jobs are
 * already logged.
 */
function toWorkerLogger(logger: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message, { failure }) => {
    if (failure !== true && (level === 'error' || level === 'warning'))
      logger.warn({ jobs: message }, 'the runner of jobs');
  });
}
