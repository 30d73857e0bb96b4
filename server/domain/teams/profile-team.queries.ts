import { expressionBuilder, sql } from 'kysely';
import { type Params, statementsOn } from '../../platform/database/statement';
import { ApplicationStatus, type ApplicationTables } from '../applications/application.entity';
import { isNotApart } from '../blocks/block.visibility';
import { type Context, requireViewerId } from '../context';
import { defineLoader } from '../kit/loader';
import { isOfSchoolOf } from '../members/member.visibility';
import type { NoticeStatementTables } from '../notices/notice.tables';
import { agreeingMembers } from './profile-team.columns';
import type { ProfileTeamTables } from './profile-team.entity';
import { isTeammate } from './team.contributions';
import type { CompletedTeamView } from './profile-team.view';

type Tables = ApplicationTables & NoticeStatementTables & ProfileTeamTables;

const { statement } = statementsOn<Tables>();

/** As many teams are on a profile, those of the newest notices. */
const ON_PROFILE = sql.lit(20);

interface ProfileParams {
  viewerId: number;
  memberIds: readonly number[];
}

/**
 * Selects the teams on the profile of the member joined as `m`: those in which the member and another current member agreed. It leaves out
 * hidden notices, and those whose owner a block keeps apart from the viewer.
 */
function teamsOnProfile({ viewerId }: Params<ProfileParams>) {
  const eb = expressionBuilder<Tables & { m: Tables['member'] }, 'm'>();
  return eb
    .selectFrom('profile_team as p')
    .innerJoin('notice as n', 'n.id', 'p.notice_id')
    .leftJoin('application as t', (join) =>
      join
        .onRef('t.notice_id', '=', 'p.notice_id')
        .onRef('t.applicant_id', '=', 'p.member_id')
        .on('t.status', '=', sql.lit(ApplicationStatus.APPROVED)),
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

const completedTeams = statement<ProfileParams>()(
  'teams.completed',
  (db, params) =>
    db
      .selectFrom('member as m')
      .innerJoinLateral(teamsOnProfile(params).as('team'), (join) => join.onTrue())
      .select(['m.id as memberId', 'team.teamId', 'team.kind', 'team.title', 'team.role', 'team.isOwner'])
      .select(['team.agreedAt', sql<string>`team."teamId" || '-' || m.id`.as('id')])
      .where('m.id', '=', db.fn.any(params.memberIds))
      .where(({ eb, or, and, ref }) =>
        or([
          eb('m.id', '=', params.viewerId),
          and([
            eb('m.hidden', '=', sql.lit(false)),
            isOfSchoolOf(params.viewerId),
            isNotApart(params.viewerId, ref('m.id')),
          ]),
        ]),
      )
      .orderBy('team.teamId', 'desc'),
  ['agreedAt'],
);

const loadTeams = defineLoader<number, readonly CompletedTeamView[]>(async (ctx, memberIds) => {
  const rows = await ctx.reads.rows(completedTeams, { viewerId: requireViewerId(ctx), memberIds });
  return Map.groupBy(rows, ({ memberId }) => memberId);
}, []);

/**
 * Loads the completed teams on a member's profile, those of the newest notices first (rules.md: Teams). None for visitors, and where the
 * viewer does not see the member: after a block, at another school, and while the member is hidden.
 */
export async function loadCompletedTeams(ctx: Context, memberId: number): Promise<readonly CompletedTeamView[]> {
  return ctx.session.memberId === null ? [] : loadTeams(ctx, memberId);
}
