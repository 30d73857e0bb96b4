import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../operations/embedded-postgres/postgres';
import { databaseUrl, TEMPLATE } from './database-url';

declare global {
  var testPostgres: EmbeddedPostgres | undefined;
  var testDataDir: string | undefined;
}

/** Starts one real PostgreSQL for the whole run, with a migrated database to copy. */
export default async function globalSetup(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hanteam-test-'));
  // PostgreSQL does not run as root: its own user must be able to enter.
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined, durable: false });
  globalThis.testPostgres = postgres;
  globalThis.testDataDir = dataDir;
  process.env.TEST_DATABASE_URL = postgres.url;
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const register = join(__dirname, '..', '..', 'scripts', 'swc-register.cjs');
  const url = databaseUrl(postgres.url, TEMPLATE);
  execFileSync(process.execPath, ['-r', register, join(__dirname, 'make-template.ts'), url], { stdio: 'pipe' });
}
