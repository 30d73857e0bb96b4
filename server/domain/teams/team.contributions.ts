import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { contributeToNotices } from '../notices/notice.contributions';
import type { NoticeTables } from '../notices/notice.tables';
import type { TeamTables } from './team.entity';

type Tables = NoticeTables & TeamTables;

/**
 * Selects the current members of the team of a notice: its owner, and those who take a seat
 * (rules.md: Teams).
 */
export function membersOfTeam(noticeId: Expression<number>) {
  const eb = expressionBuilder<Tables>();
  const owner = eb.selectFrom('notice as o').select('o.owner_id as memberId').where('o.id', '=', noticeId);
  const others = eb.selectFrom('team_member').select('member_id as memberId').where('notice_id', '=', noticeId);
  return owner.union(others);
}

/**
 * Selects the notices whose teams a member is in: the member's own, and those that the member
 * joined (rules.md: Teams).
 */
export function teamsOf(memberId: Expression<number>) {
  const eb = expressionBuilder<Tables>();
  const own = eb.selectFrom('notice as o').select('o.id as noticeId').where('o.owner_id', '=', memberId);
  const joined = eb.selectFrom('team_member').select('notice_id as noticeId').where('member_id', '=', memberId);
  return own.union(joined);
}

/** Whether somebody is a current member of the team of a notice, as its owner or besides. */
export function isTeammate(memberId: Expression<number>, noticeId: Expression<number>): Expression<SqlBool> {
  return sql<SqlBool>`${memberId} in (${membersOfTeam(noticeId)})`;
}

/** Whether somebody is a current member of the team of a notice besides its owner. */
export function isMember(memberId: Expression<number>, noticeId: Expression<number>): Expression<SqlBool> {
  const { exists, selectFrom } = expressionBuilder<Tables>();
  const row = selectFrom('team_member').select('role').where('notice_id', '=', noticeId);
  return exists(row.where('member_id', '=', memberId));
}

/** How the membership of somebody in the team of a notice ended; null without an end. */
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
