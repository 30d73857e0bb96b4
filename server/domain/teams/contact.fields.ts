import { ViewerView } from '../members/member.view';
import { ContactsView } from './contact.view';
import { addFields } from '../../selection/schema-fields';

addFields(ViewerView, {
  contacts: { type: () => ContactsView, description: 'What the viewer shares with their teammates (연락처).' },
});
