import { execFileSync } from 'node:child_process';
import { databaseUrl, TEMPLATE } from './database-url';
import { queryOnce } from './databases';
import { TestPostgres } from './postgres';
import { typescript } from './server-process';

declare global {
  var testPostgres: TestPostgres | undefined;
}

/** Starts one PostgreSQL for the whole run and migrates the database that tests copy. */
export default async function globalSetup(): Promise<void> {
  const postgres = await TestPostgres.create();
  globalThis.testPostgres = postgres;
  process.env.TEST_DATABASE_URL = postgres.url;
  process.env.TEST_POSTGRES_LOG = postgres.logFile;
  // Tests create databases. Tests of deadlocks set `deadlock_timeout` to choose the victim.
  const role = new URL(postgres.url).username;
  await postgres.sql(`alter role ${role} createdb`);
  await postgres.sql(`grant set on parameter deadlock_timeout to ${role}`);
  await queryOnce(postgres.url, `create database ${TEMPLATE}`);
  const args = [...typescript('server/test/make-template.ts'), databaseUrl(postgres.url, TEMPLATE)];
  execFileSync(process.execPath, args, { stdio: 'pipe' });
}
