import { setTimeout as sleep } from 'node:timers/promises';
import { expectTrueCounters } from '../test/counters';
import { startTestApp, type TestApp } from '../test/harness';
import { beginTransaction, countWaiting, readLockStrength, STRENGTHS } from '../test/locks';
import { race } from '../test/races';
import {
  buildWriteWorld,
  LEFT_OUT,
  ROWS,
  type Row,
  SOURCES,
  type Write,
  WRITES,
  type WriteWorld,
} from '../test/writes';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const ENTRIES = Object.entries(WRITES);

it('knows every mutation', async () => {
  const query = '{ __schema { mutationType { fields { name } } } }';
  const { __schema } = await app.visitor().data<{ __schema: { mutationType: { fields: { name: string }[] } } }>(query);
  const names = new Set([...Object.keys(WRITES).map((name) => name.split(' ')[0]), ...Object.keys(LEFT_OUT)]);
  expect(new Set(__schema.mutationType.fields.map(({ name }) => name))).toEqual(names);
});

/** What a write has locked when it comes to wait for a row. */
interface Wait {
  write: string;
  awaits: Row;
  /** The strength of its lock on each row: 0 for none, then as in `STRENGTHS`. */
  has: Readonly<Record<Row, number>>;
}

/** Waits until the write waits for a lock, or has ended without one. Returns whether it waits. */
async function untilWaitingOr(ended: () => boolean): Promise<boolean> {
  while (!ended()) {
    if ((await countWaiting(app)) > 0) return true;
    await sleep(2);
  }
  return false;
}

/** The strengths of all locks, apart from the one that the test itself has. */
async function readLocks({ ids }: WriteWorld, own: Row): Promise<Record<Row, number>> {
  const strengths = ROWS.map(async (row) => [
    row,
    row === own ? 0 : await readLockStrength(app, SOURCES[row], ids[row]),
  ]);
  return Object.fromEntries(await Promise.all(strengths)) as Record<Row, number>;
}

/** Lets the write run while the test has the row locked. Returns undefined if it does not need the row. */
async function findWait(name: string, write: Write, awaits: Row): Promise<Wait | undefined> {
  const world = await buildWriteWorld(app);
  const holder = await beginTransaction(app);
  await holder.query(`select from ${SOURCES[awaits]} $1 for update`, [world.ids[awaits]]);
  let ended = false;
  const outcome = write(world)().finally(() => (ended = true));
  const waits = await untilWaitingOr(() => ended);
  const has = await readLocks(world, awaits);
  await holder.commit();
  expect([name, awaits, await outcome]).toEqual([name, awaits, 'OK']);
  return waits ? { write: name, awaits, has } : undefined;
}

async function findWaits(): Promise<Wait[]> {
  const waits: Wait[] = [];
  for (const [name, write] of ENTRIES) {
    for (const row of ROWS) {
      const wait = await findWait(name, write, row);
      if (wait) waits.push(wait);
    }
  }
  return waits;
}

/** Whether two transactions can wait for each other: each has what the other awaits, and no lock lets only one of them in. */
function canDeadlock(first: Wait, second: Wait): boolean {
  const eachHas = first.has[second.awaits] > 0 && second.has[first.awaits] > 0;
  return eachHas && !ROWS.some((row) => first.has[row] + second.has[row] > STRENGTHS.length);
}

/** Every pair of the list, each with itself as well. */
const pairsOf = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((first, index) => list.slice(index).map((second): [T, T] => [first, second]));

describe('[R13] two writes at once', () => {
  it('never wait for each other: what each has locked when it waits shows it for every pair', async () => {
    const waits = await findWaits();
    const writes = new Set(waits.map(({ write }) => write));
    expect(writes).toContain('withdraw');
    expect(writes.size).toBeGreaterThan(ENTRIES.length / 2);
    expect(pairsOf(waits).filter(([first, second]) => canDeadlock(first, second))).toEqual([]);
  }, 120_000);

  it('succeed or are refused for what the other did, for every pair', async () => {
    const unplanned: unknown[] = [];
    for (const [[first, one], [second, other]] of pairsOf(ENTRIES)) {
      const world = await buildWriteWorld(app);
      const outcomes = await race(one(world), other(world));
      if (outcomes.some((outcome) => !PLANNED.has(outcome))) unplanned.push({ first, second, outcomes });
    }
    expect(unplanned).toEqual([]);
    await expectTrueCounters(app);
    expect(await countDeadlocks()).toBe(0);
  }, 120_000);
});

/** What may become of a write that comes second. */
const PLANNED = new Set([
  'INVALID_RESET_LINK',
  'OK',
  'NOT_FOUND',
  'UNAUTHENTICATED',
  'ALREADY_APPLIED',
  'ALREADY_CLOSED',
  'ALREADY_DECIDED',
  'RECRUITMENT_CLOSED',
  'VALIDATION_FAILED',
]);

/** PostgreSQL's own count for this database, which its processes report within a second. */
async function countDeadlocks(): Promise<number> {
  await sleep(1_100);
  const [row] = await app.sql<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  return Number(row?.deadlocks);
}
