import { setTimeout as sleep } from 'node:timers/promises';
import { Client as PgClient } from 'pg';
import type { TestClient } from './client';
import type { TestApp } from './harness';
import { graphqlOutcome, type Outcome, outcomeOf } from './outcomes';

/** Something that a race lets loose. */
export type Racer = () => Promise<Outcome>;

/** A request over REST. */
export function rest(client: TestClient, ...request: Parameters<TestClient['rest']>): Racer {
  return async () => outcomeOf(await client.rest(...request));
}

/** An operation over GraphQL. */
export function graphql(client: TestClient, query: string, variables: object = {}): Racer {
  return () => graphqlOutcome(client, query, variables);
}

/** Lets all of them loose at once, in a new order each time; answers their outcomes in the order given. */
export async function race(...racers: Racer[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = racers.map(() => '');
  const order = racers.map((racer, index) => ({ racer, index, position: Math.random() }));
  order.sort((a, b) => a.position - b.position);
  await Promise.all(order.map(async ({ racer, index }) => void (outcomes[index] = await racer())));
  return outcomes;
}

/**
 * Keeps the member's row locked until all racers queue for it, one behind the other, and lets them go then; answers their
 * outcomes in the order given. What each of them does before it needs the row is done by all of them first.
 */
export async function queueForMember<T>(app: TestApp, memberId: number, ...racers: (() => Promise<T>)[]): Promise<T[]> {
  const holder = new PgClient({ connectionString: app.databaseUrl });
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query('select 1 from member where id = $1 for update', [memberId]);
    const outcomes: Promise<T>[] = [];
    let settled = 0;
    for (const racer of racers) {
      outcomes.push(racer().finally(() => (settled += 1)));
      while (settled === 0 && (await countLockWaiters(app)) < outcomes.length) await sleep(10);
    }
    expect(settled).toBe(0);
    await holder.query('commit');
    return await Promise.all(outcomes);
  } finally {
    await holder.end();
  }
}

function countLockWaiters(app: TestApp): Promise<number> {
  return count(app, `pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
}

/** How often each outcome came. */
export function tally(outcomes: Outcome[]): Record<Outcome, number> {
  const counts: Record<Outcome, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

/** A number that SQL counts. */
export async function count(app: TestApp, query: string, values: unknown[] = []): Promise<number> {
  const [row] = await app.sql<{ count: string }>(`select count(*) as count from ${query}`, values);
  return Number(row?.count);
}

/** The kinds of a member's notifications, oldest first. */
export async function notificationsOf(app: TestApp, memberId: number): Promise<string[]> {
  const rows = await app.sql<{ kind: string }>('select kind from notification where recipient_id = ? order by id', [
    memberId,
  ]);
  return rows.map((row) => row.kind);
}
