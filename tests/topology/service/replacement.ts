import { setTimeout as delay } from 'node:timers/promises';
import { expectNothingHalfDone, expectNothingLost } from '../../../server/test-kit/load/ledger';
import { type Outcome, type TestService, underLoad } from '../test-service';

/** Tests of restarts and kills of an instance under load. */
export function testReplacement(getService: () => TestService): void {
  describe('two instances behind a proxy', () => {
    let service: TestService;

    beforeAll(() => {
      service = getService();
    });

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
}
