import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { countOfRows } from '../../../platform/database/statements/expressions';
import { TeamState } from '../../notices/notice.entity';
import type { ProfileTeamTables } from './profile-team.entity';
import { isInTeam } from '../team.sql';
import { isBlockedBetween, isVisibleMember } from '../../blocks/block.sql';
import type { ViewerId } from '../../../selection/viewer-id';
import type { NoticeStatementTables } from '../../notices/notice-tables.entity';
import type { MembershipKey, TeamTables } from '../team.entity';
import { statementsOn } from '../../../platform/database/statements/statement';

/** Selects the current members of a team who agreed to show it on their profiles, as `memberId`. */
function agreeingMembers(noticeId: Expression<number>) {
  return expressionBuilder<ProfileTeamTables>()
    .selectFrom('profile_team as g')
    .select('g.member_id as memberId')
    .where('g.notice_id', '=', noticeId)
    .where(({ ref }) => isInTeam(ref('g.member_id'), noticeId));
}

/** Selects the number of current members who agreed to show the team on their profiles. */
export function agreementCount(noticeId: Expression<number>) {
  return agreeingMembers(noticeId).clearSelect().select(countOfRows().as('count')).$asScalar();
}

/** True if the viewer agreed to show the team of the notice `n`; null unless the team is done. */
export function hasAgreed(viewerId: Expression<number>, noticeId: Expression<number>) {
  return sql<boolean | null>`
          case when n.team_state = ${sql.lit(TeamState.DONE)}
          then ${viewerId} in (${agreeingMembers(noticeId)}) end`;
}

type Tables = NoticeStatementTables & ProfileTeamTables & TeamTables;

/**
 * True if the team of the notice `n` may be on the profile of a member who agreed. The member and
 * one more agreeing member are in the team, and the notice is not hidden.
 */
function mayAppear(memberId: Expression<number>, noticeId: Expression<number>): Expression<SqlBool> {
  const { and, eb, exists } = expressionBuilder<{ n: Tables['notice'] }, 'n'>();
  const others = agreeingMembers(noticeId).where('g.member_id', '<>', memberId);
  return and([eb('n.hidden', '=', sql.lit(false)), isInTeam(memberId, noticeId), exists(others)]);
}

/** True if the team of the notice `n` is on the viewer's profile. */
export function isOnProfileOf(viewerId: Expression<number>, noticeId: Expression<number>) {
  return sql<boolean>`(coalesce(${hasAgreed(viewerId, noticeId)}, false) and ${mayAppear(viewerId, noticeId)})`;
}

/** Maximum number of teams on a profile. The teams of the newest notices are shown. */
const ON_PROFILE = sql.lit(20);

/**
 * Selects the teams on the profile of the member joined as `m`. The member and another current
 * member must have agreed. It omits hidden notices, and notices whose owner has blocked the viewer
 * or is blocked by the viewer.
 */
export function teamsOnProfile(viewerId: ViewerId) {
  const eb = expressionBuilder<Tables & { m: Tables['member'] }, 'm'>();
  return eb
    .selectFrom('profile_team as p')
    .innerJoin('notice as n', 'n.id', 'p.notice_id')
    .leftJoin('team_member as t', (join) =>
      join.onRef('t.notice_id', '=', 'p.notice_id').onRef('t.member_id', '=', 'p.member_id'),
    )
    .select(['n.id as teamId', 'n.kind', 'n.title', 't.role', 'p.created_at as agreedAt'])
    .select(sql<boolean>`n.owner_id = p.member_id`.as('isOwner'))
    .whereRef('p.member_id', '=', 'm.id')
    .where(({ ref }) => mayAppear(ref('p.member_id'), ref('n.id')))
    .where(({ not, ref }) => not(isBlockedBetween(viewerId, ref('n.owner_id'))))
    .orderBy('n.id', 'desc')
    .limit(ON_PROFILE);
}

/** True if the viewer may see the teams on the profile of the member joined as `m`. */
export function seesTeamsOnProfile(viewerId: ViewerId): Expression<SqlBool> {
  const { eb, or } = expressionBuilder<{ m: Tables['member'] }, 'm'>();
  return or([eb('m.id', '=', viewerId), isVisibleMember(viewerId)]);
}

const { insertRow, statement } = statementsOn<ProfileTeamTables>();

/**
 * Stores the agreement of a member to show the team of a locked notice. Agreeing again changes
 * nothing.
 */
export const insertAgreement = statement<MembershipKey>()('teams.insertAgreement', (_db, { noticeId, memberId }) =>
  insertRow('profile_team', { member_id: memberId, notice_id: noticeId })
    .onConflict((conflict) => conflict.columns(['member_id', 'notice_id']).doNothing())
    .returning('notice_id as id'),
);

/** Deletes the agreement of a member, if there is one. */
export const deleteAgreement = statement<MembershipKey>()('teams.deleteAgreement', (db, { noticeId, memberId }) =>
  db
    .deleteFrom('profile_team')
    .where('member_id', '=', memberId)
    .where('notice_id', '=', noticeId)
    .returning('notice_id as id'),
);
