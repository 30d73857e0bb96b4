import { setTimeout as delay } from 'node:timers/promises';
import { TestClient } from '../../server/test-kit/clients/client';
import { asInput } from '../../server/test-kit/clients/graphql-inputs';
import { GQL } from '../../server/test-kit/clients/graphql-operations';
import { HttpClient, type HttpResponse } from '../../server/test-kit/clients/http-client';
import { PICTURE_TRANSPORTS, smallJpeg } from '../../server/test-kit/clients/pictures';
import { actUntil, openSocket } from '../../server/test-kit/clients/socket';
import { expectNothingHalfDone, expectNothingLost } from '../../server/test-kit/load/ledger';
import { pauseReplay, resumeReplay } from '../../server/test-kit/processes/postgres-replica';
import { until } from '../../server/test-kit/processes/until';
import {
  LIST,
  logIn,
  openSession,
  type Outcome,
  PASSWORD,
  readNewestTitle,
  startTestService,
  type Studies,
  STUDY,
  type TestService,
  underLoad,
  untilReplicaIsRead,
} from './test-service';
import { describeWith } from '../../server/test-kit/processes/describe-with';

// Starts several servers, and the machine may be busy.
jest.setTimeout(120_000);

/**
 * Milliseconds of the outage: longer than any proxy or Kubernetes waits before it removes an
 * unready instance.
 */
const OUTAGE_MS = 8_000;

/**
 * Milliseconds until the instances notice the outage. Until then a member who has just written
 * reads from the primary.
 */
const NOTICE_MS = 1_500;

/** Milliseconds between two rounds of requests. */
const PAUSE_MS = 100;

const RECOVERY_MS = 5_000;

