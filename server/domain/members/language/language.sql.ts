import type { Language } from '../../../../shared/language';
import { statementsOn } from '../../../platform/database/statements/statement';
import type { Statements } from '../../../platform/database/statements/statements';
import type { MemberTables } from '../member.entity';

const { statement } = statementsOn<MemberTables>();

/** A member and their new language. */
export interface ChosenLanguage {
  memberId: number;
  language: Language;
}

const updateMemberLanguageStatement = statement<ChosenLanguage>()(
  'members.updateLanguage',
  (db, { memberId, language }) => db.updateTable('member').set({ language }).where('id', '=', memberId).returning('id'),
);

/** Stores a member's language. Does nothing after the member's withdrawal. */
export async function updateMemberLanguage(writes: Statements, chosen: ChosenLanguage): Promise<void> {
  await writes.rows(updateMemberLanguageStatement, chosen);
}
