import { ID } from 'type-graphql';
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
  suspensionCheck: 'inStatement',
  run: (ctx, { teamId, role }) => createTeamInvitation(ctx, teamId, role),
});

addMutation('revokeTeamInvitation', {
  description: 'Revokes a link (초대 취소).',
  input: { type: RevokeTeamInvitationInput, description: 'The link.' },
  payload: { team: teamOfPayload('The team.') },
  suspensionCheck: 'inStatement',
  run: (ctx, { id }) => revokeTeamInvitation(ctx, id),
});

addMutation('joinTeam', {
  description: 'Joins a team with a link (팀에 들어가기), without an application. The link then becomes invalid.',
  input: { type: JoinTeamInput, description: 'The link.' },
  payload: { team: teamOfPayload('The team that the viewer is in now.') },
  suspensionCheck: 'inStatement',
  run: (ctx, { token }) => joinTeam(ctx, token),
});
