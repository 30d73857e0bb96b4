import { expectNothingHalfDone, expectNothingLost } from './ledger';
import { Load } from './load';
import { Postgres } from './postgres';
import { Service } from './service';

/** How often it is killed; `FAULTS_KILLS=100` takes a few minutes. Each cuts off about as many writes as there are writers. */
const KILLS = Number(process.env.FAULTS_KILLS ?? 8);
const WRITERS = 16;

let postgres: Postgres;
let service: Service;
let load: Load;

beforeAll(async () => {
  postgres = await Postgres.create();
  service = await Service.create({ DATABASE_URL: postgres.url });
  load = await Load.create(service.origin, WRITERS);
});

afterAll(async () => {
  load.close();
  await service.remove();
  await postgres.remove();
});

it(
  `[F7] killed ${KILLS} times in the middle of writes, the server has lost and half done nothing`,
  async () => {
    for (let time = 0; time < KILLS; time += 1) {
      if (!service.isRunning) await service.start();
      load.start();
      await load.untilAcknowledged(WRITERS + Math.floor(Math.random() * WRITERS));
      await service.kill();
      // Who is told nothing does not know; who was told «done» may rely on it.
      await load.stop();
      await expectNothingLost(postgres, load.acknowledged);
      await expectNothingHalfDone(postgres);
    }
    const cut = load.observed.filter(({ status, text }) => status === 0 && !text.includes('ECONNREFUSED'));
    console.info(`${load.count} writes acknowledged, ${cut.length} cut off`);
    expect(cut.length).toBeGreaterThanOrEqual(KILLS);
  },
  30_000 + KILLS * 10_000,
);
