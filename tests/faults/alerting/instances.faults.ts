import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../../../server/embedded-postgres/postmaster';
import { TestPostgres } from '../../../server/test-kit/processes/postgres';
import { pauseReplay, resumeReplay, startReplica } from '../../../server/test-kit/processes/postgres-replica';
import { ServerProcess } from '../../../server/test-kit/processes/server-process';
import { AlertRecorder } from '../support/alert-recorder';
import { describeWith } from '../../../server/test-kit/processes/describe-with';

jest.setTimeout(180_000);

/** Write-ahead log of more than 64 MB. */
const FILL = `create table filler as
  select (select string_agg(md5(random()::text), '') from generate_series(1, 200) where n > 0) as text
  from generate_series(1, 15000) n`;

describeWith('promtool')('[O39] the alerts about instances and replicas fire', () => {
  let primary: TestPostgres;
  let replica: TestPostgres;
  let server: ServerProcess;
  let port: number;
  let recorder: AlertRecorder;

  beforeAll(async () => {
    primary = await TestPostgres.create({ durable: true });
    replica = await startReplica(primary);
    port = await findFreePort();
    const urls = { DATABASE_URL: primary.url, DATABASE_REPLICA_URLS: replica.url };
    server = await ServerProcess.start({ env: { ...urls, METRICS_PORT: String(port) } });
    await delay(2_000);
  });

  beforeEach(async () => {
    recorder = new AlertRecorder(port);
    await recorder.record(8);
    expect(recorder.firing()).toEqual([]);
  });

  afterAll(async () => {
    await server.remove();
    await replica.remove();
    await primary.remove();
  });

  it('when the only instance is killed', async () => {
    await server.kill();
    await recorder.record(12);
    expect(recorder.firing()).toEqual(['HanteamDown page', 'HanteamInstanceDown ticket']);
    await server.start();
    await delay(2_000);
    await recorder.record(2);
    expect(recorder.firing()).toEqual([]);
  });

  it('when an instance is killed again and again', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await server.kill();
      await server.start();
      await recorder.record(2);
    }
    expect(recorder.firing()).toContain('HanteamRestarts ticket');
    await delay(2_000);
  });

  it('when an instance gets no CPU', async () => {
    await recorder.record(26, async () => {
      // The metric leaves out the first moment after a scrape.
      await delay(50);
      server.signal('SIGSTOP');
      await delay(300);
      server.signal('SIGCONT');
      await delay(50);
    });
    expect(recorder.firing()).toContain('HanteamEventLoopLag ticket');
    await delay(1_000);
  });

  it('when the replica cannot follow, and when it is lost', async () => {
    await pauseReplay(replica);
    await primary.sql(FILL);
    await delay(2_000);
    await recorder.record(24);
    expect(recorder.firing()).toContain('HanteamReplicaLag ticket');
    await resumeReplay(replica);
    await replica.stop('fast');
    await delay(3_000);
    await recorder.record(24);
    expect(recorder.firing()).toContain('HanteamReplicasUnused ticket');
  });
});
