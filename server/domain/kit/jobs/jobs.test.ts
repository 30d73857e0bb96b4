import { once } from 'node:events';
import { z } from 'zod';
import { createTransactionStatements } from '../../../platform/database/statements/statements';
import { modules } from '../../../modules';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { JOB_CONNECTIONS } from '../../../platform/jobs/runner';
import { makeJobsDue } from '../../../test-kit/database/make-jobs-due';
import { runJob, startRunner, storedJobs, untilJobsDone } from '../../../test-kit/app/jobs';
import { until } from '../../../test-kit/processes/until';
import type { Services } from '../../context';
import { addJobs, defineJob, MAINTENANCE_JOBS } from './jobs';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const services = (): Services => app.server.services;

describe('a job', () => {
  const done: string[] = [];
  const greet = defineJob({
    name: 'greet',
    payload: z.object({ who: z.string() }),
    run: async (_services, { who }) => void done.push(who),
  });

  beforeEach(() => void done.splice(0));

  it('runs once on one of two instances after the commit, and not after a rollback', async () => {
    const runners = [await startRunner(app, [greet]), await startRunner(app, [greet])];
    const { orm } = app.server;
    await orm.em.fork().transactional(async (em) => {
      await addJobs(await createTransactionStatements(em), greet, [{ who: '커밋' }]);
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(done).toEqual([]);
    });
    const failing = orm.em.fork().transactional(async (em) => {
      await addJobs(await createTransactionStatements(em), greet, [{ who: '취소' }]);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    for (let count = 0; count < 20; count += 1) await addJobs(services().writes, greet, [{ who: `${count}` }]);
    await untilJobsDone(app);
    expect(done.toSorted()).toEqual(['커밋', ...Array.from({ length: 20 }, (_, count) => `${count}`)].toSorted());
    for (const { stop } of runners) await stop();
  });

  it('is retained as a failure if this release cannot read the payload of another release', async () => {
    const other = defineJob({ name: 'greet', payload: z.unknown(), maxAttempts: 1, run: async () => undefined });
    await addJobs(services().writes, other, [{ whom: 'nobody' }]);
    const runner = await startRunner(app, [greet]);
    await until(async () => (await storedJobs(app))[0]?.error !== null, 5_000);
    expect(await storedJobs(app)).toMatchObject([{ name: 'greet', attempts: 1, maxAttempts: 1, error: 'ZodError' }]);
    expect(done).toEqual([]);
    await runner.stop();
    await app.sql('delete from graphile_worker._private_jobs');
  });
});

describe('a job that fails', () => {
  it('is retried, and retained after its last attempt without personal data', async () => {
    let attempts = 0;
    const fail = defineJob({
      name: 'fail',
      maxAttempts: 3,
      run: async () => {
        attempts += 1;
        throw Object.assign(new Error('550 <minji@example.com> unknown'), { code: 'EENVELOPE' });
      },
    });
    const runner = await startRunner(app, [fail]);
    await addJobs(services().writes, fail, [{}]);
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await until(
        async () => (await storedJobs(app))[0]?.attempts === attempt && !(await storedJobs(app))[0]?.locked,
        9_000,
      );
      await makeJobsDue(app);
    }
    expect(await storedJobs(app)).toEqual([
      { name: 'fail', attempts: 3, maxAttempts: 3, error: 'Error EENVELOPE', locked: false },
    ]);
    expect(attempts).toBe(3);
    await runner.stop();
    expect(runner.log()).toContain('"job":"fail"');
    await app.sql(`update graphile_worker._private_jobs set updated_at = now() - interval '31 days'`);
    await runJob(app, 'removeFailedJobs');
    expect(await storedJobs(app)).toEqual([]);
  });
});

describe('[SEC9] a job that runs out of time', () => {
  /**
   * Runs a job that ends this many milliseconds after its time limit. Returns the number of its
   * attempts.
   */
  async function attemptsOf(lateMs: number): Promise<number> {
    let attempts = 0;
    const limit = AbortSignal.timeout.bind(AbortSignal);
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => limit(100));
    const late = defineJob({
      name: 'late',
      run: async (_services, _payload, signal) => {
        attempts += 1;
        await once(signal, 'abort');
        await new Promise((resolve) => setTimeout(resolve, lateMs));
      },
    });
    const runner = await startRunner(app, [late]);
    await addJobs(services().writes, late, [{}]);
    await untilJobsDone(app);
    await runner.stop();
    timeout.mockRestore();
    return attempts;
  }

  it('is not retried while it ends, so that an accepted mail is sent once', async () => {
    expect(await attemptsOf(4_500)).toBe(1);
  });
});

