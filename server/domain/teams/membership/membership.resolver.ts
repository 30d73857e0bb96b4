import { addMutation } from '../../../selection/schema-fields';
import { answerTeam, askTeamMember, leaveTeam, removeTeamMember } from './membership.service';
import { AnswerTeamInput, AskTeamMemberInput, LeaveTeamInput, RemoveTeamMemberInput } from './membership.inputs';
import { noticeOfPayload } from '../../notices/notice.type';
import { teamOfPayload } from '../team.type';

addMutation('leaveTeam', {
  description:
    "Ends the viewer's own membership in a team (팀에서 나가기). The viewer may apply again. If the owner leaves, the member with the longest time in the team becomes the owner. Without other members, the team is disbanded.",
  input: { type: LeaveTeamInput, description: 'The team and the reason.' },
  payload: {
    notice: {
      ...noticeOfPayload('The notice of the team that the viewer left; null if the viewer can no longer see it.'),
      nullable: true,
    },
  },
  suspensionCheck: 'inStatement',
  run: async (ctx, { teamId: noticeId, reason }) => {
    await leaveTeam(ctx, noticeId, reason);
    return { noticeId };
  },
});

addMutation('removeTeamMember', {
  description: "Removes a member from the viewer's own team (내보내기). The member may not apply again.",
  input: { type: RemoveTeamMemberInput, description: 'The member and the reason.' },
  payload: { team: teamOfPayload('The changed team.') },
  suspensionCheck: 'inStatement',
  run: async (ctx, { teamId: noticeId, memberId, reason }) => {
    await removeTeamMember(ctx, { noticeId, memberId }, reason);
    return { noticeId };
  },
});

addMutation('askTeamMember', {
  description: "Requests a response from a member of the viewer's own team (응답 확인).",
  input: { type: AskTeamMemberInput, description: 'The member.' },
  payload: { team: teamOfPayload('The changed team.') },
  suspensionCheck: 'inStatement',
  run: async (ctx, { teamId: noticeId, memberId }) => {
    await askTeamMember(ctx, { noticeId, memberId });
    return { noticeId };
  },
});

addMutation('answerTeam', {
  description: 'Responds that the viewer is still active in the team (응답하기).',
  input: { type: AnswerTeamInput, description: 'The team.' },
  payload: { team: teamOfPayload('The changed team.') },
  suspensionCheck: 'inStatement',
  run: async (ctx, { teamId: noticeId }) => {
    await answerTeam(ctx, noticeId);
    return { noticeId };
  },
});
