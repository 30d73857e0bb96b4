import type { TestClient } from '../clients/client';
import type { TestApp } from '../app/test-app';
import { beginTransaction, untilWaiting } from '../database/locks';
import { graphqlOutcome, type Outcome, outcomeOf } from '../clients/outcomes';

/** A request of a race. */
export type Racer = () => Promise<Outcome>;

/** Returns a racer that sends a REST request. */
export function rest(client: TestClient, ...request: Parameters<TestClient['rest']>): Racer {
  return async () => outcomeOf(await client.rest(...request));
}

/** Returns a racer that sends a GraphQL operation. */
export function graphql(client: TestClient, query: string, variables: object = {}): Racer {
  return () => graphqlOutcome(client, query, variables);
}

/**
 * Thrown if a request of a race failed with UNAVAILABLE. The machine was too busy for a real race.
 */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

/** @throws {Overloaded} if an outcome is UNAVAILABLE */
export function refuseOverload(outcomes: readonly Outcome[]): void {
  if (outcomes.includes('UNAVAILABLE')) throw new Overloaded(`the server was overloaded: ${outcomes.join(', ')}`);
}

/**
 * Returns true for RESULT_UNAVAILABLE too: the action was done, but a concurrent one removed its
 * result.
 */
function isDone(outcome: Outcome): boolean {
  return outcome === 'OK' || outcome === 'RESULT_UNAVAILABLE';
}

/**
 * Sends all requests at the same time, in random order.
 * @returns their outcomes in the given order; `OK` also if another request removed the result
 * @throws {Overloaded} when one of them is UNAVAILABLE
 */
export async function race(...racers: Racer[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = racers.map(() => '');
  const order = racers.map((racer, index) => ({ racer, index, rank: Math.random() }));
  order.sort((a, b) => a.rank - b.rank);
  await Promise.all(order.map(async ({ racer, index }) => void (outcomes[index] = await racer())));
  refuseOverload(outcomes);
  return outcomes.map((outcome) => (isDone(outcome) ? 'OK' : outcome));
}

/** Runs `act` while another connection locks the notice's row. Returns the result of `act`. */
export async function whileLocked<T>(app: TestApp, noticeId: number, act: () => Promise<T>): Promise<T> {
  const holder = await beginTransaction(app);
  try {
    await holder.query('select 1 from notice where id = $1 for update', [noticeId]);
    return await act();
  } finally {
    await holder.rollback();
  }
}

/**
 * Locks the member's row until all racers wait for it in the given order. Then releases it and
 * returns the outcomes. By then each racer has done everything before it needs the row.
 */
export async function queueForMember<T>(app: TestApp, memberId: number, ...racers: (() => Promise<T>)[]): Promise<T[]> {
  const holder = await beginTransaction(app);
  const outcomes: Promise<T>[] = [];
  try {
    await holder.query('select 1 from member where id = $1 for update', [memberId]);
    for (const racer of racers) {
      outcomes.push(racer());
      await untilWaiting(app, outcomes.length);
    }
  } finally {
    await holder.rollback();
  }
  return Promise.all(outcomes);
}

/**
 * Counts each outcome.
 * @throws {Overloaded} when one of them is UNAVAILABLE
 */
export function tally(outcomes: Outcome[]): Record<Outcome, number> {
  refuseOverload(outcomes);
  const counts: Record<Outcome, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

/**
 * Counts rows.
 * @param query the part of the statement after `from`
 */
export async function count(app: TestApp, query: string, values: unknown[] = []): Promise<number> {
  const [row] = await app.sql<{ count: string }>(`select count(*) as count from ${query}`, values);
  return Number(row?.count);
}

/** Returns the kinds of a member's notifications, oldest first. */
export async function notificationKindsOf(app: TestApp, memberId: number): Promise<string[]> {
  const rows = await app.sql<{ kind: string }>('select kind from notification where recipient_id = ? order by id', [
    memberId,
  ]);
  return rows.map((row) => row.kind);
}

/** Reads the ids of the people in the team of a notice, the owner first. */
export async function readTeam(app: TestApp, { id }: { id: number }): Promise<number[]> {
  const rows = await app.sql<{ id: number }>(
    `select owner_id as id from notice where id = ?
     union all select member_id from team_member where notice_id = ?`,
    [id, id],
  );
  return rows.map((row) => row.id);
}
