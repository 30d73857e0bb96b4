import { toSeoul } from '../../../shared/seoul';
import type * as korean from '../ko/time';
import type { Translation } from '../translation';

export const WEEKDAYS: Translation<typeof korean.WEEKDAYS> = {
  MONDAY: 'Mon',
  TUESDAY: 'Tue',
  WEDNESDAY: 'Wed',
  THURSDAY: 'Thu',
  FRIDAY: 'Fri',
  SATURDAY: 'Sat',
  SUNDAY: 'Sun',
};
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const monthOf = (at: Date): string => MONTHS[at.getUTCMonth()] ?? '';

/** The first three letters of the month, and the day: `Dec 1`. */
const shortDay = (at: Date): string => `${monthOf(at).slice(0, 3)} ${at.getUTCDate()}`;

const longDay = (at: Date): string => `${monthOf(at)} ${at.getUTCDate()}, ${at.getUTCFullYear()}`;

const clock = (at: Date): string =>
  [at.getUTCHours(), at.getUTCMinutes()].map((part) => String(part).padStart(2, '0')).join(':');

const seoul = (time: string): Date => toSeoul(new Date(time));

/** Dates and times in Korea’s zone. The clock has 24 hours. */
export const time: Translation<typeof korean.time> = {
  /** `Tue, Dec 1`. */
  day: (date) => {
    const at = new Date(date);
    return `${Object.values(WEEKDAYS).at(at.getUTCDay() - 1)}, ${shortDay(at)}`;
  },
  /** `Dec 1`, with the year if it is not the current one. */
  date: (moment) => {
    const at = seoul(moment);
    const isThisYear = at.getUTCFullYear() === toSeoul(new Date()).getUTCFullYear();
    return isThisYear ? shortDay(at) : `${shortDay(at)}, ${at.getUTCFullYear()}`;
  },
  /** `December 2026`. */
  month: (moment) => `${monthOf(seoul(moment))} ${seoul(moment).getUTCFullYear()}`,
  /** `December 1, 2026`. */
  longDate: (moment) => longDay(seoul(moment)),
  /** `Dec 1, 14:05`. */
  minute: (moment) => `${shortDay(seoul(moment))}, ${clock(seoul(moment))}`,
  /** `December 1, 2026, 14:05`. */
  full: (moment) => `${longDay(seoul(moment))}, ${clock(seoul(moment))}`,
};
