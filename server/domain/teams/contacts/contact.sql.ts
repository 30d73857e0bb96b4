import { excluded } from '../../../platform/database/statements/expressions';
import { statementsOn } from '../../../platform/database/statements/statement';
import type { ContactTables } from './contact.entity';
import type { UpdateContactsInput } from './contact.inputs';

const { insertRow, statement } = statementsOn<ContactTables>();

/**
 * Replaces the contacts of a member. The values are parameters of a prepared statement, so that no
 * log contains them.
 */
export const upsertContacts = statement<UpdateContactsInput & { memberId: number }>()(
  'teams.replaceContacts',
  (_db, params) =>
    insertRow('contact', {
      member_id: params.memberId,
      open_chat: params.openChat,
      email: params.email,
      phone: params.phone,
      github: params.github,
      discord: params.discord,
    })
      .onConflict((conflict) =>
        conflict.column('member_id').doUpdateSet(excluded('open_chat', 'email', 'phone', 'github', 'discord')),
      )
      .returning('member_id as memberId'),
);
