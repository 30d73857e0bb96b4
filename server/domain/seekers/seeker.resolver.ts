import { addMutation } from '../../selection/schema-fields';
import { viewerOfPayload } from '../members/member.type';
import { StartSeekingInput, UpdateSeekingInput } from './seeker.inputs';
import { startSeeking, stopSeeking, updateSeeking } from './seeker.service';

addMutation('startSeeking', {
  description:
    'Starts to look for a team (팀 찾기), or starts again for the given days. Verified members of the school then see nickname, picture and team profile.',
  input: { type: StartSeekingInput, description: 'What the viewer looks for.' },
  payload: { viewer: viewerOfPayload('The viewer, who looks for a team.') },
  run: startSeeking,
});

addMutation('updateSeeking', {
  description: 'Changes what the viewer looks for (팀 찾기). The last day and the place in the list stay.',
  input: { type: UpdateSeekingInput, description: 'What the viewer looks for.' },
  payload: { viewer: viewerOfPayload('The viewer, who looks for a team.') },
  run: updateSeeking,
});

addMutation('stopSeeking', {
  description: 'Stops looking for a team (팀 찾기 그만두기). Open offers can still be answered.',
  payload: { viewer: viewerOfPayload('The viewer, who no longer looks for a team.') },
  suspensionCheck: 'none',
  run: stopSeeking,
});
