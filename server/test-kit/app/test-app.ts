import 'reflect-metadata';
import { rm } from 'node:fs/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { readEnv } from '../../env';
import type { Member } from '../../domain/members/member.entity';
import { type RunningServer, startServer } from '../../server';
import { TestClient } from '../clients/client';
import { PASSWORD } from '../factories/factories';
import { createMigratedDatabase, type TestDatabase } from '../database/databases';
import { makeTempFolder } from '../processes/temp-folder';
import { SECRET } from './secret';

/** The real app with its own database and port. */
export interface TestApp extends TestDatabase {
  url: string;
  server: RunningServer;
  dataDir: string;
  databaseUrl: string;
  /** Returns a new unit of work to create and read rows. */
  em(): EntityManager;
  /** Returns a client without a session. */
  visitor(): TestClient;
  /** Logs the member in over REST and returns the client. */
  as(member: Member): Promise<TestClient>;
  /** Returns a client that sends this access token and no cookies. */
  withToken(secret: string): TestClient;
  close(): Promise<void>;
}

/**
 * Starts the app for a test file.
 * @param settings environment variables that override the defaults: no throttles, no demo data, own
 *   data folder
 * @param beside another app, whose database this one shares as a second instance; close this one
 *   first
 * @param webFolder folder of a built client that replaces the default one
 */
export async function startTestApp(
  settings: Record<string, string> = {},
  beside?: TestApp,
  webFolder?: string,
): Promise<TestApp> {
  const { url, drop } = beside
    ? { url: beside.databaseUrl, drop: async () => undefined }
    : await createMigratedDatabase();
  const dataDir = makeTempFolder('app');
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
  const server = await startServer(env, {
    databaseUrl: url,
    sessionSecrets: env.SESSION_SECRET ?? [SECRET],
    webFolder,
  });
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
    withToken: (secret) => {
      const client = new TestClient(origin);
      void client.agent.set('Authorization', `Bearer ${secret}`);
      return client;
    },
    close: async () => {
      await server.stop();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
