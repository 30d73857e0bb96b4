import { addMutation } from '../../../selection/schema-fields';
import { teamOfPayload } from '../team.type';
import { ClearNextMeetingInput, SetNextMeetingInput } from './next-meeting.inputs';
import { clearNextMeeting, setNextMeeting } from './next-meeting.service';

addMutation('setNextMeeting', {
  description:
    'Sets the next meeting of a team (다음 모임) and notifies its members. It replaces the former one. Only the owner may do it.',
  input: { type: SetNextMeetingInput, description: 'The team and the meeting.' },
  payload: { team: teamOfPayload('The changed team.') },
  suspensionCheck: 'inStatement',
  run: async (ctx, { teamId: noticeId, ...meeting }) => {
    await setNextMeeting(ctx, noticeId, meeting);
    return { noticeId };
  },
});

addMutation('clearNextMeeting', {
  description: 'Clears the next meeting of a team (다음 모임 지우기). Only the owner may do it.',
  input: { type: ClearNextMeetingInput, description: 'The team.' },
  payload: { team: teamOfPayload('The changed team.') },
  suspensionCheck: 'inStatement',
  run: async (ctx, { teamId: noticeId }) => {
    await clearNextMeeting(ctx, noticeId);
    return { noticeId };
  },
});
