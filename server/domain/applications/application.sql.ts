import { expressionBuilder, type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import { countOfRows, literals } from '../../platform/database/statements/expressions';
import { contributions } from '../notices/notice-contributions.sql';
import { departureKindOf } from '../teams/team.sql';
import { ApplicationStatus, type ApplicationTables, NOT_FINAL, CANCELLABLE } from './application.entity';
import type { ViewerId } from '../../selection/viewer-id';
import type { NoticeStatementTables } from '../notices/notice-tables.entity';
import { isNeitherBlockedNorHidden, isVisibleTo } from '../notices/visibility/notice-visibility.sql';

/** Application `a` with its notice `n`. */
export const APPLICATION_WITH_NOTICE = sql`application a join notice n on n.id = a.notice_id`;

const APPROVED = sql.lit(ApplicationStatus.APPROVED);

/**
 * Status of the application `a`: LEFT or REMOVED if the applicant has left the team, otherwise
 * the stored status. Every value of `DepartureKind` is also a value of `ApplicationStatus`.
 */
export const STATUS: RawBuilder<ApplicationStatus> = sql<ApplicationStatus>`case
  when a.status = ${APPROVED} then coalesce(${departureKindOf(sql`a.applicant_id`, sql`a.notice_id`)}, ${APPROVED})
  else a.status end`;

/** True if the application `a` has one of the statuses, or if there are no statuses. */
export function hasStatus(statuses: Expression<readonly ApplicationStatus[]>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(cardinality(${statuses}::text[]) = 0 or ${STATUS} = any(${statuses}::text[]))`;
}

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

contributions.keepsVisible.by((viewerId, noticeId, unblocked) =>
  expressionBuilder<ApplicationTables>().exists(
    applications()
      .select('a.id')
      .where('a.notice_id', '=', noticeId)
      .where('a.applicant_id', '=', viewerId)
      .where((eb) => eb.or([unblocked, sql<SqlBool>`a.status in (${literals(NOT_FINAL)})`])),
  ),
);
contributions.appliedNotices.by((viewerId) =>
  applications().select(['a.notice_id as noticeId', 'a.id as rank']).where('a.applicant_id', '=', viewerId),
);

/**
 * Last day on which the owner decides about the application `a`, in Korea; null unless it is
 * pending.
 */
export const DECIDE_BY: RawBuilder<string | null> = sql<
  string | null
>`case when a.status = ${sql.lit(ApplicationStatus.PENDING)} then a.decide_by end`;

type Joined = { a: ApplicationTables['application']; n: NoticeStatementTables['notice'] };

/**
 * True if the applicant sees their own application `a`: if it can be cancelled, or if neither a
 * block nor a moderator hides the notice `n` (rules/moderation.md: Hidden content).
 */
export function isVisibleToApplicant(viewerId: ViewerId): Expression<SqlBool> {
  const { or } = expressionBuilder<Joined, 'a' | 'n'>();
  return or([sql<SqlBool>`${STATUS} in (${literals(CANCELLABLE)})`, isNeitherBlockedNorHidden(viewerId)]);
}

/**
 * True if the application `a` to the notice `n` is visible to the viewer. The viewer is its
 * applicant, or sees the notice.
 */
export function isVisibleApplication(viewerId: ViewerId): Expression<SqlBool> {
  const { and, eb, or } = expressionBuilder<Joined, 'a' | 'n'>();
  return or([and([eb('a.applicant_id', '=', viewerId), isVisibleToApplicant(viewerId)]), isVisibleTo(viewerId)]);
}
