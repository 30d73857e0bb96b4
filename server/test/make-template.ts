import 'reflect-metadata';
import { migrateDatabase } from '../operations/migrations/migrate';
import { queryOnce } from './databases';

/**
 * Drops the jobs that a schedule adds, which have `_cron` in their payload. A test does them by `runJob`, so none of them writes
 * between two steps of another test that runs as the clock reaches their minute.
 */
const WITHOUT_SCHEDULES = `
  create function graphile_worker.drop_scheduled_job() returns trigger language plpgsql as $$ begin return null; end $$;
  create trigger drop_scheduled_job before insert on graphile_worker._private_jobs
    for each row when (new.payload::jsonb ? '_cron') execute function graphile_worker.drop_scheduled_job()`;

async function makeTemplate(databaseUrl: string): Promise<void> {
  await migrateDatabase(databaseUrl);
  await queryOnce(databaseUrl, WITHOUT_SCHEDULES);
}

// A process of its own: MikroORM stores its metadata in the global object, which Jest passes on to the tests.
void makeTemplate(process.argv[2] ?? '');
