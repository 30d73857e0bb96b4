import { sql } from 'kysely';
import { statementsOn } from '../database/statements/statement';
import type { Statements } from '../database/statements/statements';

/** graphile-worker's view of its jobs. */
interface JobTables {
  'graphile_worker.jobs': {
    id: string;
    task_identifier: string;
    attempts: number;
    max_attempts: number;
    locked_at: Date | null;
    locked_by: string | null;
    created_at: Date;
    updated_at: Date;
  };
}

const { statement } = statementsOn<JobTables>();

/** A job as it is stored. */
export interface QueuedJob {
  name: string;
  /** JSON. */
  payload: string;
  /** Jobs of one queue run one after the other. Null for a job without a queue. */
  queue: string | null;
  maxAttempts: number;
}

const queueJobStatement = statement<QueuedJob>()('jobs.add', (db, params) =>
  db
    .selectFrom(
      sql<{ id: string }>`graphile_worker.add_job(
        identifier => ${params.name}::text, payload => ${params.payload}::json, queue_name => ${params.queue}::text,
        max_attempts => ${params.maxAttempts}::integer
      )`.as('job'),
    )
    .select(sql<string>`job.id::text`.as('id')),
);

/** Stores a job. Inside a transaction, the job exists from its commit on. */
export async function queueJob(writes: Statements, job: QueuedJob): Promise<void> {
  await writes.rows(queueJobStatement, job);
}

const countJobsStatement = statement<object>()('jobs.count', (db) =>
  db
    .selectFrom('graphile_worker.jobs')
    .select('task_identifier as name')
    .select(sql<number>`(count(*) filter (where not ${hasFailed()}))::integer`.as('pending'))
    .select(sql<number>`(count(*) filter (where ${hasFailed()}))::integer`.as('failed'))
    .select(
      sql<number>`coalesce(extract(epoch from now() - min(created_at) filter (where not ${hasFailed()})), 0)::float`.as(
        'oldestSeconds',
      ),
    )
    .groupBy('task_identifier'),
);

/** True for a job that has used up its attempts and is not running. */
const hasFailed = () => sql<boolean>`(attempts >= max_attempts and locked_at is null)`;

/** The stored jobs of one name. */
export interface JobCounts {
  name: string;
  /** Includes running jobs. */
  pending: number;
  /** Permanently failed jobs. */
  failed: number;
  /** Seconds since the oldest pending job was queued, 0 without one. */
  oldestSeconds: number;
}

/** Counts the jobs of all instances by name. */
export function countJobs(reads: Statements): Promise<JobCounts[]> {
  return reads.rows(countJobsStatement, {});
}

// Two minutes are longer than the maximum time of an attempt (runner.ts).
const releaseAbandonedJobsStatement = statement<object>()('jobs.release', (db) =>
  db.selectNoFrom(
    sql<string>`graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs where locked_at < now() - interval '2 minutes'
    ))::text`.as('released'),
  ),
);

/** Unlocks the jobs of a killed process, so that others can run them. */
export async function releaseAbandonedJobs(writes: Statements): Promise<void> {
  await writes.rows(releaseAbandonedJobsStatement, {});
}

const deleteFailedJobsStatement = statement<object>()('jobs.deleteFailed', (db) =>
  db
    .selectFrom(
      sql<{ id: string }>`graphile_worker.complete_jobs(array(
        select id from graphile_worker.jobs where ${hasFailed()} and updated_at < now() - interval '30 days'
      ))`.as('job'),
    )
    .select(sql<string>`job.id::text`.as('id')),
);

/** Deletes jobs that failed 30 days ago. */
export async function deleteFailedJobs(writes: Statements): Promise<void> {
  await writes.rows(deleteFailedJobsStatement, {});
}
