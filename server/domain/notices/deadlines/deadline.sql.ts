import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import { CLOCK_NOW, TODAY } from '../../../platform/database/statements/clock';
import { daysInterval } from '../../../platform/database/statements/expressions';
import type { CloseReason } from '../notice.entity';
import { seoulDateSql, toSeoulSql } from '../../../platform/text/seoul-time';
import { ReminderKind } from './notice-reminder.entity';

// Expressions over the deadline of the notice `n`, at the time of the statement
// (rules/deadlines.md).

/** True if the notice recruits: it is open and its deadline has not passed. */
export function isRecruiting(): RawBuilder<boolean> {
  return sql<boolean>`(n.recruiting and (n.deadline is null or n.deadline >= ${TODAY}))`;
}

/**
 * Days until the deadline, 0 on the last day. Null without a deadline, or if the notice does
 * not recruit.
 */
export function daysLeft(): RawBuilder<number | null> {
  return sql<number | null>`case when ${isRecruiting()} then n.deadline - ${TODAY} end`;
}

/**
 * Reason why the notice does not recruit. Null while it recruits, and for notices that were
 * closed before reasons were stored.
 */
export function closeReason(): RawBuilder<CloseReason | null> {
  return sql<CloseReason | null>`case when n.recruiting and not ${isRecruiting()} then 'DEADLINE' else n.close_reason end`;
}

/** True if recruiting ended in the last 30 days. */
export function endedRecently(): RawBuilder<boolean> {
  const ended = sql`coalesce(n.closed_at, ${toSeoulSql(sql`(n.deadline + 1)::timestamp`)})`;
  return sql<boolean>`(not ${isRecruiting()} and coalesce(${ended} > ${CLOCK_NOW} - interval '30 days', false))`;
}

/**
 * Days after a confirmation when the owner of a notice without a deadline gets the question whether
 * it still recruits.
 */
export const CONFIRM_AFTER_DAYS = 30;

/** Days in which the owner can confirm before the notice is closed. */
export const CONFIRM_WITHIN_DAYS = 15;

/** Time when the owner gets the question for a confirmation. */
const CONFIRMATION_TIME: RawBuilder<Date> = sql<Date>`(n.confirmed_at + ${daysInterval(CONFIRM_AFTER_DAYS)})`;

/**
 * True if the notice recruits without a deadline, and its owner last confirmed it so many days ago.
 * The column `confirmed_at` is compared without arithmetic, so that its index finds the notices.
 */
export function isUnconfirmedFor(days: number): RawBuilder<boolean> {
  return sql<boolean>`(n.recruiting and n.deadline is null and n.confirmed_at <= ${CLOCK_NOW} - ${daysInterval(days)})`;
}

/** True if the owner should confirm that the notice still recruits. */
export const awaitsConfirmation = (): RawBuilder<boolean> => isUnconfirmedFor(CONFIRM_AFTER_DAYS);

/** True if the notice is open although its deadline has passed. A job has to close it. */
export function hasExpired(): RawBuilder<SqlBool> {
  return sql<SqlBool>`(n.recruiting and n.deadline < ${TODAY})`;
}

/**
 * The time of a reminder of the notice `n`, and whether to send it at the time of the statement.
 */
interface Schedule {
  dueAt: RawBuilder<Date>;
  isDue: RawBuilder<SqlBool>;
}

/** Time of day in Korea at which reminders of deadlines are due: 10:00. */
const REMINDER_TIME = sql`interval '10 hours'`;

/** The time of the reminders on a day. */
export const reminderTime = (day: Expression<string>): RawBuilder<Date> => toSeoulSql(sql`(${day} + ${REMINDER_TIME})`);

/** The day of the latest 10:00 in Korea: today, or yesterday before 10:00. */
export const REMINDED_DAY = seoulDateSql(sql`(${CLOCK_NOW} - ${REMINDER_TIME})`);

/**
 * A reminder at 10:00, `days` days before the last day. It is skipped if it is more than a day
 * late, or if the owner set the deadline after its time.
 */
function daysBefore(days: number): Schedule {
  const before = sql.lit(days);
  const dueAt = reminderTime(sql`n.deadline - ${before}`);
  const isDue = sql<SqlBool>`(n.deadline = ${REMINDED_DAY} + ${before} and ${isRecruiting()} and n.confirmed_at < ${dueAt})`;
  return { dueAt, isDue };
}

/**
 * The schedules by kind. The question STILL_RECRUITING is also asked late, because the notice is
 * closed if its owner does not answer.
 */
export const SCHEDULES: Readonly<Record<ReminderKind, Schedule>> = {
  [ReminderKind.OWNER_3_DAYS]: daysBefore(3),
  [ReminderKind.OWNER_LAST_DAY]: daysBefore(0),
  [ReminderKind.FAVOURITES_1_DAY]: daysBefore(1),
  [ReminderKind.STILL_RECRUITING]: { dueAt: CONFIRMATION_TIME, isDue: awaitsConfirmation() },
};
