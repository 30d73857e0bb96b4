import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import autocannon, { type Request, type Result } from 'autocannon';

/** Connections that send at once. */
export const CONNECTIONS = 32;

/** Clock ticks a second (getconf CLK_TCK). */
const TICKS = 100;

/** The figures of one run. */
export interface Measured {
  perSecond: number;
  /** Microseconds of the server's CPU for each request. */
  serverCpu: number;
  /** Microseconds of PostgreSQL's CPU for each request. */
  databaseCpu: number;
  /** Milliseconds until the response. */
  p50: number;
  p99: number;
  failures: number;
}

/** The processes whose CPU counts for a run. */
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
 * Sends, and notes the milliseconds of each response, in ascending order: autocannon rounds them to
 * whole ones, which are a fifth of L's.
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

/**
 * Milliseconds before each run, in which the servers end what the one before has left them to do.
 */
const PAUSE_MS = 300;

/**
 * Seconds of CPU that the server and each of PostgreSQL's processes, by its id, have used up to
 * now.
 */
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

/** A process that has ended between, such as one that vacuumed, is left out. */
function usedBetween(before: Map<number, number>, after: Map<number, number>): number {
  return [...after].reduce((sum, [pid, cpu]) => sum + cpu - (before.get(pid) ?? 0), 0);
}

function statOf(pid: number): { parent: number; cpu: number } | undefined {
  try {
    // The name may contain blanks and parentheses; the figures follow the last parenthesis.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return { parent: Number(fields[1]), cpu: (Number(fields[11]) + Number(fields[12])) / TICKS };
  } catch {
    return undefined;
  }
}

/** The middle one of several numbers; undefined of none. */
export function median(numbers: readonly number[]): number | undefined {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
