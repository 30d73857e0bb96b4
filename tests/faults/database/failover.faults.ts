import { signUpAt } from '../../../server/test-kit/clients/client';
import { PROBE } from '../../../server/platform/database/monitor';
import type { HttpClient } from '../../../server/test-kit/clients/http-client';
import { type Forwarder, startForwarder } from '../../../server/test-kit/servers/forwarder';
import { TestPostgres } from '../../../server/test-kit/processes/postgres';
import { failOver, startReplica } from '../../../server/test-kit/processes/postgres-replica';
import { ServerProcess } from '../../../server/test-kit/processes/server-process';
import { until } from '../../../server/test-kit/processes/until';
import { addJob, findJobs } from '../support/jobs';

const RECOVERY_MS = 5_000;

/**
 * Maximum milliseconds until the job runner listens again, after a pause that grows with the
 * outage. Until then it polls for jobs every 2 seconds.
 */
const LISTEN_MS = 20_000;

const STUDY = { title: '장애 조치', recruitNumber: 4, content: '매주 화요일에 만나요.' };

/** A job that recurs once a day and deletes nothing in this test. */
const JOB = 'removeFailedJobs';

jest.setTimeout(60_000);

describe('[F25] after the address of PostgreSQL has moved to the promoted replica, and the previous primary is a standby', () => {
  let primary: TestPostgres;
  let replica: TestPostgres;
  let address: Forwarder;
  let server: ServerProcess;
  let member: HttpClient;

  beforeAll(async () => {
    primary = await TestPostgres.create({ durable: true });
    replica = await startReplica(primary);
    address = await startForwarder(primary.url);
    server = await ServerProcess.start({ env: { DATABASE_URL: address.through(primary.url) } });
    member = await signUpAt(server.url, 'member');
  });

  afterAll(async () => {
    await server.remove();
    await address.stop();
    await replica.remove();
    await primary.remove();
  });

  const write = async (): Promise<number> => (await member.send('post', '/api/studies', STUDY)).status;

  it('the same process writes and runs jobs again within 5 seconds of the move', async () => {
    expect(await write()).toBe(201);
    await failOver(primary, replica);
    // The server has reached the standby at the old address.
    const { responded } = address;
    await until(() => address.responded > responded, RECOVERY_MS);
    expect(await write()).toBe(503);
    address.moveTo(replica.url);
    await until(async () => (await write()) === 201, RECOVERY_MS);
    await addJob(replica, JOB);
    await until(async () => (await findJobs(replica, JOB)).length === 0, RECOVERY_MS);
    await until(async () => (await replica.sql(LISTENERS)).length > 0, LISTEN_MS);
    expect(await primary.sql(CONNECTIONS)).toEqual([]);
    expect(server.isRunning).toBe(true);
  });

  it('no connection stays at the standby if the address resolves to it for a moment that the monitor misses', async () => {
    const [standby, current] = [primary, replica];
    expect(await write()).toBe(201);
    address.moveTo(standby.url);
    await current.sql(END_ALL_BUT_THE_PROBE);
    expect([await write(), await write()]).toEqual([503, 503]);
    address.moveTo(current.url);
    await until(async () => (await write()) === 201, RECOVERY_MS);
    expect([await write(), await write()]).toEqual([201, 201]);
    await until(async () => (await standby.sql(CONNECTIONS)).length === 0, RECOVERY_MS);
  });
});

/** Connections that listen for new jobs. */
const LISTENERS = `select pid from pg_stat_activity where query like 'LISTEN "jobs:insert"%'`;

/** The monitor's connection stays at the primary. */
const END_ALL_BUT_THE_PROBE = `select pg_terminate_backend(pid) from pg_stat_activity
  where usename = 'hanteam_service' and query <> '${PROBE}'`;

/** Connections of the service. */
const CONNECTIONS = `select pid from pg_stat_activity where usename = 'hanteam_service'`;
