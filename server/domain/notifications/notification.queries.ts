import { type Kysely, sql } from 'kysely';
import { countOfRows } from '../../platform/database/expressions';
import { type Params, statementsOn } from '../../platform/database/statement';
import { type Context, requireViewerId } from '../context';
import { optionalMemberColumn } from '../members/member.columns';
import type { MemberTables } from '../members/member.entity';
import type { NotificationTables } from './notification.entity';
import type { NotificationView } from './notification.view';

const { statement } = statementsOn<NotificationTables & MemberTables>();

/** Notifications from before this time are not shown, even if they are not deleted yet (rules.md: Notifications). */
export const RETENTION_START = sql<Date>`now() - interval '90 days'`;

/** Selects the viewer's notifications as `t` with their actors, with columns named as in notification.view.ts. */
export function selectNotifications(
  db: Kysely<NotificationTables & MemberTables>,
  { viewerId }: Params<{ viewerId: number }>,
) {
  return db
    .selectFrom('notification as t')
    .leftJoin('member as m', 'm.id', 't.actor_id')
    .select(['t.id', 't.kind', 't.notice_id as noticeId', 't.notice_title as noticeTitle', 't.created_at as createdAt'])
    .select((eb) => [eb('t.read_at', 'is not', null).$castTo<boolean>().as('read'), optionalMemberColumn().as('actor')])
    .where('t.recipient_id', '=', viewerId)
    .where('t.created_at', '>', RETENTION_START);
}

const notificationPage = statement<{ viewerId: number; beforeId: number; first: number }>()(
  'notifications.page',
  (db, params) =>
    selectNotifications(db, params).where('t.id', '<', params.beforeId).orderBy('t.id', 'desc').limit(params.first),
  ['createdAt'],
);

/** Reads the viewer's newest notifications with ids below `beforeId`. */
export function readNotifications(ctx: Context, beforeId: number, first: number): Promise<NotificationView[]> {
  return ctx.reads.rows(notificationPage, { viewerId: requireViewerId(ctx), beforeId, first });
}

const notificationById = statement<{ viewerId: number; id: number }>()(
  'notifications.byId',
  (db, params) => selectNotifications(db, params).where('t.id', '=', params.id),
  ['createdAt'],
);

/** Reads one of the viewer's notifications; undefined when there is none of this id. */
export function readNotification(ctx: Context, id: number): Promise<NotificationView | undefined> {
  return ctx.reads.row(notificationById, { viewerId: requireViewerId(ctx), id });
}

const unreadCount = statement<{ viewerId: number }>()('notifications.unreadCount', (db, params) =>
  db
    .selectFrom('notification')
    .select(countOfRows().as('unread'))
    .where('recipient_id', '=', params.viewerId)
    .where('read_at', 'is', null)
    .where('created_at', '>', RETENTION_START),
);

/** Counts the viewer's unread notifications. */
export async function countUnread(ctx: Context): Promise<number> {
  const row = await ctx.reads.row(unreadCount, { viewerId: requireViewerId(ctx) });
  return row?.unread ?? 0;
}
