import { expectCorrectCounters } from '../../../server/test-kit/database/counters';
import { until } from '../../../server/test-kit/processes/until';
import { ALL_DONE, makeDue, NOTIFICATIONS, tallyDue, WHOLE } from './due';
import { addJob, takeOverJobs } from '../support/jobs';
import { type TestService, startTestService } from '../support/test-service';

const KILLS = 4;

/** Jobs of notices and decisions that are due each minute. */
const JOBS = ['closeExpiredNotices', 'sendNoticeReminders', 'expireApplications', 'sendDecisionReminders'];

let service: TestService;

beforeAll(async () => {
  service = await startTestService({ writers: 0 });
  await service.server.kill();
  await makeDue(service.postgres);
});

afterAll(() => service.remove());

/**
 * Adds the jobs of a minute and unlocks those of a killed process, which otherwise happens after
 * two minutes.
 */
async function addJobs(): Promise<void> {
  const { postgres } = service;
  await takeOverJobs(postgres);
  for (const name of JOBS) await addJob(postgres, name);
}

/** Names of the remaining jobs, either all or those in progress. */
async function jobsLeft({ begun }: { begun: boolean }): Promise<string[]> {
  const rows = await service.postgres.sql<{ name: string }>(
    `select distinct task_identifier as name from graphile_worker.jobs
     where task_identifier = any ($1) and (locked_at is not null or not $2) order by 1`,
    [JOBS, begun],
  );
  return rows.map(({ name }) => name);
}

/** Starts the server and kills it at a random moment of its work. Returns the interrupted jobs. */
async function workAndKill(): Promise<string[]> {
  const { server } = service;
  const share = NOTIFICATIONS / (KILLS + 2);
  const enough = (await service.count('notification')) + 1 + Math.random() * share;
  await addJobs();
  server.launch();
  await until(async () => (await service.count('notification')) >= enough, 10_000);
  await server.kill();
  return jobsLeft({ begun: true });
}

it(`[F17] killed ${KILLS} times in the middle of the schedule, the server does each due action exactly once`, async () => {
  const { postgres, server } = service;
  const interrupted: string[][] = [];
  for (let round = 0; round < KILLS; round += 1) {
    interrupted.push(await workAndKill());
    const halves = Object.keys(await tallyDue(postgres)).filter((line) => !WHOLE.has(line));
    expect(halves).toEqual([]);
  }
  console.info(`interrupted: ${JSON.stringify(interrupted)}`);
  expect(interrupted.filter((names) => names.length === 0)).toEqual([]);
  expect([...new Set(interrupted.flat())].toSorted()).toEqual(JOBS.toSorted());
  await addJobs();
  await server.start();
  await until(async () => (await jobsLeft({ begun: false })).length === 0, 15_000);
  expect(await tallyDue(postgres)).toEqual(ALL_DONE);
  await expectCorrectCounters(postgres);
}, 60_000);
