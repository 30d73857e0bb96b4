/** Two sets of times, compared. Times are in milliseconds. */
export interface Comparison {
  /** The median and the 95th percentile. */
  existing: readonly [median: string, p95: string];
  missing: readonly [median: string, p95: string];
  /**
   * Between which bounds the difference of the medians is, with 95 % confidence. Without a
   * difference, 0 is between them.
   */
  difference: readonly [low: string, high: string];
  /**
   * How often somebody who sees one time of each tells them apart, in per cent: 50 for who can only
   * guess.
   */
  auc: string;
}

const RESAMPLES = 2_000;

/**
 * Compares the times of questions about something that exists with those about something that does
 * not.
 */
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

/** Draws as many values with replacement. */
const resample = (values: readonly number[]): number[] =>
  values.map(() => values[Math.floor(Math.random() * values.length)] ?? NaN);

/** The share of pairs in which the first value is larger; equal ones count as half. */
function shareAbove(first: readonly number[], second: readonly number[]): number {
  let above = 0;
  for (const one of first) for (const other of second) above += one > other ? 1 : one === other ? 0.5 : 0;
  return above / (first.length * second.length);
}
