import { type Context, requireViewerId } from '../context';
import type { Statements, Stored } from '../../platform/database/statements';
import { type MemberRow, toMember } from '../members/member.queries';
import type { NotificationView } from './notification.view';

/** Notifications are gone after this long (rules.md: Notifications), whether swept up already or not. */
export const KEPT = `interval '90 days'`;

const NOTIFICATION_COLUMNS = `t.id, t.kind, t.notice_id as "noticeId", t.notice_title as "noticeTitle",
  t.read_at is not null as read, t.created_at as "createdAt",
  m.id as "memberId", m.nick_name as "nickName", m.picture`;

type NotificationRow = Stored<Omit<NotificationView, 'actor'>> &
  (MemberRow | { memberId: null; nickName: null; picture: null });

function toNotification(row: NotificationRow): NotificationView {
  return {
    id: row.id,
    kind: row.kind,
    noticeId: row.noticeId,
    noticeTitle: row.noticeTitle,
    read: row.read,
    createdAt: new Date(row.createdAt),
    actor: row.memberId === null ? null : toMember(row),
  };
}

/** The viewer's notifications, newest first: so many rows before the notification `beforeId`. */
export async function readNotifications(ctx: Context, beforeId: number, first: number): Promise<NotificationView[]> {
  const rows = await ctx.reads.rows<NotificationRow>(
    `select ${NOTIFICATION_COLUMNS} from notification t left join member m on m.id = t.actor_id
     where t.recipient_id = $1 and t.id < $2 and t.created_at > now() - ${KEPT} order by t.id desc limit $3`,
    [requireViewerId(ctx), beforeId, first],
  );
  return rows.map(toNotification);
}

/** One of the viewer's notifications, if it is there. */
export function readNotification(ctx: Context, id: number): Promise<NotificationView | null> {
  return findNotification(ctx, ctx.reads, id);
}

/** One of the viewer's notifications as it was, and something done with it in the same statement, as `answered`. */
export function changeNotification(ctx: Context, id: number, effect: string): Promise<NotificationView | null> {
  return findNotification(ctx, ctx.writes, id, effect);
}

async function findNotification(
  ctx: Context,
  statements: Statements,
  id: number,
  effect?: string,
): Promise<NotificationView | null> {
  const row = await statements.row<NotificationRow>(
    `select ${NOTIFICATION_COLUMNS} from notification t left join member m on m.id = t.actor_id
     where t.recipient_id = $1 and t.id = $2 and t.created_at > now() - ${KEPT}`,
    [requireViewerId(ctx), id],
    effect,
  );
  return row ? toNotification(row) : null;
}

/** How many the viewer has not read. */
export async function countUnread(ctx: Context): Promise<number> {
  const row = await ctx.reads.row<{ unread: number }>(
    `select count(*)::int as unread from notification
     where recipient_id = $1 and read_at is null and created_at > now() - ${KEPT}`,
    [requireViewerId(ctx)],
  );
  return row?.unread ?? 0;
}
