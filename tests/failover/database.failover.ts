import { expectNothingHalfDone } from '../../server/test-kit/load/ledger';
import { until } from '../../server/test-kit/processes/until';
import { addJob, findJobs } from '../faults/support/jobs';
import { openDatabaseProxy, openMovingAddress } from './patroni/database-address';
import { observeFailover, type Outcome, RETURN_MS } from './outcome';
import type { PatroniCluster } from './patroni/patroni-cluster';
import { type OpenAddress, type TestService, startTestService } from './test-service';
import { type Column, renderTable, seconds, share } from './table';

/**
 * Maximum share of writes that may be refused afterwards, because on a busy machine some wait too
 * long for a lock.
 */
const MAX_REFUSED = 0.05;

/** Maximum milliseconds for a job. Without a notification, an instance polls for jobs every 2 s. */
const JOB_MS = 10_000;

/** A job that has nothing to do in this test. */
const JOB = 'releaseAbandonedJobs';

const ADDRESSES: readonly [string, OpenAddress][] = [
  ['moving address', openMovingAddress],
  ['HAProxy', openDatabaseProxy],
];

const FAILOVERS: readonly [string, (cluster: PatroniCluster) => Promise<void>][] = [
  ['planned switchover', (cluster) => cluster.switchOver()],
  ["loss of the primary's node", (cluster) => cluster.losePrimary()],
];

/** An outcome and its failover. */
interface Row {
  address: string;
  failover: string;
  outcome: Outcome;
}

const COLUMNS: readonly Column<Row>[] = [
  ['address', ({ address }) => address],
  ['failover', ({ failover }) => failover],
  ['database lost', ({ outcome }) => seconds(outcome.databaseLostMs)],
  ['writes back after', ({ outcome }) => seconds(outcome.writesBackMs)],
  ['refused writes', ({ outcome }) => share(outcome.failedWrites, outcome.writes)],
  ['failed reads', ({ outcome }) => share(outcome.failedReads, outcome.reads)],
  ['lost writes', ({ outcome }) => String(outcome.lost.length)],
];

const rows: Row[] = [];

afterAll(() => process.stdout.write(`\n${renderTable(rows, COLUMNS)}\n\n`));

describe.each(ADDRESSES)('[F27] two instances under load at a Patroni cluster, %s', (address, openAddress) => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService(openAddress);
  });

  afterAll(() => service.remove());

  it.each(FAILOVERS)('continue to read, return to writes and lose nothing: %s', async (failover, failOver) => {
    const { cluster, instances } = service;
    const pids = instances.map(({ pid }) => pid);
    const outcome = await observeFailover(service, () => failOver(cluster));
    rows.push({ address, failover, outcome });
    expect(outcome.lost).toEqual([]);
    expect(outcome.writesBackMs).toBeLessThan(RETURN_MS);
    expect(outcome.failedLateWrites.length).toBeLessThan(outcome.lateWrites.length * MAX_REFUSED);
    await expectNothingHalfDone(cluster);
    expect(outcome.failedReads).toEqual([]);
    expect(instances.map(({ isRunning, pid }) => isRunning && pid)).toEqual(pids);
    await addJob(cluster, JOB);
    await until(async () => (await findJobs(cluster, JOB)).length === 0, JOB_MS);
  });
});
