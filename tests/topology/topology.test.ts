import { setTimeout as delay } from 'node:timers/promises';
import { TestClient } from '../../server/test/client';
import { databaseUrl } from '../../server/test/database-url';
import { GQL } from '../../server/test/operations';
import { PICTURE_DOORS, smallJpeg } from '../../server/test/pictures';
import { startTestRedis, type TestRedis } from '../../server/test/redis';
import { startTestS3, type TestS3 } from '../../server/test/s3';
import { actUntil, openSocket } from '../../server/test/socket';
import { copyReleaseBefore, createInstance, type Instance } from './instance';
import { Browser, type Outcome, startLoad } from './load';
import { type PostgresPair, startPostgresPair } from './postgres';
import { describeWithProxy, type Proxy, startProxy } from './proxy';
import { startBreakingInstance } from './breaking';
import { until } from './until';

// Ten starts of a server, on a machine that may be busy.
jest.setTimeout(120_000);

const PASSWORD = 'hanteam-demo';
const LIST = '{ studies(size: 1) { nodes { id title } } }';
const STUDY = { title: '복제본', recruitNumber: 4, content: '늦게 오는 글이에요.' };

interface Studies {
  studies: { nodes: { id: string; title: string }[] };
}

let postgres: PostgresPair;
let redis: TestRedis;
let s3: TestS3;
let first: Instance;
let second: Instance;
let proxy: Proxy;

const SETTINGS = {
  SESSION_SECRET: 'a secret for tests, 32 characters',
  TRUST_PROXY: '1',
  DEMO: 'on',
  LOG_LEVEL: 'warn',
  DRAIN_SECONDS: '2',
};

async function startAll(): Promise<void> {
  [postgres, redis, s3] = await Promise.all([startPostgresPair(), startTestRedis(), startTestS3()]);
  const settings = {
    ...SETTINGS,
    DATABASE_URL: postgres.primaryUrl,
    DATABASE_REPLICA_URLS: postgres.replicaUrl,
    REDIS_URL: redis.url,
    S3_URL: s3.url,
  };
  [first, second] = await Promise.all([createInstance(settings), createInstance(settings)]);
  await Promise.all([first.start(), second.start()]);
  proxy = await startProxy(first, second);
}

async function stopAll(): Promise<void> {
  await proxy.stop();
  await Promise.all([first.remove(), second.remove()]);
  await Promise.all([postgres.stop(), redis.stop(), s3.close()]);
}

const onPrimary = <Row>(text: string): Promise<Row[]> => postgres.ask<Row>(postgres.primaryUrl, text);
const onReplica = <Row>(text: string): Promise<Row[]> => postgres.ask<Row>(postgres.replicaUrl, text);

async function logIn(origin: string, loginId: string): Promise<TestClient> {
  const client = new TestClient(origin);
  await client.logIn(loginId, PASSWORD);
  return client;
}

/** The session cookie that a login at one instance gave. */
async function sessionAt(instance: Instance, loginId: string): Promise<string> {
  const response = await new TestClient(instance.url).rest('post', '/auth/login', { loginId, password: PASSWORD });
  const cookies = response.headers['set-cookie'] as unknown as string[];
  return cookies.find((cookie) => cookie.startsWith('sid='))?.split(';', 1)[0] ?? '';
}

/** The title of the newest study, for a client that sends its session and no other cookie. */
async function newestFor(cookie: string, { url }: Instance): Promise<string | undefined> {
  const headers = { cookie, 'content-type': 'application/json' };
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query: LIST }) });
  return ((await answer.json()) as { data: Studies }).data.studies.nodes[0]?.title;
}

/** Reads at the instance until the replica has been asked for it. */
async function untilReplicaIsRead(cookie: string, instance: Instance): Promise<void> {
  const scans = async (): Promise<number> => {
    await newestFor(cookie, instance);
    const [row] = await onReplica<{ scans: string }>(
      `select idx_scan as scans from pg_stat_user_tables where relname = 'notice'`,
    );
    return Number(row?.scans);
  };
  const before = await scans().catch(() => 0);
  await until(async () => (await scans()) > before, 20_000);
}

