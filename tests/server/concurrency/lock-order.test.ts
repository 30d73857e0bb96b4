import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import { expectCorrectCounters } from '../../../server/test-kit/database/counters';
import { startTestApp, type TestApp } from '../../../server/test-kit/app/test-app';
import {
  beginTransaction,
  type OpenTransaction,
  readLockStrength,
  STRENGTHS,
} from '../../../server/test-kit/database/locks';
import { readMutationNames } from '../../../server/test-kit/catalogue/mutations';
import { repeatRounds } from '../../../server/test-kit/races/race-actions';
import type { Outcome } from '../../../server/test-kit/clients/outcomes';
import { race, refuseOverload } from '../../../server/test-kit/races/races';
import {
  buildWriteData,
  prepareWrites,
  ROWS,
  type Row,
  SOURCES,
  type Write,
  type WriteData,
} from '../../../server/test-kit/races/write-data';
import { NOT_RACED, WRITES } from '../../../server/test-kit/races/writes';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const ENTRIES = Object.entries(WRITES);

/**
 * Pairs that run at the same time. Each has its own test data, so that they do not disturb each
 * other.
 */
const PAIRS_AT_ONCE = 4;

/**
 * Number of databases. While locks are read, only one write may wait in a database, so several
 * writes need several databases.
 */
const DATABASES = 3;

it('covers every mutation', async () => {
  const names = new Set([...Object.keys(WRITES).map((name) => name.split(' ')[0]), ...Object.keys(NOT_RACED)]);
  expect(new Set(await readMutationNames(app))).toEqual(names);
});

/** Locks of a write when it waits for a row. */
interface Wait {
  write: string;
  awaits: Row;
  /** Strength of its lock on each row: 0 for none, otherwise as in `STRENGTHS`. */
  has: Readonly<Record<Row, number>>;
}

/** A row that the test has locked, with the id of the PostgreSQL process. */
interface Holder {
  pid: number;
  transaction: OpenTransaction;
}

async function hold(instance: TestApp, row: Row, id: number): Promise<[Row, Holder]> {
  const transaction = await beginTransaction(instance);
  await transaction.query(`select from ${SOURCES[row]} $1 for update`, [id]);
  const [own] = await transaction.query<{ pid: number }>('select pg_backend_pid() as pid');
  return [row, { pid: own?.pid ?? 0, transaction }];
}

/**
 * Waits until the write is blocked by one of the rows and returns this row. Returns undefined if
 * the write has ended.
 */
