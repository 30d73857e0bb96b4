import { addMutation } from '../../../selection/schema-fields';
import { viewerOfPayload } from '../../members/member.type';
import { UpdateContactsInput } from './contact.inputs';
import { updateContacts } from './contact.service';

addMutation('updateContacts', {
  description: 'Replaces the contacts that the viewer shares with teammates (연락처).',
  input: { type: UpdateContactsInput, description: 'The contacts.' },
  payload: {
    viewer: viewerOfPayload('The viewer with the changed contacts.'),
  },
  run: updateContacts,
});
