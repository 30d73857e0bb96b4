import { Logger, runMigrations } from 'graphile-worker';
import type { Pool } from 'pg';

/**
 * Schema of the job tables. It belongs to graphile-worker and is not part of a backup (decision
 * 30).
 */
export const JOBS_SCHEMA = 'graphile_worker';

/**
 * Creates or updates the job tables. The caller ensures that only one process does so at a time.
 */
export async function migrateJobs(pool: Pool): Promise<void> {
  await runMigrations({ pgPool: pool, schema: JOBS_SCHEMA, logger: new Logger(() => () => undefined) });
}
