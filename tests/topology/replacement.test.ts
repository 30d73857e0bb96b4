import { setTimeout as delay } from 'node:timers/promises';
import { databaseUrl } from '../../server/test/database-url';
import { queryOnce } from '../../server/test/databases';
import { describeWithProxy } from '../../server/test/haproxy';
import { expectNothingHalfDone, expectNothingLost } from '../../server/test/ledger';
import { GQL } from '../../server/test/operations';
import { builtServer, ServerProcess } from '../../server/test/server-process';
import { copyOldRelease } from './releases';
import { LIST, logIn, type Outcome, SETTINGS, type Stage, startStage, type Studies, STUDY, underLoad } from './stage';

// Several servers start, on a machine that may be busy.
jest.setTimeout(120_000);

describeWithProxy()('two instances behind a proxy', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await startStage();
  });

  afterAll(() => stage.stop());

  const underLoadAtProxy = (work: () => Promise<unknown>): Promise<Outcome> =>
    underLoad(work, { url: stage.proxy.url, databaseUrl: stage.primary.url });

  async function expectIntegrity({ ledger }: Outcome): Promise<void> {
    expect(ledger.favourites.size).toBeGreaterThan(0);
    await expectNothingLost(stage.primary, ledger);
    await expectNothingHalfDone(stage.primary);
  }

  it('[T1] lose nothing when one is killed under load, and every second attempt succeeds', async () => {
    const { second } = stage;
    const outcome = await underLoadAtProxy(async () => {
      await second.kill();
      await delay(2_000);
    });
    await second.start();
    expect(outcome.load.failedRetries).toEqual([]);
    // At most the requests under way at the instance that was killed: one of each member.
    expect(outcome.load.failures.length).toBeLessThanOrEqual(5);
    await expectIntegrity(outcome);
  });

  it('[T2] are restarted one after the other without an error', async () => {
    const exits: (number | null)[] = [];
    const outcome = await underLoadAtProxy(async () => {
      for (const instance of [stage.first, stage.second]) {
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

  it('[O3] migrate an old database while the old release serves it, which goes on without an error', async () => {
    const database = databaseUrl(stage.primary.url, 'old');
    await stage.primary.sql('create database old');
    const release = copyOldRelease();
    const env = { ...SETTINGS, DATABASE_URL: database, REDIS_URL: `${stage.redis.url}/1` };
    const old = await ServerProcess.prepare({ env, args: builtServer(release.folder) });
    const next = await ServerProcess.prepare({ env });
    const hasNewest = async (): Promise<boolean> =>
      (await queryOnce(database, 'select from migration where name = $1', [release.newestMigration])).length > 0;
    try {
      await old.start();
      expect(await hasNewest()).toBe(false);
      const { load } = await underLoad(() => next.start(), { url: old.url, databaseUrl: database });
      expect(load.failures).toEqual([]);
      expect(await hasNewest()).toBe(true);
      // Each finds what the other writes, and the old release can be started again.
      await (await logIn(old.url, 'minji')).data(GQL.createStudy, { input: STUDY });
      const search = `{ studies(filter: { query: "${STUDY.title}" }) { nodes { id title } } }`;
      expect((await (await logIn(next.url, 'minji')).data<Studies>(search)).studies.nodes).toHaveLength(1);
      await old.stop();
      await old.start();
      expect((await (await logIn(old.url, 'minji')).data<Studies>(LIST)).studies.nodes[0]?.title).toBe(STUDY.title);
    } finally {
      await Promise.all([old.remove(), next.remove()]);
      release.remove();
    }
  });
});
