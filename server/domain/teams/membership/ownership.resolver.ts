import { addMutation } from '../../../selection/schema-fields';
import { endTeam, handOverTeam } from './ownership.service';
import { HandOverTeamInput, MoveTeamInput } from './membership.inputs';
import { teamOfPayload } from '../team.type';

addMutation('moveTeam', {
  description: 'Ends a team (완료, 해산) and stops recruiting. Only the owner may do it.',
  input: { type: MoveTeamInput, description: 'The team and its new state.' },
  payload: { team: teamOfPayload('The changed team.') },
  suspensionCheck: 'inStatement',
  run: async (ctx, { teamId: noticeId, state }) => {
    await endTeam(ctx, noticeId, state);
    return { noticeId };
  },
});

addMutation('handOverTeam', {
  description:
    'Makes a member the owner (팀장 넘기기). The viewer stays in the team and takes the seat of that member.',
  input: { type: HandOverTeamInput, description: 'The member.' },
  payload: { team: teamOfPayload('The changed team.') },
  suspensionCheck: 'inStatement',
  run: async (ctx, { teamId: noticeId, memberId }) => {
    await handOverTeam(ctx, { noticeId, memberId });
    return { noticeId };
  },
});
