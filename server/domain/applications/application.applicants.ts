import { expressionBuilder, type Expression } from 'kysely';
import type { ApplicationTables } from './application.entity';

/** The members who applied to the notice, for statements of modules above. */
export function applicantsOf(noticeId: Expression<number>) {
  const eb = expressionBuilder<ApplicationTables>();
  return eb.selectFrom('application as a').select('a.applicant_id as memberId').where('a.notice_id', '=', noticeId);
}
