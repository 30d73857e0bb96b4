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

/** Where a notification is listed, joined as `t`. An index has the same expression. */
const POSITION = sql<number>`coalesce(t.position, t.id)`;

/** Selects the viewer's notifications as `t` with their actors, with columns named as in notification.view.ts. */
export function selectNotifications(
  db: Kysely<NotificationTables & MemberTables>,
  { viewerId }: Params<{ viewerId: number }>,
) {
  return db
    .selectFrom('notification as t')
    .leftJoin('member as m', 'm.id', 't.actor_id')
    .select(['t.id', 't.kind', 't.notice_id as noticeId', 't.notice_title as noticeTitle', 't.created_at as createdAt'])
    .select((eb) => [eb.fn.coalesce('t.times', sql.lit(1)).as('times'), POSITION.as('position')])
    .select((eb) => [eb('t.read_at', 'is not', null).$castTo<boolean>().as('read'), optionalMemberColumn().as('actor')])
    .where('t.recipient_id', '=', viewerId)
    .where('t.created_at', '>', RETENTION_START);
}

const notificationPage = statement<{ viewerId: number; before: number; first: number }>()(
  'notifications.page',
  (db, params) =>
    selectNotifications(db, params).where(POSITION, '<', params.before).orderBy(POSITION, 'desc').limit(params.first),
  ['createdAt'],
);

/** Reads the viewer's newest notifications with positions below `before`. */
export function readNotifications(ctx: Context, before: number, first: number): Promise<NotificationView[]> {
  return ctx.reads.rows(notificationPage, { viewerId: requireViewerId(ctx), before, first });
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
