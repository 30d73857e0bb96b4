import { signUpAt } from '../../../server/test-kit/clients/client';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../../../server/embedded-postgres/postmaster';
import type { HttpClient } from '../../../server/test-kit/clients/http-client';
import { type Forwarder, startForwarder } from '../../../server/test-kit/servers/forwarder';
import { AlertRecorder } from '../support/alert-recorder';
import { expectExplained } from '../support/fast-failures';
import { type TestService, startTestService } from '../support/test-service';
import { describeWith } from '../../../server/test-kit/processes/describe-with';

jest.setTimeout(180_000);

/** Delay of each packet in milliseconds, as between continents. */
const SLOW_MS = 100;

/** Delay of each packet in milliseconds. It is longer than the time limits of the server. */
const BROKEN_MS = 4_000;

/** Milliseconds between scrapes, so that enough slow requests are done meanwhile. */
const STEP_MS = 600;

describeWith('promtool')('[F28] with a slow network to PostgreSQL', () => {
  let network: Forwarder;
  let service: TestService;
  let reader: HttpClient;
  let recorder: AlertRecorder;

  beforeAll(async () => {
    const port = await findFreePort();
    service = await startTestService({
      writers: 8,
      env: { METRICS_PORT: String(port) },
      reach: async (url) => {
        network = await startForwarder(url);
        return network.through(url);
      },
    });
    reader = await signUpAt(service.server.url, 'reader');
    recorder = new AlertRecorder(port);
    service.load.start();
    await service.load.untilAcknowledged(50);
    await recorder.record(8);
    expect(recorder.firing()).toEqual([]);
  });

  afterAll(async () => {
    reader.close();
    await service.remove();
    await network.stop();
  });

  it('that delays packets: reads and writes are late but done, an alert fires, nothing is lost', async () => {
    const { load } = service;
    network.delayBy(SLOW_MS);
    const begun = load.observed.length;
    await recorder.record(30, () => delay(STEP_MS));
    expect((await reader.send('get', '/api/studies')).status).toBe(200);
    expect(load.observed.slice(begun).some(({ done }) => done)).toBe(true);
    expect(recorder.firing()).toContain('HanteamSlow page');
    network.delayBy(0);
    await load.untilAcknowledged(50);
  });

  it('that delays packets beyond the time limits: requests are refused with 503, and done once it is fast', async () => {
    const { load, server } = service;
    network.delayBy(BROKEN_MS);
    await delay(2 * BROKEN_MS);
    await recorder.record(30, () => reader.send('get', '/api/studies'));
    expect(await server.status('/livez')).toBe(200);
    expect(recorder.firing()).toEqual(expect.arrayContaining(['HanteamDatabaseLost page', 'HanteamReadsFail page']));
    network.delayBy(0);
    await load.untilAcknowledged(50);
    await load.stop();
    expectExplained(load.observed);
    await service.expectIntegrity();
  });
});