describe('a job whose process was killed', () => {
  it('is repeated by another instance after two minutes', async () => {
    let runs = 0;
    const job = defineJob({ name: 'interrupted', run: async () => void (runs += 1) });
    await addJobs(services().writes, job, [{}]);
    await app.sql(
      `update graphile_worker._private_jobs set attempts = 1, locked_by = 'pool-killed', locked_at = now()`,
    );
    const runner = await startRunner(app, [job]);
    await runJob(app, 'releaseAbandonedJobs');
    await makeJobsDue(app);
    expect(await storedJobs(app)).toMatchObject([{ name: 'interrupted', locked: true }]);
    await app.sql(`update graphile_worker._private_jobs set locked_at = now() - interval '121 seconds'`);
    await runJob(app, 'releaseAbandonedJobs');
    await untilJobsDone(app);
    expect(runs).toBe(1);
    await runner.stop();
  });
});

describe('a stop', () => {
  it('lets a running job finish', async () => {
    let ended = false;
    const slow = defineJob({
      name: 'slow',
      run: async () => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        ended = true;
      },
    });
    const runner = await startRunner(app, [slow]);
    await addJobs(services().writes, slow, [{}]);
    await until(async () => (await storedJobs(app))[0]?.locked === true, 5_000);
    await runner.stop();
    expect(ended).toBe(true);
    expect(await storedJobs(app)).toEqual([]);
  });
});

describe('the runner', () => {
  it('continues after a while without a free connection', async () => {
    let runs = 0;
    const job = defineJob({ name: 'withoutConnection', run: async () => void (runs += 1) });
    const runner = await startRunner(app, [job]);
    // One connection listens. The test takes the others for longer than the runner waits for one.
    await until(() => runner.pool.totalCount > 0 && runner.pool.waitingCount === 0, 5_000);
    const taken = await Promise.all(Array.from({ length: JOB_CONNECTIONS - 1 }, () => runner.pool.connect()));
    await addJobs(services().writes, job, [{}]);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    expect(runs).toBe(0);
    for (const client of taken) client.release();
    await until(() => runs > 0, 10_000);
    await untilJobsDone(app);
    await runner.stop();
  }, 40_000);

  it('continues after PostgreSQL has closed its connections', async () => {
    let runs = 0;
    const job = defineJob({ name: 'again', run: async () => void (runs += 1) });
    const runner = await startRunner(app, [job]);
    await app.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await until(async () => {
      await addJobs(services().writes, job, [{}]);
      return true;
    }, 5_000);
    await until(() => runs > 0, 10_000);
    await untilJobsDone(app);
    await runner.stop();
  });
});

it('runs a job of the start once for each instance that starts', async () => {
  let runs = 0;
  const warmUp = defineJob({ name: 'warmUp', atStart: true, run: async () => void (runs += 1) });
  const setTrigger = (state: 'disable' | 'enable') =>
    app.sql(`alter table graphile_worker._private_jobs ${state} trigger drop_scheduled_job`);
  await setTrigger('disable');
  for (const expected of [1, 2]) {
    const runner = await startRunner(app, [warmUp]);
    await untilJobsDone(app);
    expect(runs).toBe(expected);
    await runner.stop();
  }
  await setTrigger('enable');
});

it('runs the scheduled jobs of all modules', async () => {
  const rows = await app.sql<{ name: string }>(
    'select identifier as name from graphile_worker._private_known_crontabs',
  );
  const scheduled = [...MAINTENANCE_JOBS, ...modules.jobs].filter(({ schedule }) => schedule !== undefined);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(scheduled.map(({ name }) => name).toSorted());
});
