/**
 * The whole hours of a timetable, from Monday to Sunday. They are numbered from 0: all hours of
 * Monday, then all hours of Tuesday, and so on.
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
