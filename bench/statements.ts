import type { Request } from 'autocannon';
import type { Client } from 'pg';
import { resetFor } from './reset';
import type { Scenario } from './scenarios';

/** A server whose metrics count its statements. */
export interface Counting {
  url: string;
  metricsUrl: string;
}

/** So many that the statements of the database monitor hardly count. */
const REQUESTS = 50;

/**
 * Counts the SQL statements of one request of a scenario over REST and, if it has such requests,
 * over GraphQL. Sessions are in Redis.
 */
export async function countStatements(
  scenario: Scenario,
  counting: Counting,
  sql: Client,
): Promise<{ rest: number; graphql?: number }> {
  const count = async (requests: Request[]): Promise<number> => {
    await resetFor(scenario, sql);
    return statementsOf(requests, counting);
  };
  return { rest: await count(scenario.rest), graphql: scenario.graphql && (await count(scenario.graphql)) };
}

async function statementsOf(requests: Request[], { url, metricsUrl }: Counting): Promise<number> {
  const before = await countSent(metricsUrl);
  for (let number = 0; number < REQUESTS; number += 1) {
    const next = requests[number % requests.length] ?? {};
    const made = typeof next.setupRequest === 'function' ? next.setupRequest(next, {}) : next;
    const { method, path, headers, body } = made;
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: headers as Record<string, string>,
      body: body as string,
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
  }
  return ((await countSent(metricsUrl)) - before) / REQUESTS;
}

async function countSent(metricsUrl: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  const counts = text.matchAll(/^hanteam_sql_statement_duration_seconds_count(?:\{.*\})? (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}
