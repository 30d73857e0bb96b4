const OFFSET_MS = 9 * 60 * 60 * 1000;

/** Milliseconds of a day. */
export const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns a date whose UTC fields show the time in Seoul. Korea has had no daylight saving time
 * since 1988.
 */
export function toSeoul(time: Date): Date {
  return new Date(time.getTime() + OFFSET_MS);
}

/** Returns the date in Seoul as `YYYY-MM-DD`. */
export function seoulDate(time: Date): string {
  return toSeoul(time).toISOString().slice(0, 10);
}
