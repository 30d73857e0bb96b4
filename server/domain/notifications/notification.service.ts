import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, requireViewerId } from '../context';
import { AppError } from '../../platform/errors';
import type { Transaction } from '../kit/transaction';
import { NotificationKind } from './notification.entity';
import { changeNotification, KEPT } from './notification.queries';
import type { NotificationView } from './notification.view';

/** What happened, to which notice, by whom. */
export interface News {
  kind: NotificationKind;
  notice: { id: number; title: string };
  actorId: number | null;
}

/** Tells one member, unless it did it itself. */
export async function notifyMember(tx: Transaction, recipientId: number, news: News): Promise<void> {
  await notify(tx, news, '$5::int', recipientId);
}

/** Tells everybody who applied to the notice or marked it, but for who did it. */
export async function notifyFollowers(tx: Transaction, news: News): Promise<void> {
  const followers = `select applicant_id from application where notice_id = $5
    union select member_id from favourite where notice_id = $5`;
  await notify(tx, news, followers, news.notice.id);
}

/**
 * Writes the notifications by one statement, and tells them live once they are committed. A recipient who is leaving
 * meanwhile is waited for, and then left out.
 */
async function notify(tx: Transaction, news: News, recipients: string, ofWhich: number): Promise<void> {
  // The notification of a deletion outlives its notice.
  const noticeId = news.kind === NotificationKind.NOTICE_DELETED ? null : news.notice.id;
  const told = await tx.writes.rows<{ id: number; recipientId: number }>(
    `insert into notification (recipient_id, kind, notice_id, notice_title, actor_id)
     select id, $1, $2::int, $3, $4::int from member where id in (${recipients}) and id is distinct from $4::int
     order by id for key share
     returning id, recipient_id as "recipientId"`,
    [news.kind, noticeId, news.notice.title, news.actorId, ofWhich],
  );
  tx.afterCommit(async () => {
    for (const { id, recipientId } of told) tx.live.publish('notified', recipientId, id);
  });
}

/**
 * Marks one of the viewer's notifications as read; a read one stays as it is.
 * @throws {AppError} NOT_FOUND
 */
export async function markNotificationRead(ctx: Context, id: number): Promise<NotificationView> {
  const read = 'update notification set read_at = now() where id in (select id from answered) and read_at is null';
  const notification = await changeNotification(ctx, id, read);
  if (!notification) throw new AppError('NOT_FOUND');
  return { ...notification, read: true };
}

/** Marks all of the viewer's notifications as read. */
export async function markAllNotificationsRead(ctx: Context): Promise<void> {
  await ctx.writes.rows(
    'update notification set read_at = now() where recipient_id = $1 and read_at is null returning id',
    [requireViewerId(ctx)],
  );
}

/** Sweeps up what is older than notifications are kept. Any instance may, at any time. */
export async function sweepNotifications(em: EntityManager): Promise<void> {
  await em.execute(`delete from notification where created_at <= now() - ${KEPT}`);
}
