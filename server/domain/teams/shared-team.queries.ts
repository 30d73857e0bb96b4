import { sql } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import { type Context, requireViewerId } from '../context';
import { isTeammate, teamsOf } from './team.contributions';

const { statement } = statementsOn<object>();

const sharedTeam = statement<{ viewerId: number; memberId: number }>()('teams.shared', (db, { viewerId, memberId }) =>
  db
    .selectFrom(teamsOf(viewerId).as('team'))
    .select('team.noticeId')
    .where(({ ref }) => isTeammate(memberId, ref('team.noticeId')))
    .limit(sql.lit(1)),
);

/**
 * Whether the viewer and a member are in a team, as its owner or as approved applicants. It is read from the primary, because it
 * follows a write.
 * @throws {AppError} UNAUTHENTICATED
 */
export async function sharesTeam(ctx: Context, memberId: number): Promise<boolean> {
  return (await ctx.primary.row(sharedTeam, { viewerId: requireViewerId(ctx), memberId })) !== undefined;
}
