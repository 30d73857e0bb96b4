import { setTimeout as delay } from 'node:timers/promises';
import { PASSWORD } from '../../server/test-kit/clients/accounts';
import { findLost } from '../../server/test-kit/load/ledger';
import { type Action, Load, type Observed, type Worker } from '../../server/test-kit/load/load';
import type { Member, RedisService } from './redis-service';
import { renderTable, seconds, share } from './table';

/** Number of responses of each load before the failover. */
const WARM_UP = 10;

/** Milliseconds of load after the failover has begun. */
const OBSERVE_MS = 20_000;

/** Leaves CPU time to the sentinels. */
const PAUSE_MS = 200;

/** Course of one failover. Times are in milliseconds. */
export interface RedisOutcome {
  /** Longest time without an acknowledged write of a member, in any load. */
  sessionsLostMs: number;
  /** Longest time without a login, at any instance. */
  loginsLostMs: number;
  /** Longest time without a live message, at any instance. */
  messagesLostMs: number;
  /** Number of times that a WebSocket was closed. */
  closes: number;
  writes: Observed[];
  failedWrites: Observed[];
  /** Requests of visitors for the client's page. */
  visits: Observed[];
  failedVisits: Observed[];
  /** Acknowledged writes that are missing in the database. */
  lost: unknown[];
}

/** Runs the loads before, during and after a failover. */
export async function observeRedisFailover(
  { crowd, ledger, listeners, logins, postgres }: RedisService,
  failOver: () => Promise<void>,
): Promise<RedisOutcome> {
  const loginLoads = logins.map((member) => new Load([new LoginWorker(member)], { pauseMs: PAUSE_MS }));
  const messageLoads = listeners.map((listener) => new Load([listener], { pauseMs: PAUSE_MS }));
  const loads = [...crowd.writes, crowd.reads, ...loginLoads, ...messageLoads];
  for (const load of loads) load.start();
  await Promise.all(loads.map((load) => load.untilAcknowledged(WARM_UP)));
  const closedBefore = listeners.reduce((sum, { closes }) => sum + closes, 0);
  const began = performance.now();
  await failOver();
  await delay(OBSERVE_MS);
  await Promise.all(loads.map((load) => load.stop()));
  const ended = performance.now();
  const longestGap = (times: readonly number[][]): number =>
    Math.max(...times.map((each) => gapOf([began, ...each.filter((time) => time > began), ended])));
  const writes = crowd.writes.flatMap((load) => load.since(began));
  const visits = crowd.reads.since(began).filter(({ name }) => name === 'page');
  return {
    sessionsLostMs: longestGap(crowd.writes.map(successesOf)),
    loginsLostMs: longestGap(loginLoads.map(successesOf)),
    messagesLostMs: longestGap(listeners.map(({ arrivals }) => arrivals)),
    closes: listeners.reduce((sum, { closes }) => sum + closes, 0) - closedBefore,
    writes,
    failedWrites: writes.filter(({ done }) => !done),
    visits,
    failedVisits: visits.filter(({ done }) => !done),
    lost: Object.values(await findLost(postgres, ledger)).flat(),
  };
}

/** Renders the outcomes as a Markdown table. */
export function renderRedisTable(rows: readonly (readonly [failover: string, outcome: RedisOutcome])[]): string {
  return renderTable(rows, [
    ['failover', ([failover]) => failover],
    ['without sessions', ([, { sessionsLostMs }]) => seconds(sessionsLostMs)],
    ['without logins', ([, { loginsLostMs }]) => seconds(loginsLostMs)],
    ['without live messages', ([, { messagesLostMs }]) => seconds(messagesLostMs)],
    ['closed WebSockets', ([, { closes }]) => String(closes)],
    ['refused writes', ([, { failedWrites, writes }]) => share(failedWrites, writes)],
    ['failed pages', ([, { failedVisits, visits }]) => share(failedVisits, visits)],
    ['lost writes', ([, { lost }]) => String(lost.length)],
  ]);
}

/** Times at which the requests of a load succeeded. */
function successesOf({ observed }: Load): number[] {
  return observed.filter(({ done }) => done).map(({ at, ms }) => at + ms);
}

/** Longest distance between two neighbours. */
function gapOf(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return Math.max(...sorted.slice(1).map((time, index) => time - (sorted[index] ?? 0)));
}

/** A member who logs in repeatedly. */
class LoginWorker implements Worker {
  constructor(private readonly member: Member) {}

  next(): Action {
    const { client, loginId } = this.member;
    return { name: 'login', send: () => client.send('post', '/api/auth/login', { loginId, password: PASSWORD }) };
  }

  close(): void {
    this.member.client.close();
  }
}
