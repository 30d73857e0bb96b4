import { signUpAt } from '../../../server/test-kit/clients/client';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../../../server/embedded-postgres/postmaster';
import { startTestRedis, type TestRedis } from '../../../server/test-kit/processes/redis';
import { AlertRecorder } from '../support/alert-recorder';
import { type TestService, startTestService } from '../support/test-service';
import { describeWith } from '../../../server/test-kit/processes/describe-with';

jest.setTimeout(180_000);

/** Concurrent reads, more than the pool has connections. */
const READERS = 40;

/** Milliseconds between scrapes for a rule with a minimum rate of statements. */
const SLOW_STEP_MS = 1_200;

/** Scrapes before a fault. */
const HEALTHY = 8;

describeWith('promtool')('[O39] the alerts about stores fire', () => {
  let redis: TestRedis;
  let service: TestService;
  let recorder: AlertRecorder;
  let port: number;

  beforeAll(async () => {
    [redis, port] = [await startTestRedis(), await findFreePort()];
    const env = { REDIS_URL: redis.url, METRICS_PORT: String(port) };
    service = await startTestService({ writers: 8, env });
  });

  beforeEach(async () => {
    recorder = new AlertRecorder(port);
    service.load.start();
    await service.load.untilAcknowledged(100);
    await recorder.record(HEALTHY);
    expect(recorder.firing()).toEqual([]);
  });

  afterEach(async () => {
    await service.load.stop();
    await service.expectIntegrity();
  });

  afterAll(async () => {
    await service.remove();
    await redis.stop();
  });

  it('when PostgreSQL is lost, and end when it is back', async () => {
    const reader = await signUpAt(service.server.url, 'reader');
    await service.postgres.stop('fast');
    // A shorter outage is too small a share of the writes on a fast machine.
    await recorder.record(45, () => reader.send('get', '/api/studies'));
    expect(recorder.firing()).toEqual(
      expect.arrayContaining([
        'HanteamDatabaseErrors page',
        'HanteamDatabaseLost page',
        'HanteamReadsFail page',
        'HanteamWritesFail page',
      ]),
    );
    await service.postgres.start();
    await service.load.untilAcknowledged(100);
    await recorder.record(8);
    expect(recorder.firing()).not.toContain('HanteamDatabaseLost page');
    expect(recorder.firing()).not.toContain('HanteamDatabaseErrors page');
    reader.close();
  });

  it('when a transaction locks a table that all reads need', async () => {
    const client = await signUpAt(service.server.url, 'visitor');
    const holder = await service.postgres.connect();
    await holder.query('begin; lock table notice in access exclusive mode');
    let isReading = true;
    const read = async (): Promise<void> => {
      while (isReading) {
        await client.send('get', '/api/studies');
        await delay(20);
      }
    };
    const readers = Array.from({ length: READERS }, read);
    await recorder.record(48, () => delay(SLOW_STEP_MS));
    isReading = false;
    await Promise.all(readers);
    expect(recorder.firing()).toEqual(
      expect.arrayContaining([
        'HanteamPoolWaiting ticket',
        'HanteamReadsFail page',
        'HanteamSlow page',
        'HanteamSqlSlow ticket',
      ]),
    );
    await holder.query('rollback');
    await holder.end();
    client.close();
  });

  it('when Redis is lost', async () => {
    await redis.kill();
    await recorder.record(40);
    expect(recorder.firing()).toEqual(
      expect.arrayContaining(['HanteamRedisErrors ticket', 'HanteamRedisLost page', 'HanteamWritesFail page']),
    );
    await redis.restart();
  });
});
