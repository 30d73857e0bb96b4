/**
 * The week of a timetable: whole hours from Monday to Sunday. An hour is a number from 0: the day,
 * counted from Monday, times the hours of a day, plus the hour after the first one.
 */
export const WEEK = { days: 7, firstHour: 8, hoursPerDay: 16 } as const;

/** Number of hours in the week of a timetable. */
export const WEEK_HOURS = WEEK.days * WEEK.hoursPerDay;

/**
 * Returns the number of an hour.
 * @param day days after Monday
 * @param hour hour of the day, 8–23
 */
export function weekHour(day: number, hour: number): number {
  return day * WEEK.hoursPerDay + hour - WEEK.firstHour;
}
