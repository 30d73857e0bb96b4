import { findFreePort } from '../../../server/embedded-postgres/postmaster';
import { startTestS3, type TestS3 } from '../../../server/test-kit/servers/s3';
import { AlertRecorder } from '../support/alert-recorder';
import { type TestService, startTestService } from '../support/test-service';
import { describeWith } from '../../../server/test-kit/processes/describe-with';

jest.setTimeout(120_000);

const PICTURE = `/pictures/${'x'.repeat(24)}.jpg`;

/** Scrapes before the fault. */
const HEALTHY = 8;

describeWith('promtool')('[O39] the alerts about pictures fire', () => {
  let s3: TestS3;
  let service: TestService;
  let recorder: AlertRecorder;

  beforeAll(async () => {
    s3 = await startTestS3();
    const port = await findFreePort();
    service = await startTestService({ writers: 8, env: { S3_URL: s3.url, METRICS_PORT: String(port) } });
    recorder = new AlertRecorder(port);
    service.load.start();
    await service.load.untilAcknowledged(100);
    await recorder.record(HEALTHY);
    expect(recorder.firing()).toEqual([]);
  });

  afterAll(async () => {
    await service.load.stop();
    await service.expectIntegrity();
    await service.remove();
    await s3.close();
  });

  it('[F29] when the store of pictures is lost, while everything else is done', async () => {
    const { load, server } = service;
    await s3.stop();
    const begun = load.observed.length;
    await recorder.record(12, () => server.status(PICTURE));
    expect([await server.status(PICTURE), await server.status('/'), await server.status('/readyz')]).toEqual([
      503, 200, 200,
    ]);
    // A picture without its store is a failed read.
    expect(recorder.firing()).toEqual(expect.arrayContaining(['HanteamPicturesFail ticket', 'HanteamReadsFail page']));
    await load.untilAcknowledged(20);
    expect(load.observed.slice(begun).filter(({ done }) => !done)).toEqual([]);
    await s3.start();
    expect(await server.status(PICTURE)).toBe(404);
  });
});
