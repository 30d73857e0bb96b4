import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { CLOCK_NOW, TODAY } from '../../platform/database/clock';
import type { CloseReason } from './notice.entity';

// What the deadline of the notice `n` says at the time of the statement (rules.md: Deadlines).

/**
 * Whether the notice recruits: it is open and its deadline has not passed. `Notice.isRecruiting` is
 * the same rule over an entity.
 */
export function isRecruiting(): RawBuilder<boolean> {
  return sql<boolean>`(n.recruiting and (n.deadline is null or n.deadline >= ${TODAY}))`;
}

/**
 * The days until the deadline, 0 on the last day; null without a deadline, and when the notice does
 * not recruit.
 */
export function daysLeft(): RawBuilder<number | null> {
  return sql<number | null>`case when ${isRecruiting()} then n.deadline - ${TODAY} end`;
}

/**
 * Why the notice does not recruit; null when it does, and when it was closed before reasons were
 * stored.
 */
export function closeReason(): RawBuilder<CloseReason | null> {
  return sql<CloseReason | null>`case when n.recruiting and not ${isRecruiting()} then 'DEADLINE' else n.close_reason end`;
}

/** Whether recruiting ended in the last 30 days. */
export function endedRecently(): RawBuilder<boolean> {
  const ended = sql`coalesce(n.closed_at, (n.deadline + 1)::timestamp at time zone interval '9 hours')`;
  return sql<boolean>`(not ${isRecruiting()} and coalesce(${ended} > ${CLOCK_NOW} - interval '30 days', false))`;
}

/** When the owner of a notice without a deadline is asked whether it still recruits. */
export const QUESTION_TIME: RawBuilder<Date> = sql<Date>`(n.confirmed_at + interval '30 days')`;

/**
 * Whether the owner is asked whether the notice still recruits. The column stands alone, so that
 * its index finds the notices.
 */
export function awaitsConfirmation(): RawBuilder<boolean> {
  return sql<boolean>`(n.recruiting and n.deadline is null and n.confirmed_at <= ${CLOCK_NOW} - interval '30 days')`;
}

/** Whether the open notice's deadline has passed, so that it has to be closed. */
export function hasExpired(): RawBuilder<SqlBool> {
  return sql<SqlBool>`(n.recruiting and n.deadline < ${TODAY})`;
}
