import { sql } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import type { Statements } from '../../platform/database/statements';
import { AppError } from '../../platform/errors';
import { type Context, requireViewerId } from '../context';
import { sweep, sweptRows } from '../kit/batches';
import { inTransaction } from '../kit/transaction';
import type { MemberTables } from '../members/member.entity';
import type { NotificationTables } from './notification.entity';
import { RETENTION_START, isShown } from './notification.queries';

const { statement } = statementsOn<NotificationTables & MemberTables>();

const markRead = statement<{ viewerId: number; id: number }>()('notifications.markRead', (db, { viewerId, id }) =>
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
  const found = await ctx.writes.row(markRead, { viewerId: requireViewerId(ctx), id });
  if (!found) throw new AppError('NOT_FOUND');
}

const markAllRead = statement<{ viewerId: number }>()('notifications.markAllRead', (db, params) =>
  db
    .updateTable('notification')
    .set({ read_at: sql`now()` })
    .where('recipient_id', '=', params.viewerId)
    .where('read_at', 'is', null)
    .returning('id'),
);

export async function markAllNotificationsRead(ctx: Context): Promise<void> {
  // Repetitions lock the same rows in any order, so the transaction is retried after a deadlock.
  await inTransaction(ctx, (tx) => tx.writes.rows(markAllRead, { viewerId: requireViewerId(tx) }));
}

const oldRemoval = statement<object>()('notifications.sweep', (db) =>
  db
    .deleteFrom('notification')
    .where('id', 'in', (eb) =>
      sweptRows(eb.selectFrom('notification').select('id').where('created_at', '<=', RETENTION_START)),
    )
    .returning('id'),
);

/** Deletes expired notifications in batches. */
export async function sweepNotifications(writes: Statements, signal: AbortSignal): Promise<void> {
  await sweep(() => writes.rows(oldRemoval, {}), signal);
}
