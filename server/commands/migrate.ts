import { waitForDatabase } from '../platform/database/wait-for-database';
import { createLogger } from '../platform/telemetry/logger';
import { logProgress, migrateDatabase } from '../database/migrate';
import { runCommand } from './run-command';

/**
 * `npm run migrate`: runs the missing migrations and ends. The service may run in the previous
 * release. The command waits for PostgreSQL and for another migrating process.
 */
runCommand(async ({ LOG_LEVEL }, databaseUrl) => {
  const logger = createLogger(LOG_LEVEL);
  await waitForDatabase(databaseUrl, { logger });
  await migrateDatabase(databaseUrl, logProgress(logger));
  console.info('데이터베이스를 마이그레이션했어요.');
});
