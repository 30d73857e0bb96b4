import { setTimeout as delay } from 'node:timers/promises';
import { expectFastRefusals, OUTAGE_MS } from './refusals';
import { type Stage, startStage } from './stage';

let stage: Stage;

beforeAll(async () => {
  stage = await startStage({ writers: 10, teams: 4 });
});

afterAll(() => stage.remove());

beforeEach(async () => {
  stage.load.start();
  await stage.load.untilAcknowledged(50);
});

/**
 * Expects requests since the fault to be refused fast, and the process to continue without losses.
 */
async function expectRecovery(began: number): Promise<void> {
  const { load, server } = stage;
  await load.untilAcknowledged(50);
  await load.stop();
  expectFastRefusals(load.since(began));
  expect(server.isRunning).toBe(true);
  expect(await server.status('/readyz')).toBe(200);
  await stage.expectIntegrity();
}

describe('[F1] without PostgreSQL under load, requests are refused at once, and served again afterwards', () => {
  it.each(['immediate', 'fast'] as const)('after a stop (%s) and a start', async (mode) => {
    const began = performance.now();
    await stage.postgres.stop(mode);
    await delay(OUTAGE_MS);
    expect(await stage.server.status('/livez')).toBe(200);
    await stage.postgres.start();
    await expectRecovery(began);
  });

  it('after all connections were terminated several times', async () => {
    const began = performance.now();
    for (let round = 0; round < 5; round += 1) {
      await stage.postgres.sql('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
      await delay(100);
    }
    await expectRecovery(began);
  });
});

describe('[F3] with PostgreSQL frozen under load', () => {
  it('requests are refused soon, even those in progress, and served again afterwards', async () => {
    const began = performance.now();
    stage.postgres.freeze();
    await delay(OUTAGE_MS);
    expect(await stage.server.status('/livez')).toBe(200);
    stage.postgres.thaw();
    await expectRecovery(began);
  });
});

describe('[O1] while PostgreSQL is stopped', () => {
  it('the process is alive and ready, and its pages are served', async () => {
    const { load, postgres, server } = stage;
    await load.stop();
    await postgres.stop('fast');
    await delay(OUTAGE_MS);
    const statuses = await Promise.all(['/livez', '/readyz', '/'].map((path) => server.status(path)));
    expect(statuses).toEqual([200, 200, 200]);
    await postgres.start();
  });
});
