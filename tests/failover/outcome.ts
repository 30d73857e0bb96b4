import { setTimeout as delay } from 'node:timers/promises';
import { findLost } from '../../server/test-kit/load/ledger';
import type { Load, Observed } from '../../server/test-kit/load/load';
import { isConsequence } from '../faults/support/fast-failures';
import type { TestService } from './test-service';
import { WriteProbe } from './write-probe';

/** Number of writes of each load before the failover. */
const WARM_UP_WRITES = 20;

/** Milliseconds within which writes must succeed after the database is back. */
export const RETURN_MS = 5_000;

/** Milliseconds of load afterwards. */
const OBSERVE_MS = 8_000;

/** Course of one failover. Times are in milliseconds. */
export interface Outcome {
  /** Time from the first refused write until the database accepts writes at the address again. */
  databaseLostMs: number;
  /** Time from then until each load has an acknowledged write. Infinite if one had none. */
  writesBackMs: number;
  writes: Observed[];
  failedWrites: Observed[];
  /** Writes of the last seconds. */
  lateWrites: Observed[];
  failedLateWrites: Observed[];
  reads: Observed[];
  failedReads: Observed[];
  /** Acknowledged writes that are missing in the database. */
  lost: unknown[];
}

/** Runs the loads before, during and after a failover. */
export async function observeFailover(service: TestService, failOver: () => Promise<void>): Promise<Outcome> {
  const { address, cluster, crowd, ledger } = service;
  const loads = [...crowd.writes, crowd.reads];
  const probe = new WriteProbe(cluster.adminUrl(address.primary));
  await probe.start();
  for (const load of loads) load.start();
  await Promise.all(loads.map((load) => load.untilAcknowledged(WARM_UP_WRITES)));
  const began = performance.now();
  await failOver();
  await address.follow(cluster);
  const backAt = await probe.untilBack();
  await delay(RETURN_MS);
  const late = performance.now();
  await delay(OBSERVE_MS);
  await Promise.all([probe.stop(), ...loads.map((load) => load.stop())]);
  const writes = crowd.writes.flatMap((load) => load.since(began));
  const lateWrites = writes.filter(({ at }) => at > late);
  const reads = crowd.reads.since(began);
  return {
    databaseLostMs: backAt - probe.lostAt,
    writesBackMs: Math.max(...crowd.writes.map((load) => firstSuccess(load, backAt) - backAt)),
    writes,
    failedWrites: writes.filter(hasFailed),
    lateWrites,
    failedLateWrites: lateWrites.filter(hasFailed),
    reads,
    failedReads: reads.filter(hasFailed),
    lost: Object.values(await findLost(cluster, ledger)).flat(),
  };
}

const hasFailed = (answer: Observed): boolean => !answer.done && !isConsequence(answer);

/** Time at which the first request sent after `moment` was acknowledged. */
function firstSuccess(load: Load, moment: number): number {
  const acknowledged = load.observed.filter(({ done, at }) => done && at >= moment);
  return Math.min(...acknowledged.map(({ at, ms }) => at + ms));
}
