import { setTimeout as delay } from 'node:timers/promises';
import { TestClient } from '../../server/test-kit/clients/client';
import { queryOnce } from '../../server/test-kit/database/databases';
import { startTestProxy, type TestProxy } from '../../server/test-kit/processes/haproxy';
import { HttpClient } from '../../server/test-kit/clients/http-client';
import { Ledger } from '../../server/test-kit/load/ledger';
import { Load } from '../../server/test-kit/load/load';
import { FavouriteToggler, ListReader, type Transport } from '../../server/test-kit/load/workers';
import { TestPostgres } from '../../server/test-kit/processes/postgres';
import { startReplica } from '../../server/test-kit/processes/postgres-replica';
import { startTestRedis, type TestRedis } from '../../server/test-kit/processes/redis';
import { startTestS3, type TestS3 } from '../../server/test-kit/servers/s3';
import { ServerProcess } from '../../server/test-kit/processes/server-process';
import { until } from '../../server/test-kit/processes/until';
import { SECRET } from '../../server/test-kit/app/secret';

/** Password of the demo's members. */
export const PASSWORD = 'hanteam-demo';

/** A list that shows the newest study. */
export const LIST = '{ studies: notices(size: 1, filter: { kind: STUDY }) { nodes { id title } } }';

export const STUDY = { title: '복제본', recruitNumber: 4, content: '늦게 오는 글이에요.' };

/** Data of `LIST`. */
export interface Studies {
  studies: { nodes: { id: string; title: string }[] };
}

/** Settings that all instances of a service share. */
export const SETTINGS = {
  NODE_ENV: 'production',
  THROTTLE: 'on',
  SESSION_SECRET: SECRET,
  TRUST_PROXY: '1',
  DEMO: 'on',
  DRAIN_SECONDS: '2',
};

/** Two instances of the built server behind a proxy, with a primary and a replica, Redis and S3. */
export interface TestService {
  primary: TestPostgres;
  replica: TestPostgres;
  redis: TestRedis;
  s3: TestS3;
  first: ServerProcess;
  second: ServerProcess;
  proxy: TestProxy;
  stop(): Promise<void>;
}

/** Starts everything on an empty database, which the instances fill with the demo. */
export async function startTestService(): Promise<TestService> {
  const [primary, redis, s3] = await Promise.all([TestPostgres.create(), startTestRedis(), startTestS3()]);
  const replica = await startReplica(primary);
  const stores = {
    DATABASE_URL: primary.url,
    DATABASE_REPLICA_URLS: replica.url,
    REDIS_URL: redis.url,
    S3_URL: s3.url,
  };
  const env = { ...SETTINGS, ...stores };
  const [first, second] = await Promise.all([ServerProcess.start({ env }), ServerProcess.start({ env })]);
  const proxy = await startTestProxy(first, second);
  const stop = async (): Promise<void> => {
    await proxy.stop();
    await Promise.all([first.remove(), second.remove()]);
    await Promise.all([replica.remove(), redis.stop(), s3.close()]);
    await primary.remove();
  };
  return { primary, replica, redis, s3, first, second, proxy, stop };
}

/** Creates a client of one of the demo's members. */
export async function logIn(url: string, loginId: string): Promise<TestClient> {
  const client = new TestClient(url);
  await client.logIn(loginId, PASSWORD);
  return client;
}

/** Logs in and returns the session cookie. */
export async function openSession(url: string, loginId: string): Promise<string> {
  const client = new HttpClient(url);
  await client.logIn(loginId, PASSWORD);
  client.close();
  return client.sessionCookie;
}

/** Returns the title of the newest study for a client that sends only this session cookie. */
export async function readNewestTitle(url: string, session: string): Promise<string | undefined> {
  const client = new HttpClient(url, session);
  const { data } = (await client.mustSend('post', '/graphql', { query: LIST })) as { data: Studies };
  client.close();
  return data.studies.nodes[0]?.title;
}

/** Reads at the instance until the replica serves a read. */
export async function untilReplicaIsRead(replica: TestPostgres, url: string, session: string): Promise<void> {
  const readAndCountScans = async (): Promise<number> => {
    await readNewestTitle(url, session);
    const [row] = await replica.sql<{ scans: string }>(
      `select idx_scan as scans from pg_stat_user_tables where relname = 'notice'`,
    );
    return Number(row?.scans);
  };
  const before = await readAndCountScans().catch(() => 0);
  await until(async () => (await readAndCountScans()) > before, 20_000);
}

/** Activity of five members. */
export interface Outcome {
  load: Load;
  ledger: Ledger;
}

/** Target of the load of {@link underLoad}. */
interface LoadTarget {
  url: string;
  databaseUrl: string;
  transport: Transport;
}

/** Runs work while five of the demo's members are active: three set favourites, two only read. */
export async function underLoad(
  work: () => Promise<unknown>,
  { url, databaseUrl, transport }: LoadTarget,
): Promise<Outcome> {
  const members = await queryOnce<{ loginId: string }>(
    databaseUrl,
    `select login_id as "loginId" from member order by id limit 5`,
  );
  const projects = await queryOnce<{ id: number }>(
    databaseUrl,
    `select id from notice where kind = 'PROJECT' order by id limit 12`,
  );
  const projectIds = projects.map(({ id }) => id);
  const ledger = new Ledger();
  const workers = await Promise.all(
    members.map(async ({ loginId }, index) => {
      const client = new HttpClient(url);
      await client.logIn(loginId, PASSWORD);
      // With only the session cookie, without the cookie of a recent write, their reads go to the
      // replica.
      if (index < 2) return new ListReader(new HttpClient(url, client.sessionCookie), transport);
      return new FavouriteToggler({ loginId, client, ledger, projectIds, transport });
    }),
  );
  // At this pace no member reaches the limit of favourites during the tests (rules/limits.md).
  const load = new Load(workers, { retry: true, pauseMs: 50 });
  load.start();
  await delay(500);
  await work();
  await delay(500);
  await load.stop();
  load.close();
  return { load, ledger };
}
