import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { CLOCK_NOW } from '../../platform/database/clock';
import { seoulDateSql } from '../../platform/seoul';
import { awaitsConfirmation, isRecruiting, QUESTION_TIME } from './notice-deadline.columns';
import { ReminderKind } from './notice-reminder.entity';

/**
 * When a reminder is due, and whether it has to be sent at the time of the statement, for the
 * notice `n`.
 */
interface Schedule {
  dueAt: RawBuilder<Date>;
  isDue: RawBuilder<SqlBool>;
}

/** The hour of the day in Korea from which reminders of deadlines are sent. */
export const HOUR = sql`interval '10 hours'`;

/** The day whose reminders were due at most a day ago. Before 10:00 it is yesterday. */
export const REMINDED_DAY = seoulDateSql(sql`(${CLOCK_NOW} - ${HOUR})`);

/**
 * A reminder so many days before the last day. It is dropped when its time passed more than a day
 * ago, or before the deadline was set: whoever sets it knows it.
 */
function daysBefore(days: number): Schedule {
  const before = sql.lit(days);
  const dueAt = sql<Date>`((n.deadline - ${before} + ${HOUR}) at time zone interval '9 hours')`;
  const isDue = sql<SqlBool>`(n.deadline = ${REMINDED_DAY} + ${before} and ${isRecruiting()} and n.confirmed_at < ${dueAt})`;
  return { dueAt, isDue };
}

/** The question is never dropped, because notices whose owners do not answer it are closed. */
export const SCHEDULES: Readonly<Record<ReminderKind, Schedule>> = {
  [ReminderKind.OWNER_3_DAYS]: daysBefore(3),
  [ReminderKind.OWNER_LAST_DAY]: daysBefore(0),
  [ReminderKind.FAVOURITES_1_DAY]: daysBefore(1),
  [ReminderKind.STILL_RECRUITING]: { dueAt: QUESTION_TIME, isDue: awaitsConfirmation() },
};
