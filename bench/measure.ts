import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import autocannon, { type Request, type Result } from 'autocannon';

/** Number of concurrent connections. */
export const CONNECTIONS = 32;

/** Clock ticks per second (getconf CLK_TCK). */
const TICKS = 100;

/** Results of one run. */
export interface Measured {
  perSecond: number;
  /** Microseconds of the server's CPU per request. */
  serverCpu: number;
  /** Microseconds of PostgreSQL's CPU per request. */
  databaseCpu: number;
  /** Milliseconds until the response. */
  p50: number;
  p99: number;
  failures: number;
}

/** Processes whose CPU is measured. */
export interface Processes {
  server: number;
  postmaster: number;
}

/** Sends requests in turn for a while. */
export async function measure(
  url: string,
  requests: Request[],
  seconds: number,
  processes: Processes,
): Promise<Measured> {
  await setTimeout(PAUSE_MS);
  const before = cpuOf(processes);
  const { result, times } = await send(url, requests, seconds);
  const after = cpuOf(processes);
  const percentile = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
  const done = result.requests.total;
  const microseconds = (used: number): number => (used / Math.max(1, done)) * 1e6;
  return {
    perSecond: done / seconds,
    serverCpu: microseconds(after.server - before.server),
    databaseCpu: microseconds(usedBetween(before.database, after.database)),
    p50: percentile(0.5),
    p99: percentile(0.99),
    failures: result.non2xx + result.errors,
  };
}

/**
 * Sends requests and records the milliseconds of each response in ascending order. autocannon
 * rounds to whole milliseconds, which are a fifth of the baseline's.
 */
async function send(url: string, requests: Request[], duration: number): Promise<{ result: Result; times: number[] }> {
  const times: number[] = [];
  const result = await new Promise<Result>((resolve, reject) => {
    const running = autocannon({ url, requests, connections: CONNECTIONS, duration }, (error: unknown, ended) =>
      error ? reject(error) : resolve(ended),
    );
    running.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
  return { result, times: times.sort((a, b) => a - b) };
}

/** Milliseconds before each run, in which the servers complete the work of the previous one. */
const PAUSE_MS = 300;

/** Seconds of CPU used so far by the server and by each process of PostgreSQL, by its id. */
export function cpuOf({ server, postmaster }: Processes): { server: number; database: Map<number, number> } {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => pid === postmaster || statOf(pid)?.parent === postmaster);
  return {
    server: statOf(server)?.cpu ?? 0,
    database: new Map(processes.map((pid) => [pid, statOf(pid)?.cpu ?? 0])),
  };
}

/**
 * Sums the CPU of processes that still exist. A process that ended in between, such as a vacuum, is
 * omitted.
 */
export function usedBetween(before: Map<number, number>, after: Map<number, number>): number {
  return [...after].reduce((sum, [pid, cpu]) => sum + cpu - (before.get(pid) ?? 0), 0);
}

function statOf(pid: number): { parent: number; cpu: number } | undefined {
  try {
    // The name may contain spaces and parentheses. The values follow the last parenthesis.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return { parent: Number(fields[1]), cpu: (Number(fields[11]) + Number(fields[12])) / TICKS };
  } catch {
    return undefined;
  }
}

/** Returns the median, or undefined without numbers. */
export function median(numbers: readonly number[]): number | undefined {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