/** Five members at work while something happens; answers what came of it. */
async function underLoad(
  work: () => Promise<unknown>,
  { url }: { url: string } = proxy,
  database = postgres.primaryUrl,
): Promise<Outcome> {
  const rows = await postgres.ask<{ id: string; loginId: string }>(
    database,
    `select id, login_id as "loginId" from member order by id limit 5`,
  );
  const notices = await postgres.ask<{ id: string }>(
    database,
    `select id from notice where kind = 'PROJECT' order by id limit 12`,
  );
  const members = await Promise.all(
    rows.map(async ({ id, loginId }, index) => {
      const browser = new Browser(url);
      await browser.logIn(loginId, PASSWORD);
      browser.forgetWrites();
      // Two of them read from the replica.
      return { id: String(id), browser, looking: index < 2 };
    }),
  );
  const load = startLoad(
    members,
    notices.map(({ id }) => String(id)),
  );
  await delay(500);
  await work();
  await delay(500);
  return load.stop();
}

/** Every mark is as its member was told last. */
async function expectMarksKept({ marks }: Outcome): Promise<void> {
  const rows = await onPrimary<{ pair: string }>(`select member_id || ' ' || notice_id as pair from favourite`);
  const kept = new Set(rows.map(({ pair }) => pair));
  expect(marks.size).toBeGreaterThan(0);
  expect([...marks].filter(([pair, stands]) => kept.has(pair) !== stands)).toEqual([]);
}

const describeProxy = describeWithProxy();

