import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Client as PgClient } from 'pg';
import { readEnv } from '../env';
import type { Member } from '../domain/members/member.entity';
import { type RunningServer, startServer } from '../server';
import { TestClient } from './client';
import { PASSWORD } from './factories';
import { databaseUrl, TEMPLATE } from './database-url';

/** The real app on a database of its own, listening on a port of its own. */
export interface TestApp {
  url: string;
  server: RunningServer;
  dataDir: string;
  databaseUrl: string;
  /** A fresh unit of work, to arrange and to look behind the scenes. */
  em(): EntityManager;
  /** Plain rows of the database, to look behind the scenes. */
  sql<Row>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Somebody without a session. */
  visitor(): TestClient;
  /** A member, logged in through the front door. */
  as(member: Member): Promise<TestClient>;
  close(): Promise<void>;
}

/**
 * Starts the app for a test file.
 * @param settings environment variables over the test's defaults: throttles off, no demo, own data folder
 * @param beside another app whose database this one shares, as a second instance of one service; close this one first
 */
export async function startTestApp(settings: Record<string, string> = {}, beside?: TestApp): Promise<TestApp> {
  const serverUrl = process.env.TEST_DATABASE_URL ?? '';
  const database = `test_${randomBytes(6).toString('hex')}`;
  if (!beside) await administer(serverUrl, `create database ${database} template ${TEMPLATE} strategy file_copy`);
  const dataDir = await mkdtemp(join(tmpdir(), 'hanteam-app-'));
  const url = beside?.databaseUrl ?? databaseUrl(serverUrl, database);
  const env = readEnv({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO: 'off',
    THROTTLE: 'off',
    LOG_LEVEL: 'silent',
    DRAIN_SECONDS: '0',
    ...settings,
  });
  const server = await startServer(env, { databaseUrl: url, sessionSecret: 'a secret for tests, 32 characters' });
  const origin = `http://localhost:${server.port}`;
  return {
    url: origin,
    server,
    dataDir,
    databaseUrl: url,
    em: () => server.orm.em.fork(),
    sql: (text, values) => server.orm.em.getConnection().execute(text, values),
    visitor: () => new TestClient(origin),
    as: async (member) => {
      const client = new TestClient(origin);
      await client.logIn(member.loginId, PASSWORD);
      return client;
    },
    close: async () => {
      await server.stop();
      if (!beside) await administer(serverUrl, `drop database if exists ${database} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new PgClient({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
