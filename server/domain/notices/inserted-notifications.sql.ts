import { expressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { InsertedNotification } from './notice-contributions.sql';

/** Column of a statement: the rows of its table `notifications`. */
export const INSERTED_NOTIFICATIONS = jsonArrayFrom(
  expressionBuilder<{ notifications: InsertedNotification }>().selectFrom('notifications').selectAll(),
).as('notifications');
