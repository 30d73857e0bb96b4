import { PassThrough } from 'node:stream';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { type Job, MAINTENANCE_JOBS } from '../../domain/kit/jobs/jobs';
import type { Services } from '../../domain/context';
import { modules } from '../../modules';
import { createPool } from '../../platform/database/pool';
import { performJob } from '../../platform/jobs/job';
import { JOB_CONNECTIONS, startJobRunner } from '../../platform/jobs/runner';
import type { TestApp } from './test-app';
import { until } from '../processes/until';

/** Performs a recurring job once. Schedules add no jobs in the database of a test. */
export async function runJob(app: TestApp, name: string): Promise<void> {
  const job = [...modules.jobs, ...MAINTENANCE_JOBS].find((each) => each.name === name);
  if (!job) throw new Error(`No job is called ${name}.`);
  await performJob(job, app.server.services, {}, new AbortController().signal);
}

/** A job in the table of graphile-worker. */
export interface StoredJob {
  name: string;
  attempts: number;
  maxAttempts: number;
  error: string | null;
  locked: boolean;
}

/** Returns the waiting, running and failed jobs, oldest first. */
export function storedJobs(app: TestApp): Promise<StoredJob[]> {
  return app.sql<StoredJob>(
    `select task_identifier as name, attempts, max_attempts as "maxAttempts", last_error as error,
       locked_at is not null as locked
     from graphile_worker.jobs order by id`,
  );
}

/** Waits until no job is left. */
export async function untilJobsDone(app: TestApp, timeoutMs = 20_000): Promise<void> {
  await until(async () => (await storedJobs(app)).length === 0, timeoutMs);
}

/** An instance that only performs jobs. */
export interface TestRunner {
  stop(): Promise<void>;
  /** Returns its log. */
  log(): string;
  pool: Pool;
}

/** Starts an instance that performs these jobs. The app itself has no tasks for them. */
export async function startRunner(
  app: TestApp,
  jobs: readonly Job[],
  services: Services = app.server.services,
): Promise<TestRunner> {
  const stream = new PassThrough();
  let log = '';
  stream.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const pool = createPool(app.databaseUrl, { max: JOB_CONNECTIONS });
  const logger = pino({ level: 'warn' }, stream);
  const stop = await startJobRunner(pool, [...MAINTENANCE_JOBS, ...jobs], services, logger);
  return {
    pool,
    log: () => log,
    stop: async () => {
      await stop();
      await pool.end();
    },
  };
}
