import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { readId } from '../../platform/validation';
import type { Context } from '../context';
import { MemberView } from '../members/member.view';
import { loadCompletedTeams } from './profile-team.queries';
import { showTeamOnProfile } from './profile-team.service';
import { CompletedTeamView } from './profile-team.view';
import { ShowTeamOnProfilePayload } from './team-payload.view';
import { ShowTeamOnProfileInput } from './team.inputs';
import { readTeam } from './team.queries';

/** The field of members that teams add, and the mutation that changes it. */
@Resolver(() => MemberView)
export class MemberTeamResolver {
  @FieldResolver(() => [CompletedTeamView], {
    description:
      'The completed teams that the member shows (함께한 팀), those of the newest notices first; 20 at most. Members of another school, hidden ones and those kept apart by a block show none.',
  })
  completedTeams(@Ctx() ctx: Context, @Root() { id }: MemberView): Promise<readonly CompletedTeamView[]> {
    return loadCompletedTeams(ctx, id);
  }

  @Mutation(() => ShowTeamOnProfilePayload, {
    nullable: true,
    description:
      "Lets a team that is done appear on the viewer's profile (함께한 팀으로 남기기), or takes that back. It appears once two of its current members agree.",
  })
  async showTeamOnProfile(
    @Ctx() ctx: Context,
    @Arg('input', () => ShowTeamOnProfileInput, { description: 'The team.' })
    { teamId, shown }: ShowTeamOnProfileInput,
  ): Promise<ShowTeamOnProfilePayload | null> {
    const noticeId = readId(teamId);
    await showTeamOnProfile(ctx, noticeId, shown);
    return { team: () => readTeam(ctx, noticeId) };
  }
}
