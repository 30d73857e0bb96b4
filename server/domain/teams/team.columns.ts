import { expressionBuilder, type RawBuilder, sql } from 'kysely';
import { type ApplicationTables, ApplicationStatus } from '../applications/application.entity';
import type { NoticeTables } from '../notices/notice.tables';
import type { Role } from '../notices/project.entity';

type Tables = ApplicationTables & NoticeTables;

/** The memberships of all teams: owners are members since their notice was posted, approved applicants since the approval. */
export function teamPlaces() {
  const eb = expressionBuilder<Tables>();
  const owners = eb
    .selectFrom('notice as o')
    .select(['o.id as noticeId', 'o.owner_id as memberId', 'o.created_at as since'])
    .select([sql<number | null>`null::int`.as('applicationId'), sql<Role | null>`null::text`.as('role')])
    .select(sql.lit(true).as('isOwner'));
  const approved = eb
    .selectFrom('application as a')
    .select(['a.notice_id as noticeId', 'a.applicant_id as memberId', sql<Date>`a.decided_at`.as('since')])
    .select([sql<number | null>`a.id`.as('applicationId'), 'a.role', sql.lit(false).as('isOwner')])
    .where('a.status', '=', sql.lit(ApplicationStatus.APPROVED));
  return owners.unionAll(approved);
}

/** Whether a member whose question is joined as `r` has had 72 hours to answer it (rules.md: Teams). */
export function isUnanswered(): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref('r.asked_at')} <= now() - interval '72 hours'`;
}
