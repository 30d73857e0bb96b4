import { addMutation } from '../../../selection/schema-fields';
import { showTeamOnProfile } from './profile-team.service';
import { ShowTeamOnProfileInput } from './profile-team.inputs';
import { teamOfPayload } from '../team.type';

addMutation('showTeamOnProfile', {
  description:
    "Shows or hides a completed team on the viewer's profile (함께한 팀으로 남기기). It appears once two of its current members agree.",
  input: { type: ShowTeamOnProfileInput, description: 'The team.' },
  payload: { team: teamOfPayload('The changed team.') },
  suspensionCheck: 'inStatement',
  run: async (ctx, { teamId: noticeId, shown }) => {
    await showTeamOnProfile(ctx, noticeId, shown);
    return { noticeId };
  },
});
