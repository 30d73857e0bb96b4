import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { readId } from '../../platform/validation';
import { type Payload, payload } from '../../selection/payloads';
import type { Context } from '../context';
import { MemberType } from '../members/member.type';
import { showTeamOnProfile } from './profile-team.service';
import { ShowTeamOnProfilePayload } from './team-payload.type';
import { ShowTeamOnProfileInput } from './team.inputs';

/** The mutation of the teams on profiles. */
@Resolver(() => MemberType)
export class MemberTeamResolver {
  @Mutation(() => ShowTeamOnProfilePayload, {
    nullable: true,
    description:
      "Shows or hides a completed team on the viewer's profile (함께한 팀으로 남기기). It appears once two of its current members agree.",
  })
  async showTeamOnProfile(
    @Ctx() ctx: Context,
    @Arg('input', () => ShowTeamOnProfileInput, { description: 'The team.' })
    { teamId, shown }: ShowTeamOnProfileInput,
  ): Promise<Payload<ShowTeamOnProfilePayload> | null> {
    const noticeId = readId(teamId);
    await showTeamOnProfile(ctx, noticeId, shown);
    return payload({ noticeId });
  }
}
