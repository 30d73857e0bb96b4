import { type Expression, expressionBuilder, type RawBuilder, sql } from 'kysely';
import { ownerSince } from '../notices/notice.columns';
import type { NoticeTables } from '../notices/notice.tables';
import type { Role } from '../notices/project.entity';
import type { TeamTables } from './team.entity';

type Tables = NoticeTables & TeamTables;

/** The memberships of owners. */
function ownerMemberships() {
  return expressionBuilder<Tables>()
    .selectFrom('notice as o')
    .select(['o.id as noticeId', 'o.owner_id as memberId', ownerSince('o').as('since')])
    .select([sql<Role | null>`null::text`.as('role'), sql<Date | null>`null::timestamptz`.as('askedAt')])
    .select(sql.lit(true).as('isOwner'));
}

/** The memberships of those who take a seat. */
function otherMemberships() {
  return expressionBuilder<Tables>()
    .selectFrom('team_member as t')
    .select(['t.notice_id as noticeId', 't.member_id as memberId', 't.since', 't.role', 't.asked_at as askedAt'])
    .select(sql.lit(false).as('isOwner'));
}

/** The memberships of all teams. */
export function memberships() {
  return ownerMemberships().unionAll(otherMemberships());
}

/** The memberships of the viewer. An owner alone is not a team yet. */
export function viewerMemberships(viewerId: Expression<number>) {
  return ownerMemberships()
    .where('o.owner_id', '=', viewerId)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('team_member as t').select('t.member_id').whereRef('t.notice_id', '=', 'o.id')),
    )
    .unionAll(otherMemberships().where('t.member_id', '=', viewerId));
}

/** Whether a member has had 72 hours to answer a question (rules.md: Teams). */
export function hasNotAnswered(askedAt: Expression<Date | null>): RawBuilder<boolean> {
  return sql<boolean>`${askedAt} <= now() - interval '72 hours'`;
}
