import { sql } from 'kysely';
import { statementsOn } from '../database/statements/statement';
import type { Statements } from '../database/statements/statements';
import type { Job } from './job';

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

const addJobsStatement = statement<{ jobs: string }>()('jobs.add', (db, { jobs }) =>
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

/**
 * Queues jobs of one name. Any instance runs them right after the commit. A rollback removes them.
 * @param writes statements of the transaction, or `ctx.writes` if nothing else is written
 */
export async function addJobs<Services, Payload>(
  writes: Statements,
  { name, isSequential, maxAttempts, priority }: Job<Services, Payload>,
  payloads: readonly NoInfer<Payload>[],
): Promise<void> {
  if (payloads.length === 0) return;
  const queue = isSequential ? name : null;
  const jobs = payloads.map((payload) => ({ name, queue, maxAttempts, priority, payload }));
  await writes.rows(addJobsStatement, { jobs: JSON.stringify(jobs) });
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
