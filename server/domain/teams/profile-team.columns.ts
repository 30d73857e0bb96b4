import { type Expression, expressionBuilder } from 'kysely';
import type { ProfileTeamTables } from './profile-team.entity';
import { isTeammate } from './team.contributions';

/** Selects the current members of a team who agreed that it appears on their profile, as `memberId`. */
export function agreeingMembers(noticeId: Expression<number>) {
  return expressionBuilder<ProfileTeamTables>()
    .selectFrom('profile_team as g')
    .select('g.member_id as memberId')
    .where('g.notice_id', '=', noticeId)
    .where(({ ref }) => isTeammate(ref('g.member_id'), noticeId));
}
