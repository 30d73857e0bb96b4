import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { databaseUrl } from './database-url';

/** A database without tables. */
export interface BlankDatabase {
  url: string;
  /** The answer's rows. */
  sql<Row>(text: string, values?: unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

/** Creates a database without tables on the tests' PostgreSQL. */
export async function createBlankDatabase(): Promise<BlankDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL ?? '';
  const name = `blank_${randomBytes(6).toString('hex')}`;
  await ask(serverUrl, `create database ${name}`);
  const url = databaseUrl(serverUrl, name);
  return {
    url,
    sql: (text, values) => ask(url, text, values),
    drop: async () => {
      await ask(serverUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

async function ask<Row>(url: string, text: string, values?: unknown[]): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows as Row[];
  } finally {
    await client.end();
  }
}
