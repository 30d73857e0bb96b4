import { waitForDatabase } from '../../platform/database/wait-for-database';
import { createLogger } from '../../platform/telemetry/logger';
import { logProgress, migrateDatabase } from '../migrations/migrate';
import { runCommand } from './run-command';

/**
 * `npm run migrate`: runs the migrations that the database lacks, and ends. The service may be
 * running, in the previous release. It waits for PostgreSQL, and for another process that migrates.
 */
runCommand(async ({ LOG_LEVEL }, databaseUrl) => {
  const logger = createLogger(LOG_LEVEL);
  await waitForDatabase(databaseUrl, { logger });
  await migrateDatabase(databaseUrl, logProgress(logger));
  console.info('데이터베이스를 마이그레이션했어요.');
});
