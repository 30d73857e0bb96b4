import { setTimeout as delay } from 'node:timers/promises';
import { asInput } from '../../../server/test-kit/clients/graphql-inputs';
import { type HttpResponse, HttpClient } from '../../../server/test-kit/clients/http-client';
import { GQL } from '../../../server/test-kit/clients/graphql-operations';
import { until } from '../../../server/test-kit/processes/until';
import { LIST, openSession, PASSWORD, type TestService, STUDY, untilReplicaIsRead } from '../test-service';

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

/** Tests of reads and writes while the primary is down. */
export function testOutage(getService: () => TestService): void {
  describe('without the primary, through the proxy', () => {
    let service: TestService;
    let writer: HttpClient;
    let reader: HttpClient;
    let studyId: string;

    beforeAll(async () => {
      service = getService();
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
}
