import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Pool } from 'pg';
import { pino } from 'pino';
import { DatabaseMonitor, PROBE } from './monitor';

const databaseUrl = process.env.TEST_DATABASE_URL ?? '';
const logger = pino({ level: 'silent' });

let monitor: DatabaseMonitor;
let pool: Pool;

beforeEach(() => {
  monitor = new DatabaseMonitor(databaseUrl, logger);
  pool = new Pool({ connectionString: databaseUrl, stream: monitor.stream });
  pool.on('error', () => undefined);
  monitor.watch();
});

afterEach(async () => {
  await monitor.stop();
  await pool.end();
});

describe('the monitor keeps the connections of an available database', () => {
  it('during a slow statement', async () => {
    const { rows } = await pool.query<{ slept: string }>('select pg_sleep(1.5), 1 as slept');
    expect(rows).toMatchObject([{ slept: 1 }]);
  });

  it('while this process is busy', async () => {
    const answer = pool.query('select pg_sleep(2)');
    await sleep(300);
    const end = performance.now() + 1_200;
    while (performance.now() < end);
    expect((await answer).rowCount).toBe(1);
    expect(monitor.isLost).toBe(false);
  });

  it('when an administrator ends its own connection', async () => {
    const answer = pool.query('select pg_sleep(1.5), pg_backend_pid() as pid');
    await sleep(300);
    const other = new Client({ connectionString: databaseUrl });
    await other.connect();
    const { rowCount } = await other.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and query = $1`,
      [PROBE],
    );
    await other.end();
    expect(rowCount).toBeGreaterThan(0);
    expect((await answer).rowCount).toBe(1);
    expect(monitor.isLost).toBe(false);
  });
});
