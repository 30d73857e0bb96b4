import { DAY_MS, seoulDate } from '../shared/seoul';

/** Returns the calendar day in Korea after this number of days, as `YYYY-MM-DD`. */
export function daysFromToday(days: number): string {
  return seoulDate(new Date(Date.now() + days * DAY_MS));
}
