/** Comparison of two sets of times, in milliseconds. */
export interface Comparison {
  /** Median and 95th percentile. */
  existing: readonly [median: string, p95: string];
  missing: readonly [median: string, p95: string];
  /**
   * 95 % confidence interval for the difference of the medians. Without a difference, it contains
   * 0.
   */
  difference: readonly [low: string, high: string];
  /** Per cent of pairs in which an attacker distinguishes the two times. 50 is guessing. */
  auc: string;
}

const RESAMPLES = 2_000;

/** Compares the times of requests about existing objects with those about missing ones. */
export function compareTimes(existing: readonly number[], missing: readonly number[]): Comparison {
  const differences = Array.from(
    { length: RESAMPLES },
    () => quantile(resample(existing), 0.5) - quantile(resample(missing), 0.5),
  );
  return {
    existing: summarise(existing),
    missing: summarise(missing),
    difference: [format(quantile(differences, 0.025)), format(quantile(differences, 0.975))],
    auc: (100 * shareAbove(existing, missing)).toFixed(1),
  };
}

const format = (ms: number): string => ms.toFixed(2);

const summarise = (times: readonly number[]): [string, string] => [
  format(quantile(times, 0.5)),
  format(quantile(times, 0.95)),
];

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}

/** Draws the same number of values with replacement. */
const resample = (values: readonly number[]): number[] =>
  values.map(() => values[Math.floor(Math.random() * values.length)] ?? NaN);

/** Share of pairs whose first value is larger. Equal values count as half. */
function shareAbove(first: readonly number[], second: readonly number[]): number {
  let above = 0;
  for (const one of first) for (const other of second) above += one > other ? 1 : one === other ? 0.5 : 0;
  return above / (first.length * second.length);
}
