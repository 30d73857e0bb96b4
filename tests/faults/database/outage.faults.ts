import { setTimeout as delay } from 'node:timers/promises';
import { OUTAGE_MS } from '../support/fast-failures';
import { expectRecovery, type TestService, startTestService } from '../support/test-service';

let service: TestService;

beforeAll(async () => {
  service = await startTestService({ writers: 10, teams: 4 });
});

afterAll(() => service.remove());

beforeEach(async () => {
  service.load.start();
  await service.load.untilAcknowledged(50);
});

describe('[F1] without PostgreSQL under load, requests are refused at once, and served again afterwards', () => {
  it.each(['immediate', 'fast'] as const)('after a stop (%s) and a start', async (mode) => {
    const began = performance.now();
    await service.postgres.stop(mode);
    await delay(OUTAGE_MS);
    expect(await service.server.status('/livez')).toBe(200);
    await service.postgres.start();
    await expectRecovery(service, began);
  });

  it('after all connections were terminated several times', async () => {
    const began = performance.now();
    for (let round = 0; round < 5; round += 1) {
      await service.postgres.sql(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
      );
      await delay(100);
    }
    await expectRecovery(service, began);
  });
});

describe('[F3] with PostgreSQL frozen under load', () => {
  it('requests are refused soon, even those in progress, and served again afterwards', async () => {
    const began = performance.now();
    service.postgres.freeze();
    await delay(OUTAGE_MS);
    expect(await service.server.status('/livez')).toBe(200);
    service.postgres.thaw();
    await expectRecovery(service, began);
  });
});

describe('[O1] while PostgreSQL is stopped', () => {
  it('the process is alive and ready, and its pages are served', async () => {
    const { load, postgres, server } = service;
    await load.stop();
    await postgres.stop('fast');
    await delay(OUTAGE_MS);
    const statuses = await Promise.all(['/livez', '/readyz', '/'].map((path) => server.status(path)));
    expect(statuses).toEqual([200, 200, 200]);
    await postgres.start();
  });
});
