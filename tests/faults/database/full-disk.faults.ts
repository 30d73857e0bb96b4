import { signUpAt } from '../../../server/test-kit/clients/client';
import { findFreePort } from '../../../server/embedded-postgres/postmaster';
import { AlertRecorder } from '../support/alert-recorder';
import { type TestService, startTestService } from '../support/test-service';
import { describeWith } from '../../../server/test-kit/processes/describe-with';

jest.setTimeout(120_000);

// Only root can mount a disk that is small enough to fill.
describeWith('root')('with the disk of PostgreSQL full', () => {
  let service: TestService;
  let metricsPort: number;

  beforeAll(async () => {
    metricsPort = await findFreePort();
    const env = { METRICS_PORT: String(metricsPort) };
    service = await startTestService({ writers: 8, env, postgres: { diskMegabytes: 160 } });
  });

  afterAll(() => service.remove());

  it('[F12] writes are refused with 503, reads are served, and writes succeed once there is room', async () => {
    const { load, postgres, server } = service;
    const reader = await signUpAt(server.url, 'reader');
    const makeRoom = postgres.fillDisk();
    load.start();
    const refusals = (): number => load.observed.filter(({ status }) => status === 503).length;
    while (refusals() < 20) await load.untilResponded(10);
    expect(await server.status('/livez')).toBe(200);
    expect((await reader.send('get', '/api/studies')).status).toBe(200);
    makeRoom();
    reader.close();
    await load.untilAcknowledged(50);
    await load.stop();
    expect(load.observed.filter(({ done, status }) => !done && status !== 503)).toEqual([]);
    await service.expectIntegrity();
  });

  describeWith('promtool')('alerts', () => {
    it('[F12] fire, and end once there is room', async () => {
      const { load, postgres } = service;
      const recorder = new AlertRecorder(metricsPort);
      load.start();
      await load.untilAcknowledged(50);
      await recorder.record(8);
      const makeRoom = postgres.fillDisk();
      await recorder.record(30);
      expect(recorder.firing()).toEqual(
        expect.arrayContaining(['HanteamDatabaseErrors page', 'HanteamWritesFail page']),
      );
      makeRoom();
      await load.untilAcknowledged(50);
      await recorder.record(24);
      expect(recorder.firing()).not.toContain('HanteamDatabaseErrors page');
      await load.stop();
      await service.expectIntegrity();
    });
  });
});
