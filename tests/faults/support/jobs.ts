import type { TestDatabase } from '../../../server/test-kit/database/databases';

/** Adds a recurring job to run now, in any process. */
export async function addJob(database: TestDatabase, name: string): Promise<void> {
  await database.sql('select graphile_worker.add_job($1)', [name]);
}

/** Unlocks the jobs of killed processes, which otherwise happens after two minutes. */
export async function takeOverJobs(database: TestDatabase): Promise<void> {
  await database.sql(`update graphile_worker._private_jobs set locked_at = locked_at - interval '3 minutes'`);
  await addJob(database, 'releaseAbandonedJobs');
}

/** A job by its name. */
export interface FoundJob {
  /** Mail that the job sends, if any. */
  mailId: number | null;
  locked: boolean;
  /** Error of the last attempt. Null without a failed attempt. */
  error: string | null;
}

/**
 * Returns the pending and running jobs of one name. A job that is killed in its last attempt is
 * neither.
 */
export function findJobs(database: TestDatabase, name: string): Promise<FoundJob[]> {
  return database.sql<FoundJob>(
    `select (j.payload ->> 'mailId')::float as "mailId", j.locked_at is not null as locked, j.last_error as error
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = $1 and (j.locked_at is not null or j.attempts < j.max_attempts)`,
    [name],
  );
}

/**
 * Sets the verified address of every member. A change to this address then mails no link, and only
 * the previous address gets a mail.
 */
export async function verifyMailbox(
  database: { sql(statement: string, values: unknown[]): Promise<unknown> },
  email: string,
): Promise<void> {
  await database.sql(
    `update member set email_confirmed_at = null, verified_email = $1,
       verified_person = login_id || '@' || school_key, verified_at = now(), verified_until = now()`,
    [email],
  );
}
