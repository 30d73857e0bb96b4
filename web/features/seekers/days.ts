import { toSeoul } from '../../../shared/seoul';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the days from today in Korea to a date (`YYYY-MM-DD`), 0 for today. */
export function countDaysUntil(date: string): number {
  const today = toSeoul(new Date()).toISOString().slice(0, 10);
  return Math.round((Date.parse(date) - Date.parse(today)) / DAY_MS);
}

/** Returns the whole days that are left until a time in ISO 8601, at least 0. */
export function countDaysLeft(time: string): number {
  return Math.max(0, Math.floor((Date.parse(time) - Date.now()) / DAY_MS));
}
