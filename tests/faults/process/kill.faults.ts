import { type TestService, startTestService } from '../support/test-service';

/**
 * Number of kills. `FAULTS_KILLS=100` takes a few minutes. Each kill interrupts about as many
 * writes as there are writers.
 */
const KILLS = Number(process.env.FAULTS_KILLS ?? 8);
const WRITERS = 16;
const TEAMS = 8;

let service: TestService;

beforeAll(async () => {
  service = await startTestService({ writers: WRITERS, teams: TEAMS });
});

afterAll(() => service.remove());

it(
  `[F7] killed ${KILLS} times in the middle of writes, the server loses no write and leaves none half done`,
  async () => {
    const { load, server } = service;
    for (let round = 0; round < KILLS; round += 1) {
      if (!server.isRunning) await server.start();
      load.start();
      // The cycle of a team has 31 requests, and kills must occur anywhere in it.
      await load.untilAcknowledged(WRITERS + Math.floor(Math.random() * 6 * WRITERS));
      await server.kill();
      // A write without a response may be stored or not. An acknowledged one must be stored.
      await load.stop();
      await service.expectIntegrity();
    }
    const interrupted = load.observed.filter(({ status, text }) => status === 0 && !text.includes('ECONNREFUSED'));
    console.info(`${load.acknowledged} writes acknowledged, ${interrupted.length} interrupted`);
    expect(interrupted.length).toBeGreaterThanOrEqual(KILLS);
  },
  // A round takes up to 15 s while other tests use the cores.
  30_000 + KILLS * 20_000,
);
