import { type Expression, expressionBuilder, type RawBuilder, sql } from 'kysely';
import { ownerSince } from '../notices/notice.columns';
import type { NoticeTables } from '../notices/notice.tables';
import type { Role } from '../notices/project.entity';
import type { TeamTables } from './team.entity';

type Tables = NoticeTables & TeamTables;

/** Selects the memberships of owners. */
function ownerMemberships() {
  return expressionBuilder<Tables>()
    .selectFrom('notice as o')
    .select(['o.id as noticeId', 'o.owner_id as memberId', ownerSince('o').as('since')])
    .select([sql<Role | null>`null::text`.as('role'), sql<Date | null>`null::timestamptz`.as('askedAt')])
    .select(sql.lit(true).as('isOwner'));
}

/** Selects the memberships of members with a seat. */
function otherMemberships() {
  return expressionBuilder<Tables>()
    .selectFrom('team_member as t')
    .select(['t.notice_id as noticeId', 't.member_id as memberId', 't.since', 't.role', 't.asked_at as askedAt'])
    .select(sql.lit(false).as('isOwner'));
}

/** Selects the memberships of all teams. */
export function memberships() {
  return ownerMemberships().unionAll(otherMemberships());
}

/** Selects the memberships of the viewer. An owner without other members has no team yet. */
export function viewerMemberships(viewerId: Expression<number>) {
  return ownerMemberships()
    .where('o.owner_id', '=', viewerId)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('team_member as t').select('t.member_id').whereRef('t.notice_id', '=', 'o.id')),
    )
    .unionAll(otherMemberships().where('t.member_id', '=', viewerId));
}

/** True if a request for a response has been open for 72 hours (rules.md: Teams). */
export function hasNotAnswered(askedAt: Expression<Date | null>): RawBuilder<boolean> {
  return sql<boolean>`${askedAt} <= now() - interval '72 hours'`;
}
