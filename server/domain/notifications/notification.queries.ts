import { type Expression, expressionBuilder, type RawBuilder, sql, type SqlBool } from 'kysely';
import { countOfRows } from '../../platform/database/expressions';
import type { MemberTables } from '../members/member.entity';
import { NotificationKind, type NotificationTables } from './notification.entity';
import { isReadable } from './notification.visibility';

/**
 * Start of the period whose notifications are shown, even if older ones are not deleted yet
 * (rules.md: Notifications).
 */
export const RETENTION_START = sql<Date>`now() - interval '90 days'`;

/** Position of the notification `t` in the list. An index has the same expression. */
export const POSITION = sql<number>`coalesce(t.position, t.id)`;

/** Id of the application that the notification `t` reports. Null if it has been cancelled since. */
export const RECEIVED_APPLICATION = sql<number | null>`(
  select a.id from application a
  where t.kind = ${sql.lit(NotificationKind.APPLICATION_RECEIVED)}
    and a.notice_id = t.notice_id and a.applicant_id = t.actor_id
)`;

/** True if the notification `t` is shown to the viewer (rules.md: Notifications). */
export function isShown(viewerId: Expression<number>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(t.recipient_id = ${viewerId} and t.created_at > ${RETENTION_START} and ${isReadable(viewerId)})`;
}

/** Selects the number of the viewer's unread notifications. */
export function unreadOf(viewerId: Expression<number>) {
  return expressionBuilder<NotificationTables & MemberTables>()
    .selectFrom('notification as t')
    .select(countOfRows().as('unread'))
    .where('t.read_at', 'is', null)
    .where(isShown(viewerId));
}
