import { Client } from 'pg';
import { hashPassword } from '../server/domain/members/member.password';
import { fillSchool } from '../server/operations/generated-data/fill';
import { RARE_WORDS } from '../server/operations/generated-data/vocabulary';
import { findFreePort } from '../server/operations/embedded-postgres/postmaster';
import { migrateDatabase } from '../server/operations/migrations/migrate';
import { PASSWORD } from '../server/test/accounts';
import { HttpClient } from '../server/test/http-client';
import { TestPostgres } from '../server/test/postgres';
import { startTestRedis } from '../server/test/redis';
import { builtServer, ServerProcess, typescript } from '../server/test/server-process';
import type { World } from './scenarios';
import type { Counting } from './statements';

/** How much there is in the database. */
export interface Size {
  members: number;
  notices: number;
}

/** Everything that is measured, on one database and one Redis. */
export interface Stage {
  postgres: TestPostgres;
  sql: Client;
  /** The server as the image starts it. */
  server: ServerProcess;
  /** L, the practical limit (limit.ts). */
  limit: ServerProcess;
  /** A second server, which counts its statements: counting takes time. */
  counting: Counting;
}

/** Starts and fills everything. What has been started is pushed to `closers`, to be closed in reverse order. */
export async function startStage(size: Size, closers: (() => Promise<unknown>)[]): Promise<Stage> {
  const postgres = await TestPostgres.create({ durable: true });
  closers.push(() => postgres.remove());
  const sql = await fill(postgres, size);
  closers.push(() => sql.end());
  const redis = await startTestRedis();
  closers.push(() => redis.stop());
  const start = async (args: readonly string[], env: Record<string, string> = {}): Promise<ServerProcess> => {
    const stores = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
    // One secret, since all of them get the same sessions.
    const settings = { ...stores, SESSION_SECRET: 'a secret for measuring, 32 letters', LOG_LEVEL: 'error' };
    const server = await ServerProcess.start({ args, env: { ...settings, ...env } });
    closers.push(async () => {
      await server.stop();
      await server.remove();
    });
    return server;
  };
  const server = await start(['--max-old-space-size=384', ...builtServer()]);
  const limit = await start(typescript('bench/limit.ts'));
  const metricsPort = String(await findFreePort());
  const { url } = await start(builtServer(), { METRICS_PORT: metricsPort });
  return { postgres, sql, server, limit, counting: { url, metricsUrl: `http://127.0.0.1:${metricsPort}/metrics` } };
}

async function fill({ url }: TestPostgres, size: Size): Promise<Client> {
  await migrateDatabase(url);
  const sql = new Client({ connectionString: url });
  await sql.connect();
  const averages = { applications: 0, comments: 3, favourites: 1 };
  const texts = { sentences: 1, rareWords: RARE_WORDS };
  await fillSchool(sql, { ...size, ...averages, ...texts, passwordHash: await hashPassword(PASSWORD) });
  return sql;
}

/** Logs members in at the server, and chooses the notices that the scenarios are about. */
export async function prepareWorld({ sql, server }: Stage, memberCount: number): Promise<World> {
  const members = await sql.query<{ id: number; loginId: string }>(
    'select id, login_id as "loginId" from member order by id limit $1',
    [memberCount],
  );
  const sessions: World['members'] = [];
  for (const { id, loginId } of members.rows) {
    const client = new HttpClient(server.url);
    await client.logIn(loginId, PASSWORD);
    client.close();
    sessions.push({ id, loginId, cookie: client.sessionCookie });
  }
  const projects = await sql.query<World['projects'][number]>(
    `select id, owner_id as "ownerId", recruiting from notice where kind = 'PROJECT' order by id desc limit 1000`,
  );
  return { members: sessions, password: PASSWORD, projects: projects.rows };
}
