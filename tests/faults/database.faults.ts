import { setTimeout as sleep } from 'node:timers/promises';
import { expectNothingHalfDone, expectNothingLost } from './ledger';
import { expectFastRefusals } from './refusals';
import { Load } from './load';
import { Postgres } from './postgres';
import { Service } from './service';

let postgres: Postgres;
let service: Service;
let load: Load;

beforeAll(async () => {
  postgres = await Postgres.create();
  service = await Service.create({ DATABASE_URL: postgres.url });
  load = await Load.create(service.origin, 10);
});

afterAll(async () => {
  load.close();
  await service.remove();
  await postgres.remove();
});

beforeEach(async () => {
  load.start();
  await load.untilAcknowledged(50);
});

/** All that the fault was answered with was fast; after it the same process works on, and has kept its word. */
async function expectRecovery(began: number): Promise<void> {
  await load.untilAcknowledged(50);
  await load.stop();
  expectFastRefusals(load.since(began));
  expect(service.isRunning).toBe(true);
  expect(await service.status('/readyz')).toBe(200);
  await expectNothingLost(postgres, load.acknowledged);
  await expectNothingHalfDone(postgres);
}

describe('[F1] with PostgreSQL away under load, requests are refused at once, and all is well when it is back', () => {
  it.each(['immediate', 'fast'] as const)('stopped (%s) and started again', async (mode) => {
    const began = performance.now();
    await postgres.stop(mode);
    await sleep(1_500);
    expect(await service.status('/livez')).toBe(200);
    await postgres.start();
    await expectRecovery(began);
  });

  it('all of its connections terminated, several times', async () => {
    const began = performance.now();
    for (let time = 0; time < 5; time += 1) {
      await postgres.sql('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
      await sleep(100);
    }
    await expectRecovery(began);
  });
});

describe('[F3] with PostgreSQL frozen under load', () => {
  it('requests are refused within a second, those under way too, and all is well when it thaws', async () => {
    const began = performance.now();
    postgres.freeze();
    await sleep(3_000);
    expect(await service.status('/livez')).toBe(200);
    postgres.thaw();
    await expectRecovery(began);
  });
});

describe('[O1] while PostgreSQL is away', () => {
  it('the process is alive and not ready; it is ready again when PostgreSQL is', async () => {
    await load.stop();
    await postgres.stop('fast');
    while ((await service.status('/readyz')) !== 503) await sleep(50);
    expect(await service.status('/livez')).toBe(200);
    await postgres.start();
    await service.untilReady();
  });
});
