import { execFileSync } from 'node:child_process';
import { databaseUrl, TEMPLATE, queryOnce } from '../database/databases';
import { TestPostgres } from '../processes/postgres';
import { typescript } from '../processes/server-process';

declare global {
  var testPostgres: TestPostgres | undefined;
}

/**
 * Starts one PostgreSQL for the whole run and migrates the database that tests copy. Several
 * projects of Jest call it in any order; the first call starts it.
 */
export default async function globalSetup(): Promise<void> {
  if (globalThis.testPostgres) return;
  const postgres = await TestPostgres.create();
  globalThis.testPostgres = postgres;
  process.env.TEST_DATABASE_URL = postgres.url;
  process.env.TEST_POSTGRES_LOG = postgres.logFile;
  // Tests create databases. Tests of deadlocks set `deadlock_timeout` to choose the victim.
  const role = new URL(postgres.url).username;
  await postgres.sql(`alter role ${role} createdb`);
  await postgres.sql(`grant set on parameter deadlock_timeout to ${role}`);
  await queryOnce(postgres.url, `create database ${TEMPLATE}`);
  const args = [...typescript('server/test-kit/setup/make-template.ts'), databaseUrl(postgres.url, TEMPLATE)];
  execFileSync(process.execPath, args, { stdio: 'pipe' });
}
