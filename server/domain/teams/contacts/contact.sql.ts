import { sql } from 'kysely';
import { statementsOn } from '../../../platform/database/statements/statement';
import type { ContactTables } from './contact.entity';
import type { UpdateContactsInput } from './contact.inputs';

const { statement } = statementsOn<ContactTables>();

const COLUMNS = ['open_chat', 'email', 'phone', 'github', 'discord'] as const;

/**
 * Replaces the contacts of a member. The values are parameters of a prepared statement, so that no
 * log contains them.
 */
export const upsertContacts = statement<UpdateContactsInput & { memberId: number }>()(
  'teams.replaceContacts',
  (db, params) =>
    db
      .insertInto('contact')
      .columns(['member_id', ...COLUMNS])
      .expression(
        db.selectNoFrom([
          sql<number>`${params.memberId}::int`.as('member_id'),
          sql<string | null>`${params.openChat}::text`.as('open_chat'),
          sql<string | null>`${params.email}::text`.as('email'),
          sql<string | null>`${params.phone}::text`.as('phone'),
          sql<string | null>`${params.github}::text`.as('github'),
          sql<string | null>`${params.discord}::text`.as('discord'),
        ]),
      )
      .onConflict((conflict) =>
        conflict
          .column('member_id')
          .doUpdateSet((eb) => Object.fromEntries(COLUMNS.map((column) => [column, eb.ref(`excluded.${column}`)]))),
      )
      .returning('member_id as memberId'),
);
