import { addMutation } from '../../../selection/schema-fields';
import { GiveConsentsInput } from './consent.inputs';
import { giveConsents } from './consent.service';
import { viewerOfPayload } from '../member.type';

addMutation('giveConsents', {
  description:
    "Records the viewer's agreements (동의) to the current versions. Requires a session; access tokens are refused.",
  input: { type: GiveConsentsInput, description: 'The agreements.' },
  payload: {
    viewer: viewerOfPayload('The viewer, with the consents that are still missing.'),
  },
  // Without consents the web client shows no other page.
  suspensionCheck: 'none',
  run: giveConsents,
});
