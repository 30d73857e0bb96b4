import { PassThrough } from 'node:stream';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { type Job, tasksOf } from '../domain/kit/jobs';
import type { Services } from '../domain/context';
import { modules } from '../modules';
import { createPool } from '../platform/database/pool';
import { JOB_CONNECTIONS, startJobRunner } from '../platform/jobs/runner';
import type { TestApp } from './harness';
import { until } from './until';

/** Does a recurring job once, at once. */
export async function runJob(app: TestApp, name: string): Promise<void> {
  const job = modules.jobs.find((each) => each.name === name);
  if (!job) throw new Error(`No job is called ${name}.`);
  await job.perform(app.server.services, {}, new AbortController().signal);
}

/** A job as graphile-worker shows it. */
export interface StoredJob {
  name: string;
  attempts: number;
  maxAttempts: number;
  error: string | null;
  locked: boolean;
}

/** The recurring jobs that are due each minute. */
const MINUTELY = modules.jobs.filter(({ schedule }) => schedule === '* * * * *').map(({ name }) => name);

/** Has the jobs of each minute done by nobody but {@link runJob}, for tests that take longer than a minute. */
export async function dropRecurringJobs(app: TestApp): Promise<void> {
  await app.sql(`create function drop_recurring_job() returns trigger language plpgsql as $$
    begin
      if exists (select from graphile_worker._private_tasks
                 where id = new.task_id and identifier = any ('{${MINUTELY.join(',')}}')) then return null; end if;
      return new;
    end $$`);
  await app.sql(`create trigger drop_recurring_job before insert on graphile_worker._private_jobs
    for each row execute function drop_recurring_job()`);
}

/** The jobs that wait, run or have failed, the oldest first, except those of each minute. */
export function storedJobs(app: TestApp): Promise<StoredJob[]> {
  return app.sql<StoredJob>(
    `select task_identifier as name, attempts, max_attempts as "maxAttempts", last_error as error,
       locked_at is not null as locked
     from graphile_worker.jobs where task_identifier <> all (?::text[]) order by id`,
    [`{${['releaseAbandonedJobs', ...MINUTELY].join(',')}}`],
  );
}

/** Waits until every job has been done. */
export async function untilJobsDone(app: TestApp, timeoutMs = 10_000): Promise<void> {
  await until(async () => (await storedJobs(app)).length === 0, timeoutMs);
}

/** An instance that only does jobs. */
export interface TestRunner {
  stop(): Promise<void>;
  /** What it has logged. */
  log(): string;
  /** Its connections. */
  pool: Pool;
}

/** Starts another instance, which does these jobs. The app itself does not know them. */
export async function startRunner(
  app: TestApp,
  jobs: readonly Job[],
  services: Services = app.server.services,
): Promise<TestRunner> {
  const stream = new PassThrough();
  let log = '';
  stream.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const pool = createPool(app.databaseUrl, { max: JOB_CONNECTIONS });
  const stop = await startJobRunner(pool, tasksOf(jobs, services), pino({ level: 'warn' }, stream));
  return {
    pool,
    log: () => log,
    stop: async () => {
      await stop();
      await pool.end();
    },
  };
}
