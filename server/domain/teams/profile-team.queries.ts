import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { isNotApart } from '../blocks/block.visibility';
import type { ViewerId } from '../kit/viewer-id';
import { isOfSchoolOf } from '../members/member.visibility';
import type { NoticeStatementTables } from '../notices/notice.tables';
import { agreeingMembers } from './profile-team.columns';
import type { ProfileTeamTables } from './profile-team.entity';
import { isTeammate } from './team.contributions';
import type { TeamTables } from './team.entity';

type Tables = NoticeStatementTables & ProfileTeamTables & TeamTables;

/** The maximum number of teams on a profile. The teams of the newest notices are shown. */
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
    .where('n.hidden', '=', sql.lit(false))
    .where(({ ref }) => isNotApart(viewerId, ref('n.owner_id')))
    .where(({ ref }) => isTeammate(ref('p.member_id'), ref('n.id')))
    .where(({ exists, ref }) => exists(agreeingMembers(ref('n.id')).where('g.member_id', '<>', ref('p.member_id'))))
    .orderBy('n.id', 'desc')
    .limit(ON_PROFILE);
}

/** True if the viewer may see the teams on the profile of the member joined as `m`. */
export function seesTeamsOnProfile(viewerId: ViewerId): Expression<SqlBool> {
  const { and, eb, or, ref } = expressionBuilder<{ m: Tables['member'] }, 'm'>();
  return or([
    eb('m.id', '=', viewerId),
    and([eb('m.hidden', '=', sql.lit(false)), isOfSchoolOf(viewerId), isNotApart(viewerId, ref('m.id'))]),
  ]);
}
