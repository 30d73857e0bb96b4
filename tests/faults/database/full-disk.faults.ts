import { join, type TestService, startTestService } from '../support/test-service';

// Only root can mount a disk that is small enough to fill.
const describeAsRoot = process.getuid?.() === 0 ? describe : describe.skip;

describeAsRoot('with the disk of PostgreSQL full', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService({ writers: 8, postgres: { diskMegabytes: 160 } });
  });

  afterAll(() => service.remove());

  it('[F12] writes are refused with 503, reads are served, and writes succeed once there is room', async () => {
    const { load, postgres, server } = service;
    const reader = await join(server, 'reader');
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
});
