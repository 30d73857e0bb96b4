import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { CLOCK_NOW } from '../../platform/database/clock';
import { seoulDateSql } from '../../platform/seoul';
import { awaitsConfirmation, isRecruiting, QUESTION_TIME } from './notice-deadline.columns';
import { ReminderKind } from './notice-reminder.entity';

/**
 * The time of a reminder of the notice `n`, and whether to send it at the time of the statement.
 */
interface Schedule {
  dueAt: RawBuilder<Date>;
  isDue: RawBuilder<SqlBool>;
}

/** The time of day in Korea at which reminders of deadlines are due. */
export const HOUR = sql`interval '10 hours'`;

/**
 * The day whose reminders became due in the last 24 hours. Before 10:00 in Korea it is yesterday.
 */
export const REMINDED_DAY = seoulDateSql(sql`(${CLOCK_NOW} - ${HOUR})`);

/**
 * A reminder some days before the last day. It is dropped a day after its time. It is also dropped
 * if its time had passed when the owner set the deadline. The owner then needs no reminder.
 */
function daysBefore(days: number): Schedule {
  const before = sql.lit(days);
  const dueAt = sql<Date>`((n.deadline - ${before} + ${HOUR}) at time zone interval '9 hours')`;
  const isDue = sql<SqlBool>`(n.deadline = ${REMINDED_DAY} + ${before} and ${isRecruiting()} and n.confirmed_at < ${dueAt})`;
  return { dueAt, isDue };
}

/**
 * The schedules by kind. The question is never dropped, because a notice is closed if its owner
 * does not answer.
 */
export const SCHEDULES: Readonly<Record<ReminderKind, Schedule>> = {
  [ReminderKind.OWNER_3_DAYS]: daysBefore(3),
  [ReminderKind.OWNER_LAST_DAY]: daysBefore(0),
  [ReminderKind.FAVOURITES_1_DAY]: daysBefore(1),
  [ReminderKind.STILL_RECRUITING]: { dueAt: QUESTION_TIME, isDue: awaitsConfirmation() },
};
