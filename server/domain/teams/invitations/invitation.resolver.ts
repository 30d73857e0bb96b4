import { ID } from 'type-graphql';
import { parseIdOrThrow } from '../../../platform/text/validation';
import { addMutation } from '../../../selection/schema-fields';
import { CreateTeamInvitationInput, JoinTeamInput, RevokeTeamInvitationInput } from './invitation.inputs';
import { createTeamInvitation, joinTeam, revokeTeamInvitation } from './invitation.service';
import { teamOfPayload } from '../team.type';

addMutation('createTeamInvitation', {
  description:
    'Creates a link with which one person can join the team for 72 hours (초대 링크 만들기). A team has at most one link for each free seat. Only the owner may do it.',
  input: { type: CreateTeamInvitationInput, description: 'The team and the role.' },
  payload: {
    url: {
      type: () => String,
      description: 'The URL of the link with its token after #. Only this response contains it.',
    },
    invitationId: { type: () => ID, description: "The link's id among the invitations of the team." },
    team: teamOfPayload('The team.'),
  },
  run: async (ctx, { teamId, role }) => {
    const id = parseIdOrThrow(teamId);
    const { id: invitationId, url } = await createTeamInvitation(ctx, id, role);
    return { noticeId: id, url, invitationId };
  },
});

addMutation('revokeTeamInvitation', {
  description: 'Revokes a link (초대 취소).',
  input: { type: RevokeTeamInvitationInput, description: 'The link.' },
  payload: { team: teamOfPayload('The team.') },
  run: async (ctx, { id }) => {
    const { noticeId } = await revokeTeamInvitation(ctx, parseIdOrThrow(id));
    return { noticeId };
  },
});

addMutation('joinTeam', {
  description: 'Joins a team with a link (팀에 들어가기), without an application. The link then becomes invalid.',
  input: { type: JoinTeamInput, description: 'The link.' },
  payload: { team: teamOfPayload('The team that the viewer is in now.') },
  run: async (ctx, { token }) => {
    const { noticeId } = await joinTeam(ctx, token);
    return { noticeId };
  },
});
