import { deepStrictEqual } from 'node:assert';
import type { Request } from 'autocannon';
import type { Scenario } from './scenarios';
import type { TestService } from './test-service';

/** Number of requests of each scenario whose data is compared. */
const COMPARED = 80;

/**
 * Checks that the baseline sends the same data as the server over GraphQL, so that both do the same
 * work. Each has its own key for the signatures of shared links, which are left out.
 * @throws {Error} with the first difference
 */
export async function expectSameData(scenarios: readonly Scenario[], service: TestService): Promise<void> {
  for (const { name, graphqlBaseline = [], graphql = [] } of scenarios) {
    for (const [index, request] of graphqlBaseline.slice(0, COMPARED).entries()) {
      const data = await read(service.server.url, graphql[index]);
      deepStrictEqual(await read(service.baseline.url, request), data, `The baseline of ${name} sends other data.`);
    }
  }
}

async function read(url: string, { method, path, headers, body }: Request = {}): Promise<unknown> {
  const response = await fetch(`${url}${path}`, { method, headers: headers as HeadersInit, body: body as string });
  const text = await response.text();
  return JSON.parse(text, (key, value: unknown) => (key === 'shareUrl' ? undefined : value));
}
