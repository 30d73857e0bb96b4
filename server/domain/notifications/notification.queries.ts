import { type Expression, expressionBuilder, type Kysely, sql } from 'kysely';
import { countOfRows } from '../../platform/database/expressions';
import type { Params } from '../../platform/database/statement';
import { optionalMemberColumn } from '../members/member.columns';
import type { MemberTables } from '../members/member.entity';
import { NotificationKind, type NotificationTables } from './notification.entity';
import { isReadable } from './notification.visibility';

/** Notifications from before this time are not shown, even if they are not deleted yet (rules.md: Notifications). */
export const RETENTION_START = sql<Date>`now() - interval '90 days'`;

/** Where a notification is listed, joined as `t`. An index has the same expression. */
export const POSITION = sql<number>`coalesce(t.position, t.id)`;

/** The id of the application that a notification `t` reports. It may have been cancelled since. */
export const RECEIVED_APPLICATION = sql<number | null>`(
  select a.id from application a
  where t.kind = ${sql.lit(NotificationKind.APPLICATION_RECEIVED)}
    and a.notice_id = t.notice_id and a.applicant_id = t.actor_id
)`;

/** Selects the viewer's notifications as `t` with their actors, with columns named as in notification.view.ts. */
export function selectNotifications(
  db: Kysely<NotificationTables & MemberTables>,
  { viewerId }: Params<{ viewerId: number }>,
) {
  return db
    .selectFrom('notification as t')
    .leftJoin('member as m', 'm.id', 't.actor_id')
    .select(['t.id', 't.kind', 't.notice_id as noticeId', 't.notice_title as noticeTitle', 't.created_at as createdAt'])
    .select(['t.deadline', 't.pending_count as pendingCount', RECEIVED_APPLICATION.as('applicationId')])
    .select((eb) => [eb.fn.coalesce('t.times', sql.lit(1)).as('times'), POSITION.as('position')])
    .select((eb) => [
      eb('t.read_at', 'is not', null).$castTo<boolean>().as('read'),
      optionalMemberColumn(viewerId).as('actor'),
    ])
    .where('t.recipient_id', '=', viewerId)
    .where('t.created_at', '>', RETENTION_START)
    .where(isReadable(viewerId));
}

/** Selects the number of the viewer's unread notifications. */
export function unreadOf(viewerId: Expression<number>) {
  return expressionBuilder<NotificationTables & MemberTables>()
    .selectFrom('notification as t')
    .select(countOfRows().as('unread'))
    .where('t.recipient_id', '=', viewerId)
    .where('t.read_at', 'is', null)
    .where('t.created_at', '>', RETENTION_START)
    .where(isReadable(viewerId));
}
