import { expectTrueCounters } from '../../server/test/counters';
import { until } from '../../server/test/until';
import { ALL_DONE, makeDue, NOTIFICATIONS, tallyDue, WHOLE } from './due';
import { addJob, takeOverJobs } from './jobs';
import { type Stage, startStage } from './stage';

const KILLS = 4;

/** Jobs of notices and decisions that are due each minute. */
const JOBS = ['closeExpiredNotices', 'sendNoticeReminders', 'expireApplications', 'sendDecisionReminders'];

let stage: Stage;

beforeAll(async () => {
  stage = await startStage({ writers: 0 });
  await stage.server.kill();
  await makeDue(stage.postgres);
});

afterAll(() => stage.remove());

/**
 * Adds the jobs of a minute and unlocks those of a killed process, which otherwise happens after
 * two minutes.
 */
async function addJobs(): Promise<void> {
  const { postgres } = stage;
  await takeOverJobs(postgres);
  for (const name of JOBS) await addJob(postgres, name);
}

/** Names of the remaining jobs, either all or those in progress. */
async function jobsLeft({ begun }: { begun: boolean }): Promise<string[]> {
  const rows = await stage.postgres.sql<{ name: string }>(
    `select distinct task_identifier as name from graphile_worker.jobs
     where task_identifier = any ($1) and (locked_at is not null or not $2) order by 1`,
    [JOBS, begun],
  );
  return rows.map(({ name }) => name);
}

async function countNotifications(): Promise<number> {
  const [row] = await stage.postgres.sql<{ count: number }>('select count(*)::int as count from notification');
  return row?.count ?? 0;
}

/** Starts the server and kills it at a random moment of its work. Returns the interrupted jobs. */
async function workAndKill(): Promise<string[]> {
  const { server } = stage;
  const share = NOTIFICATIONS / (KILLS + 2);
  const enough = (await countNotifications()) + 1 + Math.random() * share;
  await addJobs();
  server.launch();
  await until(async () => (await countNotifications()) >= enough, 10_000);
  await server.kill();
  return jobsLeft({ begun: true });
}

it(`[F17] killed ${KILLS} times in the middle of the schedule, the server does everything that is due once, and nothing by halves`, async () => {
  const { postgres, server } = stage;
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
  await expectTrueCounters(postgres);
}, 60_000);
