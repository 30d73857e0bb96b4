import type { Language } from '../../../../shared/language';
import { statementsOn } from '../../../platform/database/statements/statement';
import type { MemberTables } from '../member.entity';

const { statement } = statementsOn<MemberTables>();

/** Stores a member's language. Does nothing after the member's withdrawal. */
export const updateMemberLanguage = statement<{ memberId: number; language: Language }>()(
  'members.updateLanguage',
  (db, { memberId, language }) => db.updateTable('member').set({ language }).where('id', '=', memberId).returning('id'),
);
