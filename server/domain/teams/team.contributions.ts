import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { contributeToNotices } from '../notices/notice.contributions';
import type { NoticeTables } from '../notices/notice.tables';
import type { TeamTables } from './team.entity';

type Tables = NoticeTables & TeamTables;

/**
 * Selects the current members of the team of a notice: its owner and the members with a seat
 * (rules.md: Teams).
 */
export function membersOfTeam(noticeId: Expression<number>) {
  const eb = expressionBuilder<Tables>();
  const owner = eb.selectFrom('notice as o').select('o.owner_id as memberId').where('o.id', '=', noticeId);
  const others = eb.selectFrom('team_member').select('member_id as memberId').where('notice_id', '=', noticeId);
  return owner.union(others);
}

/** Selects the notices of the teams of a member: own notices and joined teams (rules.md: Teams). */
export function teamsOf(memberId: Expression<number>) {
  const eb = expressionBuilder<Tables>();
  const own = eb.selectFrom('notice as o').select('o.id as noticeId').where('o.owner_id', '=', memberId);
  const joined = eb.selectFrom('team_member').select('notice_id as noticeId').where('member_id', '=', memberId);
  return own.union(joined);
}

/** True if a member is in the team of a notice, as the owner or with a seat. */
export function isTeammate(memberId: Expression<number>, noticeId: Expression<number>): Expression<SqlBool> {
  return sql<SqlBool>`${memberId} in (${membersOfTeam(noticeId)})`;
}

/** True if a member has a seat in the team of a notice. The owner has none. */
export function isMember(memberId: Expression<number>, noticeId: Expression<number>): Expression<SqlBool> {
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

contributeToNotices({
  isMember,
  joinedNotices: (viewerId) =>
    expressionBuilder<Tables>()
      .selectFrom('team_member')
      .select(['notice_id as noticeId', 'notice_id as rank'])
      .where('member_id', '=', viewerId),
});
