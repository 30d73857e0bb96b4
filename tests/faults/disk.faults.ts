import { expectNothingHalfDone, expectNothingLost } from './ledger';
import { Load } from './load';
import { Postgres } from './postgres';
import { Service } from './service';

// Only root can mount a disk that is small enough to fill.
const describeAsRoot = process.getuid?.() === 0 ? describe : describe.skip;

describeAsRoot('with the disk of PostgreSQL full', () => {
  let postgres: Postgres;
  let service: Service;
  let load: Load;

  beforeAll(async () => {
    postgres = await Postgres.create({ diskMegabytes: 160 });
    service = await Service.create({ DATABASE_URL: postgres.url });
    load = await Load.create(service.origin, 8);
  });

  afterAll(async () => {
    load.close();
    await service.remove();
    await postgres.remove();
  });

  it('[F12] writes are refused with 503, reads go on, and all is well when there is room again', async () => {
    const makeRoom = postgres.fillDisk();
    load.start();
    const refusals = (): number => load.observed.filter(({ status }) => status === 503).length;
    while (refusals() < 20) await load.untilAnswered(10);
    expect(await service.status('/livez')).toBe(200);
    makeRoom();
    await load.untilAcknowledged(50);
    await load.stop();
    expect(load.observed.filter(({ done, status }) => !done && status !== 503)).toEqual([]);
    await expectNothingLost(postgres, load.acknowledged);
    await expectNothingHalfDone(postgres);
  });
});
