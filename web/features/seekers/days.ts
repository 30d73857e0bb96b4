import { DAY_MS, seoulDate } from '../../../shared/seoul';

/** Returns the days from today in Korea to a date (`YYYY-MM-DD`), 0 for today. */
export function countDaysUntil(date: string): number {
  return Math.round((Date.parse(date) - Date.parse(seoulDate(new Date()))) / DAY_MS);
}

/** Returns the days from now to a time in ISO 8601, rounded up and at least 1. */
export function countDaysLeft(time: string): number {
  return Math.max(1, Math.ceil((Date.parse(time) - Date.now()) / DAY_MS));
}
