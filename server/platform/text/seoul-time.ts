import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Language } from '../../../shared/language';
import { toSeoul } from '../../../shared/seoul';

/** Returns the date in Seoul as `YYYY-MM-DD` (rest.md: Path by path). */
export function seoulDate(time: Date): string {
  return toSeoul(time).toISOString().slice(0, 10);
}

/** Returns the first moment of a date in Seoul. */
export function startOfSeoulDay(date: string): Date {
  return new Date(`${date}T00:00:00+09:00`);
}

/** Returns the time in Seoul as ISO 8601 with its offset. */
export function seoulTime(time: Date): string {
  return `${toSeoul(time).toISOString().slice(0, 19)}+09:00`;
}

/** {@link seoulDate} in SQL, as a date. */
export function seoulDateSql(time: Expression<unknown>): RawBuilder<string> {
  return sql<string>`(${time} at time zone interval '9 hours')::date`;
}

/** {@link seoulTime} in SQL, as text. */
export function seoulTimeSql(time: Expression<unknown>): RawBuilder<string> {
  return sql<string>`to_char(${time} at time zone interval '9 hours', 'YYYY-MM-DD"T"HH24:MI:SS"+09:00"')`;
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
 * Returns the time in Seoul in words, such as `11월 29일 오후 2:05` or `November 29 at 2:05 PM`. Seconds
 * are rounded up, so that it is never too early.
 */
export function seoulMinute(time: Date, language: Language): string {
  return MINUTES[language].format(Math.ceil(time.getTime() / MINUTE_MS) * MINUTE_MS);
}
