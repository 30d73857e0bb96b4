import autocannon, { type Request } from 'autocannon';
import { CONNECTIONS } from './measure';
import type { Scenario } from './scenarios';
import type { TestService } from './test-service';

/** Scenarios whose repetition does not lengthen the responses of others. */
const REPEATABLE = new Set(['list', 'home', 'detail', 'favourite', 'comments', 'search']);

/** Number of requests per scenario and transport, so that all have the same share. */
const SHARE = 50;

/** Measures the server's memory after each minute of constant load, in MB. */
export async function soak({ server }: TestService, scenarios: Scenario[], minutes: number): Promise<number[]> {
  const requests = scenarios
    .filter(({ name }) => REPEATABLE.has(name))
    .flatMap(({ rest, graphql = [] }) => [...repeat(rest), ...repeat(graphql)]);
  const memory: number[] = [];
  for (let minute = 0; minute < minutes; minute += 1) {
    await autocannon({ url: server.url, requests, connections: CONNECTIONS, duration: 60 });
    memory.push(Math.round(server.memory));
    process.stderr.write(`${memory.at(-1)} MB `);
  }
  return memory;
}

/** Repeats these requests until they have a scenario's share. */
function repeat(requests: readonly Request[]): Request[] {
  return requests.length === 0
    ? []
    : Array.from({ length: SHARE }, (_, turn) => requests[turn % requests.length] ?? {});
}
