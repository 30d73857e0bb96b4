import type { Pool } from 'pg';
import { pino } from 'pino';
import { buildMember, buildStudy } from '../../test-kit/factories/factories';
import { type Forwarder, startForwarder } from '../../test-kit/servers/forwarder';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { createReplica, type TestReplica } from '../../test-kit/database/simulated-replica';
import { until } from '../../test-kit/processes/until';
import { createPool } from './pool';
import { openReplicas, type Replicas } from './replicas';
import { statementsOn } from './statements/statement';

const TITLES = statementsOn<{ notice: { title: string } }>().statement()('test.titles', (db) =>
  db.selectFrom('notice').select('title'),
);

const WAIT_MS = 5_000;

describe('a replica of a lost primary', () => {
  const monitor = { isLost: false };
  let app: TestApp;
  let replica: TestReplica;
  let address: Forwarder;
  let primary: Pool;
  let replicas: Replicas;

  beforeAll(async () => {
    app = await startTestApp();
    await buildStudy(app.em(), { owner: await buildMember(app.em()), title: '원본' });
    replica = await createReplica(app);
    address = await startForwarder(replica.url);
    primary = createPool(app.databaseUrl);
    replicas = openReplicas([address.through(replica.url)], { pool: primary, monitor }, pino({ level: 'silent' }));
    await until(isUsed, WAIT_MS);
    await primary.end();
    monitor.isLost = true;
  });

  afterAll(async () => {
    await replicas.close();
    await address.stop();
    await replica.drop();
    await app.close();
  });

  const isUsed = (): boolean => [...replicas.states.values()].every(Boolean);

  it('[F27] repeats a read whose connection a proxy ends while another replica is promoted', async () => {
    await replica.query('begin; lock table notice');
    const rows = replicas.reads.rows(TITLES, {});
    await until(async () => (await replica.terminateWaiting()) > 0, WAIT_MS);
    await replica.query('rollback');
    expect(await rows).toEqual([{ title: '원본' }]);
  });

  it('[F27] is read even if it has just failed', async () => {
    address.moveTo('postgres://127.0.0.1:1');
    await replica.query(END_OTHERS);
    await until(() => !isUsed(), WAIT_MS);
    address.moveTo(replica.url);
    expect(await replicas.reads.rows(TITLES, {})).toEqual([{ title: '원본' }]);
  });

  it('[SEC4] is not read after it has failed for long', async () => {
    await until(isUsed, WAIT_MS);
    address.moveTo('postgres://127.0.0.1:1');
    await replica.query(END_OTHERS);
    await until(() => !isUsed(), WAIT_MS);
    const later = Date.now() + 6_000;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => later);
    address.moveTo(replica.url);
    // The primary is read instead, and it has ended.
    await expect(replicas.reads.rows(TITLES, {})).rejects.toThrow();
    clock.mockRestore();
  });
});

const END_OTHERS = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;
