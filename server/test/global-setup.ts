import { execFileSync } from 'node:child_process';
import { databaseUrl, TEMPLATE } from './database-url';
import { queryOnce } from './databases';
import { TestPostgres } from './postgres';
import { typescript } from './server-process';

declare global {
  var testPostgres: TestPostgres | undefined;
}

/** Starts one real PostgreSQL for the whole run, with a migrated database to copy. */
export default async function globalSetup(): Promise<void> {
  const postgres = await TestPostgres.create();
  globalThis.testPostgres = postgres;
  process.env.TEST_DATABASE_URL = postgres.url;
  process.env.TEST_POSTGRES_LOG = postgres.logFile;
  // The tests' service creates the databases of the tests, and has no other right that the real one has not.
  await postgres.sql(`alter role ${new URL(postgres.url).username} createdb`);
  await queryOnce(postgres.url, `create database ${TEMPLATE}`);
  const args = [...typescript('server/test/make-template.ts'), databaseUrl(postgres.url, TEMPLATE)];
  execFileSync(process.execPath, args, { stdio: 'pipe' });
}
