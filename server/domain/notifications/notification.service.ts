import { sql } from 'kysely';
import { countOfRows } from '../../platform/database/expressions';
import { statementsOn } from '../../platform/database/statement';
import type { Statements } from '../../platform/database/statements';
import { AppError } from '../../platform/errors';
import { type Context, requireViewerId } from '../context';
import type { MemberTables } from '../members/member.entity';
import type { NotificationTables } from './notification.entity';
import { END_OF_RETENTION, selectNotifications } from './notification.queries';
import type { NotificationView } from './notification.view';

const { statement } = statementsOn<NotificationTables & MemberTables>();

const markingRead = statement<{ viewerId: number; id: number }>()(
  'notifications.markRead',
  (db, params) =>
    db
      .with('found', () => selectNotifications(db, params).where('t.id', '=', params.id))
      .with('marked', (q) =>
        q
          .updateTable('notification')
          .set({ read_at: sql`now()` })
          .where('id', 'in', (eb) => eb.selectFrom('found').select('id'))
          .where('read_at', 'is', null),
      )
      .selectFrom('found')
      .selectAll(),
  ['createdAt'],
);

/**
 * Marks one of the viewer's notifications as read, unless it is already.
 * @throws {AppError} NOT_FOUND
 */
export async function markNotificationRead(ctx: Context, id: number): Promise<NotificationView> {
  const notification = await ctx.writes.row(markingRead, { viewerId: requireViewerId(ctx), id });
  if (!notification) throw new AppError('NOT_FOUND');
  return { ...notification, read: true };
}

const markingAllRead = statement<{ viewerId: number }>()('notifications.markAllRead', (db, params) =>
  db
    .updateTable('notification')
    .set({ read_at: sql`now()` })
    .where('recipient_id', '=', params.viewerId)
    .where('read_at', 'is', null)
    .returning('id'),
);

/** Marks all of the viewer's notifications as read. */
export async function markAllNotificationsRead(ctx: Context): Promise<void> {
  await ctx.writes.rows(markingAllRead, { viewerId: requireViewerId(ctx) });
}

const deletingOld = statement<object>()('notifications.deleteOld', (db) =>
  db
    .with('deleted', (q) => q.deleteFrom('notification').where('created_at', '<=', END_OF_RETENTION).returning('id'))
    .selectFrom('deleted')
    .select(countOfRows().as('count')),
);

/** Deletes the notifications that nobody sees any more. Any instance may, at any time. */
export async function sweepNotifications(writes: Statements): Promise<void> {
  await writes.row(deletingOld, {});
}
