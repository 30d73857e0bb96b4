import { toSeoul } from '../shared/seoul';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the calendar day in Korea after this number of days, as `YYYY-MM-DD`. */
export function daysFromToday(days: number): string {
  return toSeoul(new Date(Date.now() + days * DAY_MS))
    .toISOString()
    .slice(0, 10);
}
