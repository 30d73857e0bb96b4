import { type Kysely, sql } from 'kysely';
import { type Context, requireViewerId } from '../context';
import { countOfRows } from '../../platform/database/expressions';
import { type Params, statementsOn } from '../../platform/database/statement';
import type { MemberTables } from '../members/member.entity';
import { optionalMemberColumn } from '../members/member.columns';
import type { NotificationTables } from './notification.entity';
import type { NotificationView } from './notification.view';

const { statement } = statementsOn<NotificationTables & MemberTables>();

/** Notifications up to this time are not shown any more, whether they are deleted yet or not (rules.md: Notifications). */
export const END_OF_RETENTION = sql<Date>`now() - interval '90 days'`;

/** The viewer's notifications as the view shows them, from the alias `t`, with their actors. */
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
    .where('t.created_at', '>', END_OF_RETENTION);
}

const notificationPage = statement<{ viewerId: number; beforeId: number; first: number }>()(
  'notifications.page',
  (db, params) =>
    selectNotifications(db, params).where('t.id', '<', params.beforeId).orderBy('t.id', 'desc').limit(params.first),
  ['createdAt'],
);

/** The viewer's notifications, newest first: so many rows before the notification `beforeId`. */
export function readNotifications(ctx: Context, beforeId: number, first: number): Promise<NotificationView[]> {
  return ctx.reads.rows(notificationPage, { viewerId: requireViewerId(ctx), beforeId, first });
}

const notificationById = statement<{ viewerId: number; id: number }>()(
  'notifications.byId',
  (db, params) => selectNotifications(db, params).where('t.id', '=', params.id),
  ['createdAt'],
);

/** One of the viewer's notifications, if it is there. */
export function readNotification(ctx: Context, id: number): Promise<NotificationView | undefined> {
  return ctx.reads.row(notificationById, { viewerId: requireViewerId(ctx), id });
}

const unreadCount = statement<{ viewerId: number }>()('notifications.unreadCount', (db, params) =>
  db
    .selectFrom('notification')
    .select(countOfRows().as('unread'))
    .where('recipient_id', '=', params.viewerId)
    .where('read_at', 'is', null)
    .where('created_at', '>', END_OF_RETENTION),
);

/** How many notifications the viewer has not read. */
export async function countUnread(ctx: Context): Promise<number> {
  const row = await ctx.reads.row(unreadCount, { viewerId: requireViewerId(ctx) });
  return row?.unread ?? 0;
}
