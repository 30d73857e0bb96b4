import { type Expression, expressionBuilder, type RawBuilder, sql } from 'kysely';
import { type ApplicationTables, ApplicationStatus } from '../applications/application.entity';
import { ownerSince } from '../notices/notice.columns';
import type { NoticeTables } from '../notices/notice.tables';
import type { Role } from '../notices/project.entity';

type Tables = ApplicationTables & NoticeTables;

const APPROVED = sql.lit(ApplicationStatus.APPROVED);

/** The memberships of owners. */
function ownerMemberships() {
  return expressionBuilder<Tables>()
    .selectFrom('notice as o')
    .select(['o.id as noticeId', 'o.owner_id as memberId', ownerSince('o').as('since')])
    .select([sql<number | null>`null::int`.as('applicationId'), sql<Role | null>`null::text`.as('role')])
    .select(sql.lit(true).as('isOwner'));
}

/** The memberships of approved applicants, who are members since the approval. */
function applicantMemberships() {
  return expressionBuilder<Tables>()
    .selectFrom('application as a')
    .select(['a.notice_id as noticeId', 'a.applicant_id as memberId', sql<Date>`a.decided_at`.as('since')])
    .select([sql<number | null>`a.id`.as('applicationId'), 'a.role', sql.lit(false).as('isOwner')])
    .where('a.status', '=', APPROVED);
}

/** The memberships of all teams. */
export function memberships() {
  return ownerMemberships().unionAll(applicantMemberships());
}

/** The memberships of the viewer. An owner alone is not a team yet. */
export function viewerMemberships(viewerId: Expression<number>) {
  return ownerMemberships()
    .where('o.owner_id', '=', viewerId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('application as t')
          .select('t.id')
          .whereRef('t.notice_id', '=', 'o.id')
          .where('t.status', '=', APPROVED),
      ),
    )
    .unionAll(applicantMemberships().where('a.applicant_id', '=', viewerId));
}

/** Whether a member whose question is joined as `r` has had 72 hours to answer it (rules.md: Teams). */
export function hasNotAnswered(): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref('r.asked_at')} <= now() - interval '72 hours'`;
}
