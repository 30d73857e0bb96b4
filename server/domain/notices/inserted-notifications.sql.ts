import { expressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Statement } from '../../platform/database/statements/statement';
import type { Services } from '../context';
import { retryRolledBack } from '../kit/transaction/transaction';
import { type InsertedNotification, publishNotifications } from './notice-contributions.sql';

/** Column of a statement: the rows of its table `notifications`. */
export const INSERTED_NOTIFICATIONS = jsonArrayFrom(
  expressionBuilder<{ notifications: InsertedNotification }>().selectFrom('notifications').selectAll(),
).as('notifications');

/**
 * Runs a statement of a job, again after a rollback, and publishes the notifications that it
 * inserted. No row means that the job has nothing left to do.
 */
export async function writeAndNotify<Values>(
  services: Services,
  statement: Statement<Values, { notifications: readonly InsertedNotification[] }>,
  values: Values,
): Promise<void> {
  const row = await retryRolledBack(() => services.writes.row(statement, values));
  if (row) publishNotifications(services, row.notifications);
}
