/**
 * Makes all waiting jobs due now.
 * @param database the app or its database
 */
export async function makeJobsDue(database: { sql(statement: string): Promise<unknown> }): Promise<void> {
  await database.sql('update graphile_worker._private_jobs set run_at = now() where locked_at is null');
}