describeWith('haproxy', 'redis')('a service of two instances', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService();
  });

  afterAll(() => service.stop());

  /** Deletes the sessions and rate-limit counts of earlier tests. */
  const forgetEarlierTests = (): Promise<unknown> => service.redis.command('flushall');

  // These tests come first, because they read the demo.
  describe('behind a proxy', () => {
    beforeAll(forgetEarlierTests);

    it('[F11] migrate and fill an empty database once if they start together', async () => {
      const names = await service.primary.sql<{ name: string; times: number }>(
        'select name, count(*)::int as times from migration group by name',
      );
      expect(names.length).toBeGreaterThan(1);
      expect(names.every(({ times }) => times === 1)).toBe(true);
      expect(await service.primary.sql(`select 1 from member where login_id = 'minji'`)).toHaveLength(1);
    });

    it('[F11] share sessions, and one delivers a notification that the other creates', async () => {
      const { first, primary, second } = service;
      const owner = await openSession(first.url, 'minji');
      const profile = await fetch(`${second.url}/api/members/profile`, { headers: { cookie: owner } });
      expect(profile.status).toBe(200);

      const [study] = await primary.sql<{ id: number }>(
        `select notice.id from notice join member on member.id = owner_id
       where login_id = 'minji' and recruiting order by notice.id desc limit 1`,
      );
      const socket = openSocket(
        first,
        { cookie: owner },
        'subscription { notificationReceived { kind notice { id } } }',
      );
      const commenter = await logIn(second.url, 'junho');
      const notification = await actUntil(socket.next(), () =>
        commenter.data(GQL.comment, { input: { noticeId: study?.id, text: '궁금해요.' } }),
      );
      await socket.close();
      expect(notification.value).toMatchObject({
        data: { notificationReceived: { kind: 'COMMENT_ADDED', notice: { id: String(study?.id) } } },
      });
    });

    it('[F11] count attempts together', async () => {
      const { first, second } = service;
      const attempt = async (url: string): Promise<number> => {
        const wrong = { loginId: 'nobody-at-all', password: 'wrong password' };
        return (await new TestClient(url).rest('post', '/auth/login', wrong)).status;
      };
      const statuses: number[] = [];
      for (const { url } of [first, second, first, second, first, second]) statuses.push(await attempt(url));
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    });

    it('[F11] serve the same pictures', async () => {
      const { first, second } = service;
      const client = await logIn(first.url, 'junho');
      const { imageUrl } = await PICTURE_TRANSPORTS[0].send(client, { bytes: await smallJpeg() });
      const bytes = await Promise.all(
        [first, second].map(async ({ url }) => Buffer.from(await (await fetch(url + imageUrl)).arrayBuffer())),
      );
      expect(bytes[0]?.length).toBeGreaterThan(0);
      expect(bytes[0]).toEqual(bytes[1]);
    });

    it('are reached through the proxy: pages and sockets, but not the health checks and metrics', async () => {
      const { proxy, second } = service;
      expect((await fetch(proxy.url)).headers.get('content-type')).toMatch(/^text\/html/);
      for (const path of ['/readyz', '/livez', '/version', '/metrics'])
        expect((await fetch(proxy.url + path)).status).toBe(404);
      const tooLarge = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `"${'x'.repeat(300_000)}"`,
      };
      const refused = await fetch(`${proxy.url}/api/auth/login`, tooLarge);
      // The server refuses the body, because the proxy's limit is higher.
      expect([refused.status, refused.headers.get('content-type')]).toEqual([413, expect.stringContaining('json')]);
      const cookie = await openSession(second.url, 'junho');
      const socket = openSocket(proxy, { cookie }, 'subscription { nothing }');
      await expect(socket.next()).rejects.toMatchObject([{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }]);
      await socket.close();
    });
  });

  describe('with a replica', () => {
    beforeAll(forgetEarlierTests);

    it('[T3] read lists from the replica, but recent writes of a member from the primary', async () => {
      const { proxy, replica, second } = service;
      const writer = await logIn(proxy.url, 'minji');
      // A login is a write as well. With only the session cookie, junho reads like a client
      // without a recent write.
      const session = await openSession(second.url, 'junho');
      const newest = (): Promise<string | undefined> => readNewestTitle(second.url, session);
      await untilReplicaIsRead(replica, second.url, session);
      await pauseReplay(replica);
      try {
        await writer.data(GQL.createStudy, { input: asInput(STUDY) });
        // The proxy distributes these reads to both instances.
        for (let turn = 0; turn < 4; turn += 1) {
          expect((await writer.data<Studies>(LIST)).studies.nodes[0]?.title).toBe(STUDY.title);
        }
        await until(async () => (await newest()) !== STUDY.title, 4_000);
        // A replica that lags too far behind is no longer read.
        await until(async () => (await newest()) === STUDY.title, 9_000);
      } finally {
        await resumeReplay(replica);
      }
    });

    it('[T4] continue to read without a failure if the replica hangs or dies, and read from it again once it is back', async () => {
      const { first, primary, proxy, replica } = service;
      const { load } = await underLoad(
        async () => {
          replica.freeze();
          await delay(2_000);
          replica.thaw();
          await delay(2_000);
          await replica.stop('kill');
          await delay(1_500);
        },
        { url: proxy.url, databaseUrl: primary.url, transport: 'GraphQL' },
      );
      expect(load.failures).toEqual([]);
      // One second for the replica, and the time limit of the primary.
      expect(load.slowest).toBeLessThan(6_000);
      await replica.start();
      await untilReplicaIsRead(replica, first.url, await openSession(first.url, 'junho'));
    });
  });

  describe('under load', () => {
    beforeAll(forgetEarlierTests);

    const underLoadAtProxy = (work: () => Promise<unknown>): Promise<Outcome> =>
      underLoad(work, { url: service.proxy.url, databaseUrl: service.primary.url, transport: 'GraphQL' });

    async function expectIntegrity({ ledger }: Outcome): Promise<void> {
      expect(ledger.favourites.size).toBeGreaterThan(0);
      await expectNothingLost(service.primary, ledger);
      await expectNothingHalfDone(service.primary);
    }

    it('[T1] lose nothing if one is killed under load, and every second attempt succeeds', async () => {
      const { second } = service;
      const outcome = await underLoadAtProxy(async () => {
        await second.kill();
        await delay(2_000);
      });
      await second.start();
      expect(outcome.load.failedRetries).toEqual([]);
      // Only the requests in progress at the killed instance may fail: one per member.
      expect(outcome.load.failures.length).toBeLessThanOrEqual(5);
      await expectIntegrity(outcome);
    });

    it('[T2] are restarted one after the other without an error', async () => {
      const exits: (number | null)[] = [];
      const outcome = await underLoadAtProxy(async () => {
        for (const instance of [service.first, service.second]) {
          exits.push(await instance.stop());
          await instance.start();
          // The proxy needs up to half a second to send requests to it again.
          await delay(1_000);
        }
      });
      expect(outcome.load.failures).toEqual([]);
      expect(outcome.load.observed.length).toBeGreaterThan(100);
      expect(exits).toEqual([0, 0]);
      await expectIntegrity(outcome);
    });
  });

  describe('without the primary', () => {
    beforeAll(forgetEarlierTests);

    let writer: HttpClient;
    let reader: HttpClient;
    let studyId: string;

    beforeAll(async () => {
      const { first, proxy, replica, second } = service;
      const session = await openSession(proxy.url, 'junho');
      reader = new HttpClient(proxy.url, session);
      const { data } = (await reader.mustSend('post', '/graphql', { query: LIST })) as {
        data: { studies: { nodes: [{ id: string }] } };
      };
      studyId = data.studies.nodes[0].id;
      for (const { url } of [first, second]) await untilReplicaIsRead(replica, url, session);
    });

    afterAll(() => {
      writer.close();
      reader.close();
    });

    /** Reads a page, a file, and lists and a notice over both APIs. */
    async function readAll(client: HttpClient): Promise<HttpResponse[]> {
      return [
        await client.send('get', '/'),
        await client.send('get', '/manifest.ko.webmanifest'),
        await client.send('get', '/api/members/profile'),
        await client.send('get', '/api/studies'),
        await client.send('get', `/api/studies/${studyId}`),
        await client.sendGraphQL(LIST),
        await client.sendGraphQL('{ viewer { member { nickName } } }'),
      ];
    }

    const writeAll = async (client: HttpClient): Promise<HttpResponse[]> => [
      await client.send('post', '/api/studies', STUDY),
      await client.sendGraphQL(GQL.createStudy, { input: asInput(STUDY) }),
    ];

    it('[T6] pages, files and reads of members are served by the replica, and writes are refused with JSON', async () => {
      const { first, primary, proxy, second } = service;
      writer = new HttpClient(proxy.url);
      await writer.logIn('minji', PASSWORD);
      const [reads, lateReads, writes]: [HttpResponse[], HttpResponse[], HttpResponse[]] = [[], [], []];
      await primary.stop('fast');
      for (const began = Date.now(); Date.now() < began + OUTAGE_MS; await delay(PAUSE_MS)) {
        reads.push(...(await readAll(reader)));
        writes.push(...(await writeAll(writer)));
        if (Date.now() < began + NOTICE_MS) continue;
        // Its cookie marks a recent write, so it would read from the primary.
        lateReads.push(...(await readAll(writer)));
        expect([await first.status('/readyz'), await second.status('/readyz')]).toEqual([200, 200]);
      }
      await primary.start();
      const failed = [...reads, ...lateReads].filter(({ status, text }) => status !== 200 || text.includes('"errors"'));
      expect(failed.map(({ status, text }) => [status, text])).toEqual([]);
      const refusals = writes.map(({ status, headers, text }) => [
        status,
        String(headers['content-type']).includes('json'),
        Number(headers['retry-after']) > 0,
        text.includes('"UNAVAILABLE"'),
      ]);
      expect(refusals).toEqual(writes.map(() => [503, true, true, true]));
      expect(lateReads.length).toBeGreaterThan(0);
      await until(async () => (await writer.send('post', '/api/studies', STUDY)).status === 201, RECOVERY_MS);
    });
  });
});
