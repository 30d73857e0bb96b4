import type { Observed } from '../../../server/test-kit/load/load';

/**
 * Maximum milliseconds until a request that cannot be served is refused. The server's own limits
 * are below a second, but a busy machine takes longer.
 */
const MAX_FAILURE_MS = 3_000;

/** Milliseconds of an outage. A request that waited for its end would be refused too late. */
export const OUTAGE_MS = 5_000;

/** True if a request was refused because a previous one was lost. */
export const isConsequence = ({ depends, status, text }: Observed): boolean =>
  depends && status === 200 && !text.includes('"INTERNAL"');

/** True if the action is done, but its result could not be read. */
const isUnread = ({ text }: Observed): boolean => text.includes('"RESULT_UNAVAILABLE"');

/**
 * Expects every request to be done, or refused soon with 503 and `Retry-After`. At least one must
 * be refused.
 */
export function expectFastFailures(responses: Observed[]): void {
  const refused = responses.filter((response) => response.status === 503 && !isUnread(response));
  const slowest = refused.reduce((max, { ms }) => Math.max(max, ms), 0);
  console.info(`${responses.length} responses, ${refused.length} refused, the slowest after ${Math.round(slowest)} ms`);
  expectExplained(responses);
  expect(refused.filter(({ headers }) => !(Number(headers['retry-after']) > 0))).toEqual([]);
  expect(refused).not.toEqual([]);
  expect(slowest).toBeLessThan(MAX_FAILURE_MS);
}

/** Expects every request to be done, or refused with 503. */
export function expectExplained(responses: Observed[]): void {
  const isExplained = (response: Observed): boolean => response.done || isUnread(response) || isConsequence(response);
  expect(responses.filter((response) => response.status !== 503 && !isExplained(response))).toEqual([]);
}
