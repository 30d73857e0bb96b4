import { type Context, requireViewerId } from '../context';
import { AppError } from '../lib/errors';
import type { Transaction } from '../lib/transaction';
import { NotificationKind } from './notification.entity';
import { KEPT, readNotification } from './notification.reads';
import type { NotificationView } from './notification.view';

/** What happened, to which notice, by whom. */
export interface News {
  kind: NotificationKind;
  notice: { id: number; title: string };
  actorId: number | null;
}

/** Tells one member, unless it did it itself. */
export async function notifyMember(tx: Transaction, recipientId: number, news: News): Promise<void> {
  await notify(tx, news, '?::int', [recipientId]);
}

/** Tells everybody who applied to the notice or marked it, but for who did it. */
export async function notifyFollowers(tx: Transaction, news: News): Promise<void> {
  const followers = `select applicant_id from application where notice_id = ?
    union select member_id from favourite where notice_id = ?`;
  await notify(tx, news, followers, [news.notice.id, news.notice.id]);
}

/**
 * Writes the notifications by one statement, and tells them live once they are committed. A recipient who is leaving
 * meanwhile is waited for, and then left out.
 */
async function notify(tx: Transaction, news: News, recipients: string, values: number[]): Promise<void> {
  // The notification of a deletion outlives its notice.
  const noticeId = news.kind === NotificationKind.NOTICE_DELETED ? null : news.notice.id;
  const told = await tx.em.execute<{ id: number; recipient_id: number }[]>(
    `insert into notification (recipient_id, kind, notice_id, notice_title, actor_id)
     select id, ?, ?::int, ?, ?::int from member where id in (${recipients}) and id is distinct from ?::int
     order by id for key share
     returning id, recipient_id`,
    [news.kind, noticeId, news.notice.title, news.actorId, ...values, news.actorId],
  );
  tx.afterCommit(async () => {
    for (const { id, recipient_id } of told) tx.live.publish('notified', recipient_id, id);
  });
}

/**
 * Marks one of the viewer's notifications as read; a read one stays as it is.
 * @throws {AppError} NOT_FOUND
 */
export async function markNotificationRead(ctx: Context, id: number): Promise<NotificationView> {
  await ctx.em.execute(
    'update notification set read_at = now() where id = ? and recipient_id = ? and read_at is null',
    [id, requireViewerId(ctx)],
  );
  const notification = await readNotification(ctx, id);
  if (!notification) throw new AppError('NOT_FOUND');
  return notification;
}

/** Marks all of the viewer's notifications as read. */
export async function markAllNotificationsRead(ctx: Context): Promise<void> {
  await ctx.em.execute('update notification set read_at = now() where recipient_id = ? and read_at is null', [
    requireViewerId(ctx),
  ]);
}

/** Sweeps up what is older than notifications are kept. Any instance may, at any time. */
export async function sweepNotifications(em: Context['em']): Promise<void> {
  await em.execute(`delete from notification where created_at <= now() - ${KEPT}`);
}
