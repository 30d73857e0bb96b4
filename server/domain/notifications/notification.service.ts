import { sql } from 'kysely';
import { statementsOn } from '../../platform/database/statements/statement';
import { AppError } from '../../platform/errors/app-error';
import { type Context, requireViewerId } from '../context';
import { defineCleanup, limitToBatch } from '../kit/jobs/batches';
import { inTransaction } from '../kit/transaction/transaction';
import type { MemberTables } from '../members/member.entity';
import type { NotificationTables } from './notification.entity';
import { isInGroupOf } from './notification-group.sql';
import { isShown, OLDEST_MONTH, RETENTION_START } from './notification.sql';

const { statement } = statementsOn<NotificationTables & MemberTables>();

const markNotificationReadStatement = statement<{ viewerId: number; id: number }>()(
  'notifications.markRead',
  (db, { viewerId, id }) =>
    db
      .with('found', (q) =>
        q.selectFrom('notification as t').select('t.id').where('t.id', '=', id).where(isShown(viewerId)),
      )
      .with('updated', (q) =>
        q
          .updateTable('notification')
          .set({ read_at: sql`now()` })
          .where('id', 'in', (eb) => eb.selectFrom('found').select('id'))
          .where('read_at', 'is', null),
      )
      .selectFrom('found')
      .selectAll(),
);

/**
 * Marks one of the viewer's notifications as read. Does nothing if it is already read.
 * @throws {AppError} NOT_FOUND
 */
export async function markNotificationRead(ctx: Context, id: number): Promise<void> {
  const values = { viewerId: requireViewerId(ctx), id };
  if (!(await ctx.writes.exists(markNotificationReadStatement, values))) throw new AppError('NOT_FOUND');
}

const markGroupReadStatement = statement<{ viewerId: number; id: number }>()(
  'notifications.markGroupRead',
  (db, { viewerId, id }) =>
    db
      .updateTable('notification')
      .set({ read_at: sql`now()` })
      .where('id', 'in', (eb) =>
        eb.selectFrom('notification as t').select('t.id').where(isShown(viewerId)).where(isInGroupOf(id)),
      )
      .where('read_at', 'is', null)
      .returning('id'),
);

/**
 * Marks one of the viewer's notifications as read, and all others of its group.
 * @throws {AppError} NOT_FOUND
 */
export async function markGroupRead(ctx: Context, id: number): Promise<void> {
  const values = { viewerId: requireViewerId(ctx), id };
  // Retried after a deadlock, like markAllNotificationsRead.
  await inTransaction(ctx, async (tx) => {
    if (!(await tx.writes.exists(markNotificationReadStatement, values))) throw new AppError('NOT_FOUND');
    await tx.writes.run(markGroupReadStatement, values);
  });
}

const markAllNotificationsReadStatement = statement<{ viewerId: number }>()('notifications.markAllRead', (db, params) =>
  db
    .updateTable('notification')
    .set({ read_at: sql`now()` })
    .where('recipient_id', '=', params.viewerId)
    .where('read_at', 'is', null)
    .returning('id'),
);

export async function markAllNotificationsRead(ctx: Context): Promise<void> {
  // Repetitions lock the same rows in any order, so the transaction is retried after a deadlock.
  await inTransaction(ctx, (tx) => tx.writes.run(markAllNotificationsReadStatement, { viewerId: requireViewerId(tx) }));
}

const maintainMonths = statement<object>()('notifications.maintainMonths', (db) =>
  db.selectNoFrom(sql`maintain_notification_months()`.as('done')),
);

const deleteOldNotifications = statement<object>()('notifications.deleteOld', (db) =>
  db
    .deleteFrom('notification')
    .where('id', 'in', (eb) =>
      limitToBatch(
        eb
          .selectFrom('notification')
          .select('id')
          .where('created_at', '<=', RETENTION_START)
          .where('month', '<', OLDEST_MONTH),
      ),
    )
    .where('month', '<', OLDEST_MONTH)
    .returning('id'),
);

/**
 * Adds the partition of the next month, and drops the months whose notifications have all expired
 * (decision 78). Then deletes expired notifications of the default partition.
 */
export const DROP_EXPIRED_NOTIFICATIONS = defineCleanup({
  name: 'sweepNotifications',
  schedule: '20 * * * *',
  statements: [maintainMonths, deleteOldNotifications],
});
