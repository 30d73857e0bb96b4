import { type Expression, expressionBuilder, sql, type SqlBool, type RawBuilder } from 'kysely';
import { contributions } from '../notices/notice-contributions.sql';
import type { NoticeTables, NoticeStatementTables } from '../notices/notice-tables.entity';
import { contributions as profileContributions } from '../profiles/profile-contributions.sql';
import type { TeamTables } from './team.entity';
import { ownerSince } from '../notices/notice.sql';
import type { Role } from '../profiles/role.entity';
import { MAX_OWN_COUNT } from '../../../shared/bounds';
import { countOfRows } from '../../platform/database/statements/expressions';

type Tables = NoticeTables & TeamTables;

/**
 * Selects the current members of the team of a notice: its owner and the team members
 * (rules/teams.md).
 */
export function currentMembersOf(noticeId: Expression<number>) {
  const eb = expressionBuilder<Tables>();
  const owner = eb.selectFrom('notice as o').select('o.owner_id as memberId').where('o.id', '=', noticeId);
  const others = eb.selectFrom('team_member').select('member_id as memberId').where('notice_id', '=', noticeId);
  return owner.union(others);
}

/**
 * Selects the notices of the teams of a member: own notices and those with a seat (rules/teams.md).
 */
export function teamsOf(memberId: Expression<number>) {
  const eb = expressionBuilder<Tables>();
  const own = eb.selectFrom('notice as o').select('o.id as noticeId').where('o.owner_id', '=', memberId);
  const withSeat = eb.selectFrom('team_member').select('notice_id as noticeId').where('member_id', '=', memberId);
  return own.union(withSeat);
}

/** True if a member is a current member of the team of a notice: its owner or a team member. */
export function isInTeam(memberId: Expression<number>, noticeId: Expression<number>): Expression<SqlBool> {
  return sql<SqlBool>`${memberId} in (${currentMembersOf(noticeId)})`;
}

/** True if a member is a team member: has a seat in the team of a notice. The owner has none. */
export function hasSeat(memberId: Expression<number>, noticeId: Expression<number>): Expression<SqlBool> {
  const { exists, selectFrom } = expressionBuilder<Tables>();
  const row = selectFrom('team_member').select('role').where('notice_id', '=', noticeId);
  return exists(row.where('member_id', '=', memberId));
}

/**
 * Selects the kind of the departure of a member from the team of a notice; null without a
 * departure.
 */
export function departureKindOf(memberId: Expression<number>, noticeId: Expression<number>) {
  return expressionBuilder<Tables>()
    .selectFrom('departure')
    .select('kind')
    .where('notice_id', '=', noticeId)
    .where('member_id', '=', memberId)
    .$asScalar();
}

contributions.hasSeat.by(hasSeat);
// `sql` puts both unions into parentheses, because INTERSECT binds more tightly than UNION.
profileContributions.isTeammate.by(
  (viewerId, memberId) => sql<SqlBool>`exists (${teamsOf(memberId)} intersect ${teamsOf(viewerId)})`,
);
contributions.noticesWithSeat.by((viewerId) =>
  expressionBuilder<Tables>()
    .selectFrom('team_member')
    .select(['notice_id as noticeId', 'notice_id as rank'])
    .where('member_id', '=', viewerId),
);

/** Selects the memberships of owners. */
function membershipsOfOwners() {
  return expressionBuilder<Tables>()
    .selectFrom('notice as o')
    .select(['o.id as noticeId', 'o.owner_id as memberId', ownerSince('o').as('since')])
    .select([sql<Role | null>`null::text`.as('role'), sql<Date | null>`null::timestamptz`.as('askedAt')])
    .select(sql.lit(true).as('isOwner'));
}

/** Selects the memberships of team members. */
function membershipsWithSeat() {
  return expressionBuilder<Tables>()
    .selectFrom('team_member as t')
    .select(['t.notice_id as noticeId', 't.member_id as memberId', 't.since', 't.role', 't.asked_at as askedAt'])
    .select(sql.lit(false).as('isOwner'));
}

/** Selects the memberships of the current members of all teams. */
export function memberships() {
  return membershipsOfOwners().unionAll(membershipsWithSeat());
}

/** Selects the memberships of the viewer. An owner without team members has no team yet. */
function membershipsOfViewer(viewerId: Expression<number>) {
  return membershipsOfOwners()
    .where('o.owner_id', '=', viewerId)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('team_member as t').select('t.member_id').whereRef('t.notice_id', '=', 'o.id')),
    )
    .unionAll(membershipsWithSeat().where('t.member_id', '=', viewerId));
}

/**
 * True if a request for a response of this time has been open for 72 hours (rules/team-members.md).
 */
export function isOverdue(askedAt: Expression<Date | null>): RawBuilder<boolean> {
  return sql<boolean>`${askedAt} <= now() - interval '72 hours'`;
}

/** True if a member has an open request for a response (rules/team-members.md). */
export function hasOpenRequest(askedAt: Expression<Date | null>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${askedAt} is not null)`;
}

type StatementTables = NoticeStatementTables & TeamTables;

/** Selects the number of the viewer's teams, at most {@link MAX_OWN_COUNT}. */
export function teamCountOf(viewerId: Expression<number>) {
  return expressionBuilder<StatementTables>()
    .selectFrom((eb) =>
      eb
        .selectFrom(membershipsOfViewer(viewerId).as('p'))
        .select('p.noticeId')
        .limit(sql.lit(MAX_OWN_COUNT))
        .as('listed'),
    )
    .select(countOfRows().as('count'));
}

/** Selects the viewer's teams with notice ids below `before`, the newest first. */
export function selectViewerTeams(
  viewerId: Expression<number>,
  { before, first }: Record<'before' | 'first', RawBuilder<number>>,
) {
  return expressionBuilder<StatementTables>()
    .selectFrom(membershipsOfViewer(viewerId).as('p'))
    .innerJoin('notice as n', 'n.id', 'p.noticeId')
    .select(['p.noticeId as id', 'p.role', 'p.isOwner', 'p.since', 'n.team_state as state'])
    .where('p.noticeId', '<', before)
    .orderBy('p.noticeId', 'desc')
    .limit(first);
}
