import { setTimeout as delay } from 'node:timers/promises';
import { describeWithProxy } from '../../server/test/haproxy';
import { asInput } from '../../server/test/graphql-inputs';
import { GQL } from '../../server/test/operations';
import { pauseReplay, resumeReplay } from '../../server/test/postgres-replica';
import { until } from '../../server/test/until';
import {
  LIST,
  logIn,
  openSession,
  readNewestTitle,
  type Stage,
  startStage,
  type Studies,
  STUDY,
  underLoad,
  untilReplicaIsRead,
} from './stage';

// Several servers start, on a machine that may be busy.
jest.setTimeout(120_000);

describeWithProxy()('two instances with a replica', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await startStage();
  });

  afterAll(() => stage.stop());

  it('[T3] read lists from the replica, and from the primary what a member has just written', async () => {
    const { proxy, replica, second } = stage;
    const writer = await logIn(proxy.url, 'minji');
    // A login is a write as well. With the session cookie alone, junho reads as if it were long
    // ago.
    const session = await openSession(second.url, 'junho');
    const newest = (): Promise<string | undefined> => readNewestTitle(second.url, session);
    await untilReplicaIsRead(replica, second.url, session);
    await pauseReplay(replica);
    try {
      await writer.data(GQL.createStudy, { input: asInput(STUDY) });
      // The proxy sends these to both instances.
      for (let turn = 0; turn < 4; turn += 1) {
        expect((await writer.data<Studies>(LIST)).studies.nodes[0]?.title).toBe(STUDY.title);
      }
      await until(async () => (await newest()) !== STUDY.title, 4_000);
      // A replica that is too far behind is not read any more.
      await until(async () => (await newest()) === STUDY.title, 9_000);
    } finally {
      await resumeReplay(replica);
    }
  });

  it('[T4] read on without a failure when the replica hangs or dies, and read from it again once it is back', async () => {
    const { first, primary, proxy, replica } = stage;
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
    // A second for the replica, and the time that the primary has.
    expect(load.slowest).toBeLessThan(6_000);
    await replica.start();
    await untilReplicaIsRead(replica, first.url, await openSession(first.url, 'junho'));
  });
});
