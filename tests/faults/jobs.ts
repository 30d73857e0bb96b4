import type { TestDatabase } from '../../server/test/databases';

/** Has a recurring job done now, by any process. */
export async function addJob(database: TestDatabase, name: string): Promise<void> {
  await database.sql('select graphile_worker.add_job($1)', [name]);
}

/** Has others do what killed processes left locked, as they do by themselves after two minutes. */
export async function takeOverJobs(database: TestDatabase): Promise<void> {
  await database.sql(`update graphile_worker._private_jobs set locked_at = locked_at - interval '3 minutes'`);
  await addJob(database, 'releaseAbandonedJobs');
}

/** A job of which the test knows the name. */
export interface FoundJob {
  /** The mail that it sends, if it sends one. */
  mailId: number | null;
  locked: boolean;
  /** Why the last attempt failed; null when none did. */
  error: string | null;
}

/**
 * The jobs of one name that wait or run. One that is killed in its last attempt does neither any
 * more.
 */
export function findJobs(database: TestDatabase, name: string): Promise<FoundJob[]> {
  return database.sql<FoundJob>(
    `select (j.payload ->> 'mailId')::int as "mailId", j.locked_at is not null as locked, j.last_error as error
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = $1 and (j.locked_at is not null or j.attempts < j.max_attempts)`,
    [name],
  );
}
