import { toSeoul } from '../../../shared/seoul';

/** From Monday. */
export const WEEKDAYS = {
  MONDAY: '월',
  TUESDAY: '화',
  WEDNESDAY: '수',
  THURSDAY: '목',
  FRIDAY: '금',
  SATURDAY: '토',
  SUNDAY: '일',
} as const;

const monthDay = (at: Date): string => `${at.getUTCMonth() + 1}월 ${at.getUTCDate()}일`;

const yearMonthDay = (at: Date): string => `${at.getUTCFullYear()}년 ${monthDay(at)}`;

function hourMinute(at: Date): string {
  const hour = at.getUTCHours();
  const minute = String(at.getUTCMinutes()).padStart(2, '0');
  return `${hour < 12 ? '오전' : '오후'} ${hour % 12 || 12}:${minute}`;
}

const seoul = (time: string): Date => toSeoul(new Date(time));

/**
 * Formats dates and times in Korean time, wherever the browser is. Arguments are in ISO 8601.
 * `Intl` would load its data on the first call, which takes a phone 70 ms.
 */
export const time = {
  /** A calendar day, `YYYY-MM-DD`: `12월 1일(화)`. */
  day: (date: string) => {
    const at = new Date(date);
    return `${monthDay(at)}(${Object.values(WEEKDAYS).at(at.getUTCDay() - 1)})`;
  },
  /** `12월 1일`, with the year if it is not the current one. */
  date: (moment: string) => {
    const at = seoul(moment);
    const isThisYear = at.getUTCFullYear() === toSeoul(new Date()).getUTCFullYear();
    return isThisYear ? monthDay(at) : yearMonthDay(at);
  },
  /** `2026년 12월`. */
  month: (moment: string) => `${seoul(moment).getUTCFullYear()}년 ${seoul(moment).getUTCMonth() + 1}월`,
  /** `2026년 12월 1일`. */
  longDate: (moment: string) => yearMonthDay(seoul(moment)),
  /** `12월 1일 오후 2:05`. */
  minute: (moment: string) => `${monthDay(seoul(moment))} ${hourMinute(seoul(moment))}`,
  /** `2026년 12월 1일 오후 2:05`. */
  full: (moment: string) => `${yearMonthDay(seoul(moment))} ${hourMinute(seoul(moment))}`,
};
