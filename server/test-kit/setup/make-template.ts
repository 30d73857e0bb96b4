import 'reflect-metadata';
import { migrateDatabase } from '../../database/migrate';
import { queryOnce } from '../database/databases';

/**
 * Drops jobs of schedules and of starts, which have `_cron` or `_start` in their payload. Otherwise
 * they could write between two steps of a test. Tests perform these jobs by `runJob`.
 */
const WITHOUT_SCHEDULES = `
  create function graphile_worker.drop_scheduled_job() returns trigger language plpgsql as $$ begin return null; end $$;
  create trigger drop_scheduled_job before insert on graphile_worker._private_jobs
    for each row when (new.payload::jsonb ?| array['_cron', '_start']) execute function graphile_worker.drop_scheduled_job()`;

/** Ids of notifications and mails begin beyond the largest integer, as after many years. */
const LARGE_IDS = ['notification', 'mail']
  .map((table) => `alter sequence ${table}_id_seq restart with 5000000000`)
  .join('; ');

async function makeTemplate(databaseUrl: string): Promise<void> {
  await migrateDatabase(databaseUrl);
  await queryOnce(databaseUrl, `${WITHOUT_SCHEDULES}; ${LARGE_IDS}`);
}

// This runs in a separate process. MikroORM stores metadata in the global object, and Jest would
// pass it to the tests.
void makeTemplate(process.argv[2] ?? '');
