import type { Observed } from '../../server/test/load';

/**
 * Within which a request that cannot be served must be refused. The server's own limits are below a
 * second; a busy machine takes longer.
 */
const MAX_REFUSAL_MS = 3_000;

/** How long an outage lasts: a request that waited for its end would be refused too late. */
export const OUTAGE_MS = 5_000;

/** Whether it was refused for a reason, because it followed a request that was lost. */
export const isConsequence = ({ depends, status, text }: Observed): boolean =>
  depends && status === 200 && !text.includes('"INTERNAL"');

/** Whether the action is done, but its result could not be read any more. */
const isUnread = ({ text }: Observed): boolean => text.includes('"RESULT_UNAVAILABLE"');

/**
 * Expects every request to be done, or refused soon with 503 and `Retry-After`; and some to be
 * refused.
 */
export function expectFastRefusals(answers: Observed[]): void {
  const refused = answers.filter((answer) => answer.status === 503 && !isUnread(answer));
  const slowest = refused.reduce((max, { ms }) => Math.max(max, ms), 0);
  console.info(`${answers.length} answers, ${refused.length} refused, the slowest after ${Math.round(slowest)} ms`);
  const isExplained = (answer: Observed): boolean => answer.done || isUnread(answer) || isConsequence(answer);
  expect(answers.filter((answer) => answer.status !== 503 && !isExplained(answer))).toEqual([]);
  expect(refused.filter(({ headers }) => !(Number(headers['retry-after']) > 0))).toEqual([]);
  expect(refused).not.toEqual([]);
  expect(slowest).toBeLessThan(MAX_REFUSAL_MS);
}
