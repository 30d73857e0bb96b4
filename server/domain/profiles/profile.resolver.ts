import { addMutation } from '../../selection/schema-fields';
import { toExpected } from '../kit/transaction/expected-version';
import { viewerOfPayload } from '../members/member.type';
import { UpdateTeamProfileInput } from './profile.inputs';
import { updateTeamProfile } from './profile.service';

addMutation('updateTeamProfile', {
  description: "Changes the viewer's team profile (팀 프로필).",
  input: { type: UpdateTeamProfileInput, description: 'The change.' },
  payload: { viewer: viewerOfPayload('The viewer with the changed team profile.') },
  run: (ctx, { expectedVersion, ...change }) => updateTeamProfile(ctx, change, toExpected(expectedVersion)),
});
