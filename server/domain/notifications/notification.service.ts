import { sql } from 'kysely';
import { statementsOn } from '../../platform/database/statements/statement';
import type { Statements } from '../../platform/database/statements/statements';
import { AppError } from '../../platform/errors/app-error';
import { type Context, requireViewerId } from '../context';
import { repeatInBatches, limitToBatch } from '../kit/jobs/batches';
import { inTransaction } from '../kit/transaction/transaction';
import type { MemberTables } from '../members/member.entity';
import type { NotificationTables } from './notification.entity';
import { isInGroupOf } from './notification-group.sql';
import { RETENTION_START, isShown } from './notification.sql';

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
  const found = await ctx.writes.row(markNotificationReadStatement, { viewerId: requireViewerId(ctx), id });
  if (!found) throw new AppError('NOT_FOUND');
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
    const found = await tx.writes.row(markNotificationReadStatement, values);
    if (!found) throw new AppError('NOT_FOUND');
    await tx.writes.rows(markGroupReadStatement, values);
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
  await inTransaction(ctx, (tx) =>
    tx.writes.rows(markAllNotificationsReadStatement, { viewerId: requireViewerId(tx) }),
  );
}

const deleteNotificationsInBatchesStatement = statement<object>()('notifications.repeatInBatches', (db) =>
  db
    .deleteFrom('notification')
    .where('id', 'in', (eb) =>
      limitToBatch(eb.selectFrom('notification').select('id').where('created_at', '<=', RETENTION_START)),
    )
    .returning('id'),
);

/** Deletes expired notifications in batches. */
export async function deleteNotificationsInBatches(writes: Statements, signal: AbortSignal): Promise<void> {
  await repeatInBatches(() => writes.rows(deleteNotificationsInBatchesStatement, {}), signal);
}
