import type { TestApp } from '../app/test-app';

/**
 * Runs `work` while commits of changes to the table fail. A deferred constraint trigger raises
 * "disk full".
 */
export async function whileCommitsFail(app: TestApp, table: string, work: () => Promise<void>): Promise<void> {
  await app.sql(`create function fail_commit() returns trigger language plpgsql as $$
    begin raise exception 'the disk is full' using errcode = '53100'; end $$`);
  await app.sql(`create constraint trigger commit_failing after insert or update or delete on ${table}
    deferrable initially deferred for each row execute function fail_commit()`);
  try {
    await work();
  } finally {
    await app.sql('drop function fail_commit cascade');
  }
}
