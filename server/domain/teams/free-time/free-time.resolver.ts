import { addMutation } from '../../../selection/schema-fields';
import { teamOfPayload } from '../team.type';
import { ShareFreeTimeInput } from './free-time.inputs';
import { shareFreeTime } from './free-time.service';

addMutation('shareFreeTime', {
  description:
    "Starts or ends comparing the viewer's free hours with those of a team (내 빈 시간을 이 팀과 맞춰 보기). Members who compare theirs see the hours in which all of them are free. With two of them, the viewer's hours can be read from that.",
  input: { type: ShareFreeTimeInput, description: 'The team and the choice.' },
  payload: { team: teamOfPayload('The team.') },
  suspensionCheck: 'inStatement',
  run: async (ctx, { teamId: noticeId, shared }) => {
    await shareFreeTime(ctx, noticeId, shared);
    return { noticeId };
  },
});
