import { addMutation } from '../../selection/schema-fields';
import { viewerOfPayload } from '../members/member.type';
import { ChangeEmailInput } from './email-change.inputs';
import { changeEmail } from './email-change.service';

addMutation('changeEmail', {
  description:
    'Changes the e-mail address (이메일) and notifies the previous one. Requires a session; access tokens are rejected.',
  input: { type: ChangeEmailInput, description: 'The new address and the password.' },
  payload: {
    viewer: viewerOfPayload('The viewer with the new address.'),
  },
  suspensionCheck: 'none',
  run: changeEmail,
});
