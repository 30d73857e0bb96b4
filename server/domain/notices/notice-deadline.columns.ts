import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { CLOCK_NOW, TODAY } from '../../platform/database/clock';
import type { CloseReason } from './notice.entity';

// Expressions over the deadline of the notice `n`, at the time of the statement (rules.md:
// Deadlines).

/** True if the notice recruits: it is open and its deadline has not passed. */
export function isRecruiting(): RawBuilder<boolean> {
  return sql<boolean>`(n.recruiting and (n.deadline is null or n.deadline >= ${TODAY}))`;
}

/**
 * The days until the deadline, 0 on the last day. Null without a deadline, or if the notice does
 * not recruit.
 */
export function daysLeft(): RawBuilder<number | null> {
  return sql<number | null>`case when ${isRecruiting()} then n.deadline - ${TODAY} end`;
}

/**
 * The reason why the notice does not recruit. Null while it recruits, and for notices that were
 * closed before reasons were stored.
 */
export function closeReason(): RawBuilder<CloseReason | null> {
  return sql<CloseReason | null>`case when n.recruiting and not ${isRecruiting()} then 'DEADLINE' else n.close_reason end`;
}

/** True if recruiting ended in the last 30 days. */
export function endedRecently(): RawBuilder<boolean> {
  const ended = sql`coalesce(n.closed_at, (n.deadline + 1)::timestamp at time zone interval '9 hours')`;
  return sql<boolean>`(not ${isRecruiting()} and coalesce(${ended} > ${CLOCK_NOW} - interval '30 days', false))`;
}

/**
 * The time when the service asks the owner of a notice without a deadline whether it still
 * recruits.
 */
export const QUESTION_TIME: RawBuilder<Date> = sql<Date>`(n.confirmed_at + interval '30 days')`;

/**
 * True if the owner should confirm that the notice still recruits. The column `confirmed_at` is
 * compared without arithmetic, so that its index finds the notices.
 */
export function awaitsConfirmation(): RawBuilder<boolean> {
  return sql<boolean>`(n.recruiting and n.deadline is null and n.confirmed_at <= ${CLOCK_NOW} - interval '30 days')`;
}

/** True if the notice is open although its deadline has passed. A job has to close it. */
export function hasExpired(): RawBuilder<SqlBool> {
  return sql<SqlBool>`(n.recruiting and n.deadline < ${TODAY})`;
}
