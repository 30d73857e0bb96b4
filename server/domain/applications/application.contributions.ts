import { expressionBuilder } from 'kysely';
import { contributeToNotices } from '../notices/notice.contributions';
import type { ApplicationTables } from './application.entity';

/** The applications, joined as `a`. */
function applications() {
  return expressionBuilder<ApplicationTables>().selectFrom('application as a');
}

contributeToNotices({
  hasApplied: (viewerId, noticeId) =>
    expressionBuilder<ApplicationTables>().exists(
      applications().select('a.id').where('a.notice_id', '=', noticeId).where('a.applicant_id', '=', viewerId),
    ),
  appliedNotices: (viewerId) =>
    applications().select(['a.notice_id as noticeId', 'a.id as rank']).where('a.applicant_id', '=', viewerId),
});
