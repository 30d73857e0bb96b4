const OFFSET_MS = 9 * 60 * 60 * 1000;

/**
 * Returns a date whose UTC fields are those of the clock in Seoul at a moment. Korea has had no
 * summer time since 1988.
 */
export function toSeoul(time: Date): Date {
  return new Date(time.getTime() + OFFSET_MS);
}
