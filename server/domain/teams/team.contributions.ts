import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { type ApplicationTables, ApplicationStatus } from '../applications/application.entity';
import type { NoticeTables } from '../notices/notice.tables';

type Tables = ApplicationTables & NoticeTables;

/** Selects the current members of the team of a notice: its owner and the approved applicants (rules.md: Teams). */
export function membersOfTeam(noticeId: Expression<number>) {
  const eb = expressionBuilder<Tables>();
  const owner = eb.selectFrom('notice as o').select('o.owner_id as memberId').where('o.id', '=', noticeId);
  const approved = eb
    .selectFrom('application as a')
    .select('a.applicant_id as memberId')
    .where('a.notice_id', '=', noticeId)
    .where('a.status', '=', sql.lit(ApplicationStatus.APPROVED));
  return owner.union(approved);
}

/** Selects the notices whose teams a member is in: the member's own, and those at which they are approved (rules.md: Teams). */
export function teamsOf(memberId: Expression<number>) {
  const eb = expressionBuilder<Tables>();
  const own = eb.selectFrom('notice as o').select('o.id as noticeId').where('o.owner_id', '=', memberId);
  const joined = eb
    .selectFrom('application as a')
    .select('a.notice_id as noticeId')
    .where('a.applicant_id', '=', memberId)
    .where('a.status', '=', sql.lit(ApplicationStatus.APPROVED));
  return own.union(joined);
}

/** Whether the viewer is a current member of the team of a notice. */
export function isTeammate(viewerId: Expression<number>, noticeId: Expression<number>): Expression<SqlBool> {
  return sql<SqlBool>`${viewerId} in (${membersOfTeam(noticeId)})`;
}
