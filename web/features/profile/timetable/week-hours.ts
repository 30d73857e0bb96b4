import { WEEK, weekHour } from '../../../../shared/week';

/** The days of a week, each as the number of days after Monday. */
export const DAYS = Array.from({ length: WEEK.days }, (_, day) => day);

/** The hours of a day that a timetable shows. */
export const HOURS = Array.from({ length: WEEK.hoursPerDay }, (_, index) => WEEK.firstHour + index);

/** An hour range of a day. `to` is exclusive. */
export interface HourRange {
  from: number;
  to: number;
}

/** Returns the given hours of a day as ranges of adjacent hours. */
export function rangesOf(hours: ReadonlySet<number>, day: number): HourRange[] {
  const ranges: HourRange[] = [];
  for (const hour of HOURS.filter((each) => hours.has(weekHour(day, each)))) {
    const last = ranges.at(-1);
    if (last?.to === hour) last.to = hour + 1;
    else ranges.push({ from: hour, to: hour + 1 });
  }
  return ranges;
}

/** Returns the numbers of these hours on these days. */
export function hoursOn(days: readonly number[], { from, to }: HourRange): number[] {
  return days.flatMap((day) => HOURS.filter((hour) => hour >= from && hour < to).map((hour) => weekHour(day, hour)));
}
