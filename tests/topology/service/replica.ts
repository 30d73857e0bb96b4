import { setTimeout as delay } from 'node:timers/promises';
import { asInput } from '../../../server/test-kit/clients/graphql-inputs';
import { GQL } from '../../../server/test-kit/clients/graphql-operations';
import { pauseReplay, resumeReplay } from '../../../server/test-kit/processes/postgres-replica';
import { until } from '../../../server/test-kit/processes/until';
import {
  LIST,
  logIn,
  openSession,
  readNewestTitle,
  type TestService,
  type Studies,
  STUDY,
  underLoad,
  untilReplicaIsRead,
} from '../test-service';

/** Tests of reads from the replica, and of its failures. */
export function testReplica(getService: () => TestService): void {
  describe('two instances with a replica', () => {
    let service: TestService;

    beforeAll(() => {
      service = getService();
    });

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
}
