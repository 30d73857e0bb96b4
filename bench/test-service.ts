import { resolve } from 'node:path';
import { Client } from 'pg';
import { hashPassword } from '../server/domain/members/password';
import { fillSchool } from '../server/dev-data/generated/fill';
import { RARE_WORDS } from '../server/dev-data/generated/vocabulary';
import { findFreePort } from '../server/embedded-postgres/postmaster';
import { migrateDatabase } from '../server/database/migrate';
import { SECRET } from '../server/test-kit/app/secret';
import { PASSWORD } from '../server/test-kit/clients/accounts';
import { HttpClient } from '../server/test-kit/clients/http-client';
import { TestPostgres } from '../server/test-kit/processes/postgres';
import { startTestRedis } from '../server/test-kit/processes/redis';
import { builtServer, ServerProcess, serverOfImage, typescript } from '../server/test-kit/processes/server-process';
import { COMMENTS, PENDING_APPLICATIONS, type TestData } from './scenarios';
import type { Counting } from './statements';

/**
 * Number of logged-in members. With fewer, the baseline would run out of notices for applications
 * before the end of a run.
 */
const MEMBERS = 160;

/** Size of the database. */
export interface Size {
  members: number;
  notices: number;
}

/** The measured processes, on one database and one Redis. */
export interface TestService {
  postgres: TestPostgres;
  sql: Client;
  /** Server with the command of the image. */
  server: ServerProcess;
  /** Server of another build, for comparison. */
  previous?: ServerProcess;
  /** The baseline (baseline.ts). */
  baseline: ServerProcess;
  /** Settings of all servers. */
  env: Record<string, string>;
  /** A second server that counts its statements, because counting takes time. */
  counting: Counting;
}

/** Options of a test service. */
interface TestServiceOptions {
  /** Receives functions that close everything started, in reverse order. */
  closers: (() => Promise<unknown>)[];
  /** `dist` folder of another build, whose migrations this one contains. */
  against?: string;
}

/** Starts and fills everything. */
export async function startTestService(size: Size, { closers, against }: TestServiceOptions): Promise<TestService> {
  const postgres = await TestPostgres.create({ durable: true });
  closers.push(() => postgres.remove());
  const sql = await fill(postgres, size);
  closers.push(() => sql.end());
  const redis = await startTestRedis();
  closers.push(() => redis.stop());
  const stores = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
  // All servers share one secret, because they get the same sessions.
  const env = { ...stores, SESSION_SECRET: SECRET, LOG_LEVEL: 'error' };
  const start = async (args: readonly string[], more: Record<string, string> = {}): Promise<ServerProcess> => {
    const server = await ServerProcess.start({ args, env: { ...env, ...more } });
    closers.push(async () => {
      await server.stop();
      await server.remove();
    });
    return server;
  };
  const server = await start(serverOfImage());
  const previous = against ? await start(serverOfImage(resolve(against))) : undefined;
  const baseline = await start(typescript('bench/baseline.ts'), { API_HEADERS: await readApiHeaders(server) });
  const metricsPort = String(await findFreePort());
  const { url } = await start(builtServer(), { METRICS_PORT: metricsPort });
  return {
    postgres,
    sql,
    server,
    previous,
    baseline,
    env,
    counting: { url, metricsUrl: `http://127.0.0.1:${metricsPort}/metrics` },
  };
}

/** Returns the headers that every response of /api has, as JSON. */
async function readApiHeaders({ url }: ServerProcess): Promise<string> {
  const { headers } = await fetch(`${url}/api/openapi.json`);
  const varying = new Set(['connection', 'content-length', 'date', 'keep-alive', 'etag', 'vary']);
  return JSON.stringify(Object.fromEntries([...headers].filter(([name]) => !varying.has(name))));
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

/**
 * Logs members with a team profile in at the server, so that their pages show the fit. Chooses the
 * notices of the scenarios.
 */
export async function prepareTestData({ sql, server }: TestService): Promise<TestData> {
  const members = await sql.query<{ id: number; loginId: string }>(
    `select id, login_id as "loginId" from member join member_profile on member_id = id
     where cardinality(roles) > 0 and cardinality(tags) > 0 order by id limit $1`,
    [MEMBERS],
  );
  const sessions: TestData['members'] = [];
  for (const { id, loginId } of members.rows) {
    const client = new HttpClient(server.url);
    await client.logIn(loginId, PASSWORD);
    client.close();
    sessions.push({ id, loginId, cookie: client.sessionCookie });
  }
  const projects = await sql.query<TestData['projects'][number]>(
    `select id, owner_id as "ownerId", recruiting from notice where kind = 'PROJECT' order by id desc limit 1000`,
  );
  const discussed = await addDiscussions(sql);
  const pending = await addApplications(sql, sessions);
  return { members: sessions, password: PASSWORD, projects: projects.rows, discussed, pending };
}

/** Adds many comments to the oldest projects, which no other scenario reads. */
async function addDiscussions(sql: Client): Promise<TestData['discussed']> {
  const { rows } = await sql.query<{ id: number }>(`select id from notice where kind = 'PROJECT' order by id limit 8`);
  const ids = rows.map(({ id }) => id);
  await sql.query(
    `insert into comment (notice_id, author_id, text)
     select notice_id, (select min(id) from member) + number % 100, '혹시 아직 자리가 있을까요? ' || number
     from unnest($1::int[]) notice_id, generate_series(1, ${COMMENTS}) number`,
    [ids],
  );
  return ids;
}

/**
 * Assigns the studies to logged-in members with room for many applicants. Returns the applications
 * for approving.
 */
async function addApplications(sql: Client, members: TestData['members']): Promise<TestData['pending']> {
  await sql.query(
    `update notice set recruit_number = 100, recruiting = true, owner_id = ($1::int[])[1 + id % cardinality($1::int[])]
     where kind = 'STUDY'`,
    [members.map(({ id }) => id)],
  );
  await sql.query(PENDING_APPLICATIONS);
  const { rows } = await sql.query<{ id: number; noticeId: number; applicantId: number; ownerId: number }>(
    `select a.id, notice_id as "noticeId", applicant_id as "applicantId", owner_id as "ownerId"
     from application a join notice n on n.id = a.notice_id order by a.id`,
  );
  const cookies = new Map(members.map(({ id, cookie }) => [id, cookie]));
  return rows.map(({ ownerId, ...application }) => ({ ...application, ownerCookie: cookies.get(ownerId) ?? '' }));
}
