import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Pool } from 'pg';
import { pino } from 'pino';
import { Lifeline } from './monitor';

const databaseUrl = process.env.TEST_DATABASE_URL ?? '';
const logger = pino({ level: 'silent' });

let lifeline: Lifeline;
let pool: Pool;

beforeEach(() => {
  lifeline = new Lifeline(databaseUrl, logger);
  pool = new Pool({ connectionString: databaseUrl, stream: lifeline.stream });
  pool.on('error', () => undefined);
  lifeline.watch();
});

afterEach(async () => {
  await lifeline.stop();
  await pool.end();
});

describe('the lifeline keeps the connections of a database that is there', () => {
  it('however long a statement takes', async () => {
    const { rows } = await pool.query<{ slept: string }>('select pg_sleep(1.5), 1 as slept');
    expect(rows).toMatchObject([{ slept: 1 }]);
  });

  it('however long this process itself has no time', async () => {
    const answer = pool.query('select pg_sleep(2)');
    await sleep(300);
    const end = performance.now() + 1_200;
    while (performance.now() < end);
    expect((await answer).rowCount).toBe(1);
    expect(lifeline.lostFor).toBe(0);
  });

  it('when somebody ends its own one', async () => {
    const answer = pool.query('select pg_sleep(1.5), pg_backend_pid() as pid');
    await sleep(300);
    const other = new Client({ connectionString: databaseUrl });
    await other.connect();
    const { rowCount } = await other.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and query = 'select 1'`,
    );
    await other.end();
    expect(rowCount).toBeGreaterThan(0);
    expect((await answer).rowCount).toBe(1);
    expect(lifeline.lostFor).toBe(0);
  });
});
