import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { readId } from '../../platform/validation';
import { type Payload, payload } from '../../selection/payloads';
import type { Context } from '../context';
import { CreateTeamInvitationInput, JoinTeamInput, RevokeTeamInvitationInput } from './invitation.inputs';
import { createTeamInvitation, joinTeam, revokeTeamInvitation } from './invitation.service';
import {
  CreateTeamInvitationPayload,
  JoinTeamPayload,
  RevokeTeamInvitationPayload,
  TeamInvitationType,
} from './invitation.type';

/** The mutations of links. */
@Resolver(() => TeamInvitationType)
export class TeamInvitationResolver {
  @Mutation(() => CreateTeamInvitationPayload, {
    nullable: true,
    description:
      'Creates a link with which one person can join the team for 72 hours (초대 링크 만들기). A team has at most one link for each free seat. Only the owner may do it.',
  })
  async createTeamInvitation(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateTeamInvitationInput, { description: 'The team and the role.' })
    { teamId, role }: CreateTeamInvitationInput,
  ): Promise<Payload<CreateTeamInvitationPayload> | null> {
    const id = readId(teamId);
    const { id: invitationId, url } = await createTeamInvitation(ctx, id, role);
    return { ...payload({ noticeId: id }), url, invitationId };
  }

  @Mutation(() => RevokeTeamInvitationPayload, { nullable: true, description: 'Revokes a link (초대 취소).' })
  async revokeTeamInvitation(
    @Ctx() ctx: Context,
    @Arg('input', () => RevokeTeamInvitationInput, { description: 'The link.' }) { id }: RevokeTeamInvitationInput,
  ): Promise<Payload<RevokeTeamInvitationPayload> | null> {
    const { noticeId } = await revokeTeamInvitation(ctx, readId(id));
    return payload({ noticeId });
  }

  @Mutation(() => JoinTeamPayload, {
    nullable: true,
    description: 'Joins a team with a link (팀에 들어가기), without an application. The link then becomes invalid.',
  })
  async joinTeam(
    @Ctx() ctx: Context,
    @Arg('input', () => JoinTeamInput, { description: 'The link.' }) { token }: JoinTeamInput,
  ): Promise<Payload<JoinTeamPayload> | null> {
    const { noticeId } = await joinTeam(ctx, token);
    return payload({ noticeId });
  }
}
