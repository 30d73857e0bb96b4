import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { sqlStateOf } from '../../platform/database/sql-states';

/** Name of the migrated database. Each test file copies it. */
export const TEMPLATE = 'hanteam_template';

/** End of a CREATE DATABASE that copies the migrated database. */
const AS_TEMPLATE = `template ${TEMPLATE} strategy file_copy`;

/** Returns the URL of another database on the same server. */
export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** A database that a test can query. */
export interface TestDatabase {
  /** Runs a statement and returns its rows. */
  sql<Row>(text: string, values?: unknown[]): Promise<Row[]>;
}

/** A database that a test has created and drops. */
export interface CreatedDatabase extends TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Creates a database without tables on the tests' PostgreSQL. */
export const createBlankDatabase = (): Promise<CreatedDatabase> => createDatabase('');

/** Creates a database with all tables and no rows on the tests' PostgreSQL. */
export const createMigratedDatabase = (): Promise<CreatedDatabase> => createDatabase(AS_TEMPLATE);

/** @param properties end of the CREATE DATABASE */
async function createDatabase(properties: string): Promise<CreatedDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL ?? '';
  const name = `created_${randomBytes(6).toString('hex')}`;
  await queryOnce(serverUrl, `create database ${name} ${properties}`);
  const url = databaseUrl(serverUrl, name);
  return {
    url,
    sql: (text, values) => queryOnce(url, text, values),
    drop: () => dropDatabase(serverUrl, name),
  };
}

const DROP_ATTEMPTS = 50;
const DROP_PAUSE_MS = 200;

/**
 * Drops a database and ends its connections. It retries while autovacuum uses the database, because
 * only a superuser may end autovacuum.
 */
async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await queryOnce(serverUrl, `drop database if exists ${name} with (force)`);
      return;
    } catch (error) {
      if (attempt === DROP_ATTEMPTS || sqlStateOf(error) !== INSUFFICIENT_PRIVILEGE) throw error;
      await sleep(DROP_PAUSE_MS);
    }
  }
}

const INSUFFICIENT_PRIVILEGE = '42501';

/** Runs one statement on a new connection and returns its rows. */
export async function queryOnce<Row>(url: string, text: string, values?: unknown[]): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  // Without a listener, a broken idle connection would end the whole process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text, values)).rows as Row[];
  } finally {
    await client.end();
  }
}
