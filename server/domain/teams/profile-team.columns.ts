import { type Expression, expressionBuilder, sql } from 'kysely';
import { countOfRows } from '../../platform/database/expressions';
import { TeamState } from '../notices/notice.entity';
import type { ProfileTeamTables } from './profile-team.entity';
import { isTeammate } from './team.contributions';

/** Selects the current members of a team who agreed to show it on their profiles, as `memberId`. */
export function agreeingMembers(noticeId: Expression<number>) {
  return expressionBuilder<ProfileTeamTables>()
    .selectFrom('profile_team as g')
    .select('g.member_id as memberId')
    .where('g.notice_id', '=', noticeId)
    .where(({ ref }) => isTeammate(ref('g.member_id'), noticeId));
}

/** Selects the number of current members who agreed to show the team on their profiles. */
export function showingCount(noticeId: Expression<number>) {
  return agreeingMembers(noticeId).clearSelect().select(countOfRows().as('count')).$asScalar();
}

/** True if the viewer agreed to show the team of the notice `n`; null unless the team is done. */
export function showsOnProfile(viewerId: Expression<number>, noticeId: Expression<number>) {
  return sql<boolean | null>`
          case when n.team_state = ${sql.lit(TeamState.DONE)}
          then ${viewerId} in (${agreeingMembers(noticeId)}) end`;
}
