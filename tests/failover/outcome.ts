import { setTimeout as delay } from 'node:timers/promises';
import { findLost } from '../../server/test/ledger';
import type { Load, Observed } from '../../server/test/load';
import { isConsequence } from '../faults/refusals';
import type { Stage } from './stage';
import { WriteProbe } from './write-probe';

/** How many writes each load does before the failover. */
const WARM_UP_WRITES = 20;

/** Time in milliseconds after the database is back within which writes must return. */
export const RETURN_MS = 5_000;

/** Time in milliseconds for which the loads go on afterwards. */
const OBSERVE_MS = 8_000;

/** The course of one failover. Times are in milliseconds. */
export interface Outcome {
  /**
   * From the first refused write to the moment at which the database accepted writes at the
   * address.
   */
  databaseLostMs: number;
  /** From then on, until each load has had a write acknowledged; infinite if one had none. */
  writesBackMs: number;
  writes: Observed[];
  failedWrites: Observed[];
  /** The writes of the last seconds. */
  lateWrites: Observed[];
  failedLateWrites: Observed[];
  reads: Observed[];
  failedReads: Observed[];
  /** The acknowledged writes that are not in the database. */
  lost: unknown[];
}

/** Lets the members work before, during and after a failover. */
export async function observeFailover(stage: Stage, failOver: () => Promise<void>): Promise<Outcome> {
  const { address, cluster, crowd, ledger } = stage;
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

/** The moment at which the first request that was sent after `moment` was acknowledged. */
function firstSuccess(load: Load, moment: number): number {
  const acknowledged = load.observed.filter(({ done, at }) => done && at >= moment);
  return Math.min(...acknowledged.map(({ at, ms }) => at + ms));
}
