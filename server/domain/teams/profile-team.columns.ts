import { type Expression, expressionBuilder, sql } from 'kysely';
import { countOfRows } from '../../platform/database/expressions';
import { TeamState } from '../notices/notice.entity';
import type { ProfileTeamTables } from './profile-team.entity';
import { isTeammate } from './team.contributions';

/**
 * Selects the current members of a team who agreed that it appears on their profile, as `memberId`.
 */
export function agreeingMembers(noticeId: Expression<number>) {
  return expressionBuilder<ProfileTeamTables>()
    .selectFrom('profile_team as g')
    .select('g.member_id as memberId')
    .where('g.notice_id', '=', noticeId)
    .where(({ ref }) => isTeammate(ref('g.member_id'), noticeId));
}

/** The number of current members who agreed that their team appears on their profiles. */
export function showingCount(noticeId: Expression<number>) {
  return agreeingMembers(noticeId).clearSelect().select(countOfRows().as('count')).$asScalar();
}

/** Whether the viewer is one of them; null while the team of the notice `n` is not done. */
export function showsOnProfile(viewerId: Expression<number>, noticeId: Expression<number>) {
  return sql<boolean | null>`
          case when n.team_state = ${sql.lit(TeamState.DONE)}
          then ${viewerId} in (${agreeingMembers(noticeId)}) end`;
}
