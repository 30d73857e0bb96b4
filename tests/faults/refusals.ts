import type { Observed } from './load';

/** Milliseconds within which a request that cannot be served is told so. */
const SOON = 1_000;

/** Every request was answered: done, or refused within a second, with 503 and word of when to come back. Some were. */
export function expectFastRefusals(answers: Observed[]): void {
  const refused = answers.filter(({ status }) => status === 503);
  const slowest = refused.reduce((most, { ms }) => Math.max(most, ms), 0);
  console.info(`${answers.length} answers, ${refused.length} refused, the slowest after ${Math.round(slowest)} ms`);
  expect(answers.filter((answer) => answer.status !== 503 && !answer.done)).toEqual([]);
  expect(refused.filter(({ headers }) => !(Number(headers['retry-after']) > 0))).toEqual([]);
  expect(refused).not.toEqual([]);
  expect(slowest).toBeLessThan(SOON);
}
