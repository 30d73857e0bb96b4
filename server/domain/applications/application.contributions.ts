import { expressionBuilder, type Expression } from 'kysely';
import { contributeToNotices } from '../notices/notice.contributions';
import type { ApplicationTables } from './application.entity';

/** Selects from applications, as `a`. */
function applications() {
  return expressionBuilder<ApplicationTables>().selectFrom('application as a');
}

/** Selects the members who applied to the notice, for statements of modules above. */
export function applicantsOf(noticeId: Expression<number>) {
  return applications().select('a.applicant_id as memberId').where('a.notice_id', '=', noticeId);
}

contributeToNotices({
  hasApplied: (viewerId, noticeId) =>
    expressionBuilder<ApplicationTables>().exists(
      applications().select('a.id').where('a.notice_id', '=', noticeId).where('a.applicant_id', '=', viewerId),
    ),
  appliedNotices: (viewerId) =>
    applications().select(['a.notice_id as noticeId', 'a.id as rank']).where('a.applicant_id', '=', viewerId),
});