describeProxy('two instances behind a proxy, with a replica, Redis and S3', () => {
  beforeAll(startAll);
  afterAll(stopAll);

  it('[F11] that start together on an empty database migrate and fill it once', async () => {
    const names = await onPrimary<{ name: string; times: number }>(
      'select name, count(*)::int as times from migration group by name',
    );
    expect(names.length).toBeGreaterThan(1);
    expect(names.every(({ times }) => times === 1)).toBe(true);
    expect(await onPrimary(`select 1 from member where login_id = 'minji'`)).toHaveLength(1);
  });

  it('[F11] share sessions, and news that is made at one is told at the other', async () => {
    const owner = await sessionAt(first, 'minji');
    const there = await fetch(`${second.url}/api/members/profile`, { headers: { cookie: owner } });
    expect(there.status).toBe(200);

    const [study] = await onPrimary<{ id: number }>(
      `select notice.id from notice join member on member.id = owner_id
       where login_id = 'minji' and recruiting order by notice.id desc limit 1`,
    );
    const socket = openSocket(first, { cookie: owner }, 'subscription { notificationReceived { kind notice { id } } }');
    const commenter = await logIn(second.url, 'junho');
    const news = await actUntil(socket.next(), () =>
      commenter.data(GQL.comment, { id: study?.id, input: { comment: '궁금해요.' } }),
    );
    await socket.close();
    expect(news.value).toMatchObject({
      data: { notificationReceived: { kind: 'COMMENT_ADDED', notice: { id: String(study?.id) } } },
    });
  });

  it('[F11] count attempts together', async () => {
    const attempt = async (origin: string): Promise<number> => {
      const wrong = { loginId: 'nobody-at-all', password: 'wrong password' };
      return (await new TestClient(origin).rest('post', '/auth/login', wrong)).status;
    };
    const statuses: number[] = [];
    for (const { url } of [first, second, first, second, first, second]) statuses.push(await attempt(url));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('[F11] serve the same pictures', async () => {
    const client = await logIn(first.url, 'junho');
    const { imageUrl } = await PICTURE_DOORS[0].send(client, { bytes: await smallJpeg() });
    const bytes = await Promise.all(
      [first, second].map(async ({ url }) => Buffer.from(await (await fetch(url + imageUrl)).arrayBuffer())),
    );
    expect(bytes[0]?.length).toBeGreaterThan(0);
    expect(bytes[0]).toEqual(bytes[1]);
  });

  it('are reached through the proxy: pages and sockets, and not what is for the inside', async () => {
    expect((await fetch(proxy.url)).headers.get('content-type')).toMatch(/^text\/html/);
    for (const path of ['/readyz', '/livez', '/metrics']) expect((await fetch(proxy.url + path)).status).toBe(404);
    const tooLarge = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `"${'x'.repeat(300_000)}"`,
    };
    const refused = await fetch(`${proxy.url}/api/auth/login`, tooLarge);
    // In the server's words: the proxy's own limit is a wider one.
    expect([refused.status, refused.headers.get('content-type')]).toEqual([413, expect.stringContaining('json')]);
    const socket = openSocket(proxy, { cookie: await sessionAt(second, 'junho') }, 'subscription { nothing }');
    await expect(socket.next()).rejects.toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    await socket.close();
  });

  it('[T3] read lists from the replica, and from the primary what a member just wrote', async () => {
    const writer = await logIn(proxy.url, 'minji');
    // A login is a write as well. With the session alone, junho reads as if it were long ago.
    const cookie = await sessionAt(second, 'junho');
    const newest = (): Promise<string | undefined> => newestFor(cookie, second);
    await untilReplicaIsRead(cookie, second);
    await postgres.pauseReplica();
    try {
      await writer.data(GQL.createStudy, { input: STUDY });
      // At either instance.
      for (let turn = 0; turn < 4; turn += 1) {
        expect((await writer.data<Studies>(LIST)).studies.nodes[0]?.title).toBe(STUDY.title);
      }
      await until(async () => (await newest()) !== STUDY.title, 4_000);
      // Once the replica is too far behind, nobody reads there any more.
      await until(async () => (await newest()) === STUDY.title, 9_000);
    } finally {
      await postgres.resumeReplica();
    }
  });

  it('[T4] read on without a failure when the replica hangs or dies, and read there again when it is back', async () => {
    const outcome = await underLoad(async () => {
      const thaw = await postgres.freezeReplica();
      await delay(2_000);
      thaw();
      await delay(2_000);
      postgres.killReplica();
      await delay(1_500);
    });
    expect(outcome).toMatchObject({ failures: [], failuresTwice: [] });
    // A second for the replica, and the time that the primary has.
    expect(outcome.slowest).toBeLessThan(6_000);
    await untilReplicaIsRead(await sessionAt(first, 'junho'), first);
  });

  it('[T1] lose nothing when one is killed under load, and fail nobody who tries once more', async () => {
    const outcome = await underLoad(async () => {
      await second.kill();
      await delay(2_000);
    });
    await second.start();
    expect(outcome.failuresTwice).toEqual([]);
    // At most what was under way at the one that was killed: one request of each member.
    expect(outcome.failures.length).toBeLessThanOrEqual(5);
    await expectMarksKept(outcome);
  });

  it('[T2] are restarted one after the other without an error', async () => {
    const exits: (number | null)[] = [];
    const outcome = await underLoad(async () => {
      for (const instance of [first, second]) {
        exits.push(await instance.terminate());
        await instance.start();
        // The proxy takes it in again within half a second.
        await delay(1_000);
      }
    });
    expect(outcome).toMatchObject({ failures: [], failuresTwice: [] });
    expect(outcome.requests).toBeGreaterThan(100);
    expect(exits).toEqual([0, 0]);
    await expectMarksKept(outcome);
  });

  it('[O3] bring an old database up to date while the old release serves it, which goes on without an error', async () => {
    const database = databaseUrl(postgres.primaryUrl, 'old');
    await onPrimary('create database old');
    const newest = '20261121120000_search';
    const release = copyReleaseBefore(newest);
    const settings = { ...SETTINGS, DATABASE_URL: database, REDIS_URL: `${redis.url}/1` };
    const old = await createInstance(settings, release.folder);
    const next = await createInstance(settings);
    const hasNewest = async () =>
      (await postgres.ask(database, `select from migration where name = '${newest}'`)).length > 0;
    try {
      await old.start();
      expect(await hasNewest()).toBe(false);
      const outcome = await underLoad(() => next.start(), old, database);
      expect(outcome).toMatchObject({ failures: [], failuresTwice: [] });
      expect(await hasNewest()).toBe(true);
      // Each finds what the other writes, and the old release may come back.
      await (await logIn(old.url, 'minji')).data(GQL.createStudy, { input: STUDY });
      const search = `{ studies(filter: { query: "${STUDY.title}" }) { nodes { id title } } }`;
      expect((await (await logIn(next.url, 'minji')).data<Studies>(search)).studies.nodes).toHaveLength(1);
      await old.terminate();
      await old.start();
      expect((await (await logIn(old.url, 'minji')).data<Studies>(LIST)).studies.nodes[0]?.title).toBe(STUDY.title);
    } finally {
      await Promise.all([old.remove(), next.remove()]);
      release.remove();
    }
  });
});

describeProxy('the proxy', () => {
  it('[T5] sends no request a second time that one instance has taken, whatever becomes of it', async () => {
    const instances = [await startBreakingInstance(), await startBreakingInstance()] as const;
    const broken = await startProxy(...instances);
    try {
      const answer = await fetch(`${broken.url}/graphql`, { method: 'POST', body: '{}' });
      expect(answer.status).toBe(502);
      expect(instances[0].taken() + instances[1].taken()).toBe(1);
    } finally {
      await broken.stop();
      await Promise.all(instances.map((instance) => instance.stop()));
    }
  });
});
