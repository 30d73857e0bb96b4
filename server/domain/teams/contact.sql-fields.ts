import { type Expression, sql } from 'kysely';
import { sqlColumn, sqlColumnsOf, type SqlField, sqlObject } from '../../selection/fields';

// The row in scope of contacts is `co`, whose columns are null for a member who shares nothing.

/**
 * A field with the contacts of a member. Only fields that check the reader show it (rules.md: Teams). It is read from the
 * primary, because a replica may not have the latest departure or change.
 */
export function contactsOf(memberId: Expression<number>): SqlField {
  const source = sql`(select ${memberId} as id) sharer left join contact co on co.member_id = sharer.id`;
  return { ...sqlObject(() => source), primary: true };
}

/** The fields of `Contacts`. */
export const contactFields: Record<string, SqlField> = {
  openChat: sqlColumn(() => sql`co.open_chat`),
  ...sqlColumnsOf('co', 'email', 'phone', 'github', 'discord'),
};