async function untilAwaited(
  instance: TestApp,
  held: ReadonlyMap<Row, Holder>,
  ended: () => boolean,
): Promise<Row | undefined> {
  while (!ended()) {
    const blockers = await instance.sql<{ pid: number }>(
      `select unnest(pg_blocking_pids(pid)) as pid from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    const awaited = [...held].find(([, holder]) => blockers.some(({ pid }) => pid === holder.pid));
    if (awaited) return awaited[0];
    await sleep(2);
  }
  return undefined;
}

/** Strengths of the write's locks. It has no lock on the rows that the test still holds. */
async function readLocks(
  instance: TestApp,
  { ids }: WriteData,
  held: ReadonlyMap<Row, Holder>,
): Promise<Record<Row, number>> {
  const strengths = ROWS.map(async (row) => [
    row,
    held.has(row) ? 0 : await readLockStrength(instance, SOURCES[row], ids[row]),
  ]);
  return Object.fromEntries(await Promise.all(strengths)) as Record<Row, number>;
}

/**
 * Rows that the test locks together. A write skips locked counter rows and uses others. The test
 * would not see its locks on those.
 */
const TOGETHER: readonly (readonly Row[])[] = [ROWS.filter((row) => row !== 'counts'), ['counts']];

/**
 * Runs the write while the test holds locks on the rows. Releases each row when the write is
 * blocked by it.
 */
async function observe(instance: TestApp, name: string, write: Write, rows: readonly Row[]): Promise<Wait[]> {
  const testData = await buildWriteData(instance);
  const held = new Map(await Promise.all(rows.map((row) => hold(instance, row, testData.ids[row]))));
  const waits: Wait[] = [];
  let ended = false;
  const outcome = write(testData)().finally(() => (ended = true));
  for (let row = await untilAwaited(instance, held, () => ended); row;) {
    waits.push({ write: name, awaits: row, has: await readLocks(instance, testData, held) });
    await held.get(row)?.transaction.commit();
    held.delete(row);
    row = await untilAwaited(instance, held, () => ended);
  }
  await Promise.all([...held.values()].map(({ transaction }) => transaction.commit()));
  const result = await outcome;
  refuseOverload([result]);
  expect([name, result]).toEqual([name, 'OK']);
  return waits;
}

/**
 * A write waits only 0.6 s for a lock. If a busy machine takes longer to read the locks, the write
 * is observed again.
 */
async function findWaitsOf(...write: Parameters<typeof observe>): Promise<Wait[]> {
  let waits: Wait[] = [];
  await repeatRounds(1, async () => void (waits = await observe(...write)));
  return waits;
}

/**
 * Finds the waits of every write for every row. A database takes the next write after it has
 * finished one.
 */
async function findWaits(): Promise<Wait[]> {
  const waits: Wait[] = [];
  const todo = ENTRIES.flatMap(([name, write]) => TOGETHER.map((rows) => [name, write, rows] as const));
  const work = async (instance: TestApp): Promise<void> => {
    for (let next = todo.pop(); next; next = todo.pop()) waits.push(...(await findWaitsOf(instance, ...next)));
  };
  const others = await Promise.all(Array.from({ length: DATABASES - 1 }, () => startTestApp()));
  try {
    await Promise.all([app, ...others].map(work));
  } finally {
    await Promise.all(others.map((other) => other.close()));
  }
  return waits;
}

/**
 * True if two transactions can deadlock. Each holds a lock that blocks the other, and no other lock
 * excludes one of them.
 */
function canDeadlock(first: Wait, second: Wait): boolean {
  const eachHas = first.has[second.awaits] > 0 && second.has[first.awaits] > 0;
  return eachHas && !ROWS.some((row) => first.has[row] + second.has[row] > STRENGTHS.length);
}

/** Returns every pair of the list, including each element with itself. */
const pairsOf = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((first, index) => list.slice(index).map((second): [T, T] => [first, second]));

describe('[R13] two concurrent writes', () => {
  it('never deadlock, according to the locks of each write while it waits', async () => {
    const waits = await findWaits();
    const writes = new Set(waits.map(({ write }) => write));
    expect(writes).toContain('withdraw');
    expect(writes.size).toBeGreaterThan(ENTRIES.length / 2);
    expect(pairsOf(waits).filter(([first, second]) => canDeadlock(first, second))).toEqual([]);
  }, 240_000);

  it('succeed or fail because of the other write', async () => {
    const unplanned: unknown[] = [];
    const limit = pLimit(PAIRS_AT_ONCE);
    await limit.map(pairsOf(ENTRIES), async ([[first, one], [second, other]]) => {
      let outcomes: Outcome[] = [];
      await repeatRounds(1, async () => void (outcomes = await race(...(await prepareWrites(app, one, other)))));
      if (outcomes.some((outcome) => !PLANNED.has(outcome))) unplanned.push({ first, second, outcomes });
    });
    expect(unplanned).toEqual([]);
    await expectCorrectCounters(app);
    expect(await countDeadlocks()).toBe(0);
  }, 240_000);
});

/** Allowed outcomes of the second write. */
const PLANNED = new Set([
  'INVALID_RESET_LINK',
  'OK',
  'NOT_FOUND',
  'SUSPENDED',
  'UNAUTHENTICATED',
  'ALREADY_APPLIED',
  'ALREADY_REPORTED',
  'ALREADY_CLOSED',
  'ALREADY_DECIDED',
  'RECRUITMENT_CLOSED',
  'STILL_RECRUITING',
  'FORBIDDEN',
  'OWN_NOTICE',
  'TEAM_OVER',
  'NOTICE_HIDDEN',
  'INVALID_INVITATION',
  'NOTICE_FULL',
  'TEAM_STATE',
  'VALIDATION_FAILED',
]);

/** PostgreSQL's own counter for this database. Its processes update it within a second. */
async function countDeadlocks(): Promise<number> {
  await sleep(1_100);
  const [row] = await app.sql<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  return Number(row?.deadlocks);
}
