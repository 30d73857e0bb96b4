import { expressionBuilder, type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import { countOfRows, literals } from '../../platform/database/expressions';
import { contributeToNotices } from '../notices/notice.contributions';
import { departureKindOf } from '../teams/team.contributions';
import { ApplicationStatus, type ApplicationTables, UNDECIDED } from './application.entity';

const APPROVED = sql.lit(ApplicationStatus.APPROVED);

/**
 * The status of the application `a`: LEFT or REMOVED if the applicant has left the team, otherwise
 * the stored status. The kinds of departures are also statuses.
 */
export const STATUS: RawBuilder<ApplicationStatus> = sql<ApplicationStatus>`case
  when a.status = ${APPROVED} then coalesce(${departureKindOf(sql`a.applicant_id`, sql`a.notice_id`)}, ${APPROVED})
  else a.status end`;

/** Selects from applications with the alias `a`. */
function applications() {
  return expressionBuilder<ApplicationTables>().selectFrom('application as a');
}

/** Selects the members who applied to the notice, for statements of modules above. */
export function applicantsOf(noticeId: Expression<number>) {
  return applications().select('a.applicant_id as memberId').where('a.notice_id', '=', noticeId);
}

/**
 * Selects the members whose application to the notice was rejected, for statements of modules
 * above.
 */
export function rejectedApplicantsOf(noticeId: Expression<number>) {
  return applicantsOf(noticeId).where('a.status', '=', sql.lit(ApplicationStatus.REJECTED));
}

function countOf(noticeId: Expression<number>, status: ApplicationStatus) {
  return applications()
    .select(countOfRows().as('count'))
    .where('a.notice_id', '=', noticeId)
    .where('a.status', '=', sql.lit(status))
    .$asScalar();
}

/** Selects the number of pending applications to the notice, for statements of modules above. */
export function pendingCountOf(noticeId: Expression<number>) {
  return countOf(noticeId, ApplicationStatus.PENDING);
}

/** Selects the number of applications to the notice on the waiting list. */
export function waitlistedCountOf(noticeId: Expression<number>) {
  return countOf(noticeId, ApplicationStatus.WAITLISTED);
}

contributeToNotices({
  keepsVisible: (viewerId, noticeId, unblocked) =>
    expressionBuilder<ApplicationTables>().exists(
      applications()
        .select('a.id')
        .where('a.notice_id', '=', noticeId)
        .where('a.applicant_id', '=', viewerId)
        .where((eb) => eb.or([unblocked, sql<SqlBool>`a.status in (${literals(UNDECIDED)})`])),
    ),
  appliedNotices: (viewerId) =>
    applications().select(['a.notice_id as noticeId', 'a.id as rank']).where('a.applicant_id', '=', viewerId),
});
