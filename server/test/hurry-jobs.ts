/** Lets jobs that wait for their next attempt begin now. It takes an app or its database: both run statements. */
export async function hurryJobs(database: { sql(statement: string): Promise<unknown> }): Promise<void> {
  await database.sql('update graphile_worker._private_jobs set run_at = now() where locked_at is null');
}
