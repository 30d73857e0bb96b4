import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { readId } from '../../platform/validation';
import { type Payload, payload } from '../../selection/payloads';
import type { Context } from '../context';
import { answerTeam, askTeamMember, leaveTeam, removeTeamMember } from './membership.service';
import {
  AnswerTeamPayload,
  AskTeamMemberPayload,
  LeaveTeamPayload,
  RemoveTeamMemberPayload,
} from './team-payload.type';
import { AnswerTeamInput, AskTeamMemberInput, LeaveTeamInput, RemoveTeamMemberInput } from './team.inputs';
import { TeamMemberType } from './team-member.type';

/** The mutations of memberships. */
@Resolver(() => TeamMemberType)
export class MembershipResolver {
  @Mutation(() => LeaveTeamPayload, {
    nullable: true,
    description:
      "Ends the viewer's own membership in a team (팀에서 나가기). The viewer may apply again. If the owner leaves, the member with the longest time in the team becomes the owner. Without other members, the team is disbanded.",
  })
  async leaveTeam(
    @Ctx() ctx: Context,
    @Arg('input', () => LeaveTeamInput, { description: 'The team and the reason.' }) { teamId, reason }: LeaveTeamInput,
  ): Promise<Payload<LeaveTeamPayload> | null> {
    const id = readId(teamId);
    await leaveTeam(ctx, id, reason);
    return payload({ noticeId: id });
  }

  @Mutation(() => RemoveTeamMemberPayload, {
    nullable: true,
    description: "Removes a member from the viewer's own team (내보내기). The member may not apply again.",
  })
  async removeTeamMember(
    @Ctx() ctx: Context,
    @Arg('input', () => RemoveTeamMemberInput, { description: 'The member and the reason.' })
    { teamId, memberId, reason }: RemoveTeamMemberInput,
  ): Promise<Payload<RemoveTeamMemberPayload> | null> {
    const noticeId = readId(teamId);
    await removeTeamMember(ctx, { noticeId, memberId: readId(memberId) }, reason);
    return payload({ noticeId });
  }

  @Mutation(() => AskTeamMemberPayload, {
    nullable: true,
    description: "Requests a response from a member of the viewer's own team (응답 확인).",
  })
  async askTeamMember(
    @Ctx() ctx: Context,
    @Arg('input', () => AskTeamMemberInput, { description: 'The member.' }) { teamId, memberId }: AskTeamMemberInput,
  ): Promise<Payload<AskTeamMemberPayload> | null> {
    const noticeId = readId(teamId);
    await askTeamMember(ctx, { noticeId, memberId: readId(memberId) });
    return payload({ noticeId });
  }

  @Mutation(() => AnswerTeamPayload, {
    nullable: true,
    description: 'Responds that the viewer is still active in the team (응답하기).',
  })
  async answerTeam(
    @Ctx() ctx: Context,
    @Arg('input', () => AnswerTeamInput, { description: 'The team.' }) { teamId }: AnswerTeamInput,
  ): Promise<Payload<AnswerTeamPayload> | null> {
    const id = readId(teamId);
    await answerTeam(ctx, id);
    return payload({ noticeId: id });
  }
}
