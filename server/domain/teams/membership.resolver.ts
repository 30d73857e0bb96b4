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

/** The mutations of memberships, and the computed field of members. */
@Resolver(() => TeamMemberType)
export class MembershipResolver {
  @Mutation(() => LeaveTeamPayload, {
    nullable: true,
    description:
      "Ends the viewer's own membership in a team (팀에서 나가기). They may apply again. When the owner leaves, the member who has been there for longest takes over; without members the team is disbanded.",
  })
  async leaveTeam(
    @Ctx() ctx: Context,
    @Arg('input', () => LeaveTeamInput, { description: 'The team, and why.' }) { teamId, reason }: LeaveTeamInput,
  ): Promise<Payload<LeaveTeamPayload> | null> {
    const id = readId(teamId);
    await leaveTeam(ctx, id, reason);
    return payload({ noticeId: id });
  }

  @Mutation(() => RemoveTeamMemberPayload, {
    nullable: true,
    description: "Removes a member from the viewer's own team (내보내기). They may not apply again.",
  })
  async removeTeamMember(
    @Ctx() ctx: Context,
    @Arg('input', () => RemoveTeamMemberInput, { description: 'The member, and why.' })
    { teamId, memberId, reason }: RemoveTeamMemberInput,
  ): Promise<Payload<RemoveTeamMemberPayload> | null> {
    const noticeId = readId(teamId);
    await removeTeamMember(ctx, { noticeId, memberId: readId(memberId) }, reason);
    return payload({ noticeId });
  }

  @Mutation(() => AskTeamMemberPayload, {
    nullable: true,
    description: "Asks a member of the viewer's own team whether they are still there (응답 확인).",
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
    description: 'Answers that the viewer is still there (응답하기).',
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
