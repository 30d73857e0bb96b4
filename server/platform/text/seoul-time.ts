import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Language } from '../../../shared/language';
import { toSeoul } from '../../../shared/seoul';

export { seoulDate } from '../../../shared/seoul';

/** Returns the first moment of a date in Seoul. */
export function startOfSeoulDay(date: string): Date {
  return new Date(`${date}T00:00:00+09:00`);
}

/** Returns the time in Seoul as ISO 8601 with its offset. */
export function seoulTime(time: Date): string {
  return `${toSeoul(time).toISOString().slice(0, 19)}+09:00`;
}

/**
 * {@link toSeoul} in SQL, as a timestamp without a time zone. Also converts such a timestamp of
 * Seoul to its moment.
 */
export function toSeoulSql(time: Expression<unknown>): RawBuilder<Date> {
  return sql<Date>`(${time} at time zone interval '9 hours')`;
}

/** {@link seoulDate} in SQL, as a date. */
export function seoulDateSql(time: Expression<unknown>): RawBuilder<string> {
  return sql<string>`${toSeoulSql(time)}::date`;
}

/** Hour and minute in Seoul in SQL, as text such as `09:05`. */
export function seoulClockSql(time: Expression<unknown>): RawBuilder<string> {
  return sql<string>`to_char(${toSeoulSql(time)}, 'HH24:MI')`;
}

/** Hour of the day in Seoul in SQL, from 0 to 23. */
export function seoulHourSql(time: Expression<unknown>): RawBuilder<number> {
  return sql<number>`extract(hour from ${toSeoulSql(time)})::int`;
}

/** Minute of the day in Seoul in SQL, from 0 to 1439. */
export function seoulMinuteOfDaySql(time: Expression<unknown>): RawBuilder<number> {
  return sql<number>`(${seoulHourSql(time)} * 60 + extract(minute from ${toSeoulSql(time)})::int)`;
}

/** {@link seoulTime} in SQL, as text. */
export function seoulTimeSql(time: Expression<unknown>): RawBuilder<string> {
  return sql<string>`to_char(${toSeoulSql(time)}, 'YYYY-MM-DD"T"HH24:MI:SS"+09:00"')`;
}

const MINUTE_MS = 60 * 1000;
const MINUTE_FORMAT = {
  timeZone: 'Asia/Seoul',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;
const MINUTES: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  ko: new Intl.DateTimeFormat('ko', MINUTE_FORMAT),
  en: new Intl.DateTimeFormat('en', MINUTE_FORMAT),
};

/**
 * Returns the time in Seoul in words, such as `11월 29일 오후 2:05` or `November 29 at 2:05 PM`.
 * Seconds are rounded up, so that it is never too early.
 */
export function seoulMinute(time: Date, language: Language): string {
  return MINUTES[language].format(Math.ceil(time.getTime() / MINUTE_MS) * MINUTE_MS);
}
