import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { startTestApp, type TestApp } from '../../test/harness';
import { startJobs } from './jobs';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

it('a job runs at its interval, also after a failure, until it is stopped', async () => {
  const log = new PassThrough();
  const services = { ...app.server.services, logger: pino({ level: 'warn' }, log) };
  let runs = 0;
  const run = async (): Promise<void> => {
    runs += 1;
    if (runs === 1) throw new Error('not today');
  };
  const stop = startJobs([{ name: 'tidy up', intervalMs: 20, run }], services);
  const [line] = (await once(log, 'data')) as [Buffer];
  expect(JSON.parse(line.toString())).toMatchObject({ job: 'tidy up', msg: 'a job failed' });
  while (runs < 3) await sleep(10);
  stop();
  const ran = runs;
  await sleep(60);
  expect(runs).toBe(ran);
});
