import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { databaseUrl } from './database-url';

/** A database whose rows a test can look at. */
export interface TestDatabase {
  /** The rows that a statement answers. */
  sql<Row>(text: string, values?: unknown[]): Promise<Row[]>;
}

/** A database without tables. */
export interface BlankDatabase extends TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Creates a database without tables on the tests' PostgreSQL. */
export async function createBlankDatabase(): Promise<BlankDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL ?? '';
  const name = `blank_${randomBytes(6).toString('hex')}`;
  await queryOnce(serverUrl, `create database ${name}`);
  const url = databaseUrl(serverUrl, name);
  return {
    url,
    sql: (text, values) => queryOnce(url, text, values),
    drop: async () => {
      await queryOnce(serverUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

/** Sends one statement on a connection of its own; answers its rows. */
export async function queryOnce<Row>(url: string, text: string, values?: unknown[]): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  // Without a listener, a connection that breaks while it is idle would end the whole process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text, values)).rows as Row[];
  } finally {
    await client.end();
  }
}
