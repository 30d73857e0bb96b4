import { type Expression, expressionBuilder, type Kysely, sql } from 'kysely';
import { countOfRows } from '../../platform/database/expressions';
import { type Params, statementsOn } from '../../platform/database/statement';
import { type Context, requireViewerId } from '../context';
import { type Asked, ASKED_ID, askedTable, ASKING } from '../kit/asked';
import { defineSharedLoader } from '../kit/loader';
import { optionalMemberColumn } from '../members/member.columns';
import type { MemberTables } from '../members/member.entity';
import { NotificationKind, type NotificationTables } from './notification.entity';
import type { NotificationView } from './notification.view';
import { isReadable } from './notification.visibility';

const { statement } = statementsOn<NotificationTables & MemberTables>();

/** Notifications from before this time are not shown, even if they are not deleted yet (rules.md: Notifications). */
export const RETENTION_START = sql<Date>`now() - interval '90 days'`;

/** Where a notification is listed, joined as `t`. An index has the same expression. */
const POSITION = sql<number>`coalesce(t.position, t.id)`;

/** The id of the application that a notification `t` reports. It may have been cancelled since. */
const RECEIVED_APPLICATION = sql<number | null>`(
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

const notificationsOfViewers = statement<Asked>()(
  'notifications.ofViewers',
  (db, params) => {
    const found = selectNotifications(db, { viewerId: ASKING }).where('t.id', '=', ASKED_ID);
    return db
      .selectFrom(askedTable(params))
      .innerJoinLateral(found.as('found'), (join) => join.onTrue())
      .selectAll('found')
      .select('asked.ordinal');
  },
  ['createdAt'],
);

/** Loads one of the viewer's notifications, in one statement with those of other viewers; undefined when there is none of this id. */
export const loadNotification = defineSharedLoader<NotificationView>(({ reads }, asked) =>
  reads.rows(notificationsOfViewers, asked),
);

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

const unreadCount = statement<{ viewerId: number }>()('notifications.unreadCount', (_db, { viewerId }) =>
  unreadOf(viewerId),
);

/** Counts the viewer's unread notifications. */
export async function countUnread(ctx: Context): Promise<number> {
  const row = await ctx.reads.row(unreadCount, { viewerId: requireViewerId(ctx) });
  return row?.unread ?? 0;
}
