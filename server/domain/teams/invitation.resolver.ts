import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { readId } from '../../platform/validation';
import { type Context, requireViewerId } from '../context';
import { isAllowed } from '../kit/refusal';
import { refusalToManage } from '../notices/notice.policy';
import { loadNotice, loadSeenNotice } from '../notices/notice.queries';
import { type AnyNotice, NoticeView } from '../notices/notice.view';
import { Role } from '../notices/project.entity';
import { CreateTeamInvitationInput, JoinTeamInput, RevokeTeamInvitationInput } from './invitation.inputs';
import { findInvitation, readInvitations } from './invitation.queries';
import { createTeamInvitation, joinTeam, readInvitableRoles, revokeTeamInvitation } from './invitation.service';
import {
  CreateTeamInvitationPayload,
  JoinTeamPayload,
  RevokeTeamInvitationPayload,
  TeamInvitationView,
} from './invitation.view';
import { readTeam } from './team.queries';
import { TeamView } from './team.view';

/** The links of a team. */
@Resolver(() => TeamView)
export class TeamInvitationsResolver {
  @FieldResolver(() => [TeamInvitationView], {
    nullable: true,
    description:
      'The links (초대 링크) that are still valid, the oldest first, 100 at most; null for everybody but the owner.',
  })
  invitations(@Ctx() ctx: Context, @Root() { id, ownerId }: TeamView): Promise<TeamInvitationView[]> | null {
    return mayInvite(ctx, ownerId) ? readInvitations(ctx, id) : null;
  }

  @FieldResolver(() => [Role], {
    nullable: 'items',
    description:
      'The roles (역할) for which the viewer may create a link now: those with more free seats than valid links. For a study it holds null when there is such a seat. It is empty for everybody but the owner, once the team has ended, and while the notice is hidden.',
  })
  async viewerInvitableRoles(@Ctx() ctx: Context, @Root() team: TeamView): Promise<(Role | null)[]> {
    return mayInvite(ctx, team.ownerId) ? readInvitableRoles(ctx, team) : [];
  }
}

function mayInvite(ctx: Context, ownerId: number): boolean {
  return isAllowed(ctx, (viewer) => refusalToManage(viewer, { owner: { id: ownerId } }));
}

/** The query and mutations of links. */
@Resolver(() => TeamInvitationView)
export class TeamInvitationResolver {
  @Query(() => TeamInvitationView, {
    nullable: true,
    description:
      'What a link invites to (초대); null when it was used, taken back or is too old, and when the viewer may not see the notice.',
  })
  async teamInvitation(
    @Ctx() ctx: Context,
    @Arg('token', () => String, { description: 'The token of the link: what comes after # in its address.' })
    token: string,
  ): Promise<TeamInvitationView | null> {
    requireViewerId(ctx);
    const invitation = await findInvitation(ctx, token);
    return invitation && (await loadNotice(ctx, invitation.noticeId)) ? invitation : null;
  }

  @FieldResolver(() => NoticeView, { description: 'The notice (공고) of the team.' })
  notice(@Ctx() ctx: Context, @Root() { noticeId }: TeamInvitationView): Promise<AnyNotice> {
    return loadSeenNotice(ctx, noticeId);
  }

  @Mutation(() => CreateTeamInvitationPayload, {
    nullable: true,
    description:
      'Creates a link by which one person joins the team (초대 링크 만들기), for 72 hours. There are never more than free seats. Only the owner may do it.',
  })
  async createTeamInvitation(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateTeamInvitationInput, { description: 'The team and the role.' })
    { teamId, role }: CreateTeamInvitationInput,
  ): Promise<CreateTeamInvitationPayload | null> {
    const id = readId(teamId);
    const { id: invitationId, url } = await createTeamInvitation(ctx, id, role);
    return { url, invitationId, team: () => readTeam(ctx, id) };
  }

  @Mutation(() => RevokeTeamInvitationPayload, { nullable: true, description: 'Takes a link back (초대 취소).' })
  async revokeTeamInvitation(
    @Ctx() ctx: Context,
    @Arg('input', () => RevokeTeamInvitationInput, { description: 'The link.' }) { id }: RevokeTeamInvitationInput,
  ): Promise<RevokeTeamInvitationPayload | null> {
    const { noticeId } = await revokeTeamInvitation(ctx, readId(id));
    return { team: () => readTeam(ctx, noticeId) };
  }

  @Mutation(() => JoinTeamPayload, {
    nullable: true,
    description: 'Joins a team by a link (팀에 들어가기), without an application. The link is used up.',
  })
  async joinTeam(
    @Ctx() ctx: Context,
    @Arg('input', () => JoinTeamInput, { description: 'The link.' }) { token }: JoinTeamInput,
  ): Promise<JoinTeamPayload | null> {
    const { noticeId } = await joinTeam(ctx, token);
    return { team: () => readTeam(ctx, noticeId) };
  }
}
