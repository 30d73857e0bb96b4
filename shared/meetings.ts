/** Minutes between two possible starts of a meeting, and the unit of its length. */
export const MEETING_STEP_MINUTES = 30;

/** Minutes from midnight to the first and the last possible start of a meeting. */
const FIRST_START = 8 * 60;
const LAST_START = 23 * 60 + 30;

/** All possible starts of a meeting, `08:00` to `23:30`. */
export const MEETING_STARTS: readonly string[] = Array.from(
  { length: (LAST_START - FIRST_START) / MEETING_STEP_MINUTES + 1 },
  (_, index) => toClockTime(FIRST_START + index * MEETING_STEP_MINUTES),
);

/** A time without its day. */
export interface Span {
  /** Time of day in Korea, such as `19:30`. */
  start: string;
  minutes: number;
}

/** Returns the minutes from midnight to the end of a meeting, at most 24 hours. */
export function endOf({ start, minutes }: Span): number {
  const [hour = 0, minute = 0] = start.split(':').map(Number);
  return hour * 60 + minute + minutes;
}

/** Returns a time of day such as `19:30`. */
export function toClockTime(minutesFromMidnight: number): string {
  const hour = Math.floor(minutesFromMidnight / 60);
  return [hour, minutesFromMidnight % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** True if a meeting ends on the day on which it starts, at midnight at the latest. */
export function endsOnSameDay(meeting: Span): boolean {
  return endOf(meeting) <= 24 * 60;
}
