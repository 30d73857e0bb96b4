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

/** A job to queue. */
export interface QueuedJob {
  name: string;
  payload: unknown;
  /** Jobs of one queue run one after the other. Null for a job without a queue. */
  queue: string | null;
  maxAttempts: number;
  /** Among the due jobs, those with a lower number run first. */
  priority: number;
}

const queueJobsStatement = statement<{ jobs: string }>()('jobs.add', (db, { jobs }) =>
  db
    .selectFrom(
      sql<{ id: string }>`graphile_worker.add_jobs(array(
        select row(
          name, payload, queue, null::timestamptz, "maxAttempts", null::text, priority, null::text[]
        )::graphile_worker.job_spec
        from json_to_recordset(${jobs}::json) j (
          name text, payload json, queue text, "maxAttempts" smallint, priority smallint
        )
      ))`.as('job'),
    )
    .select(sql<string>`job.id::text`.as('id')),
);

/** Stores jobs. Inside a transaction, they exist from its commit on. */
export async function queueJobs(writes: Statements, jobs: readonly QueuedJob[]): Promise<void> {
  if (jobs.length > 0) await writes.rows(queueJobsStatement, { jobs: JSON.stringify(jobs) });
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
  await writes.run(releaseAbandonedJobsStatement, {});
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
  await writes.run(deleteFailedJobsStatement, {});
}
