import { addMutation } from '../../../selection/schema-fields';
import { viewerOfPayload } from '../member.type';
import { UpdateLanguageInput } from './language.inputs';
import { updateLanguage } from './language.service';

addMutation('updateLanguage', {
  description: "Changes the viewer's language (언어), and sets the cookie `language` for pages.",
  input: { type: UpdateLanguageInput, description: 'The language.' },
  payload: { viewer: viewerOfPayload('The viewer with the changed language.') },
  suspensionCheck: 'none',
  run: (ctx, { language }) => updateLanguage(ctx, language),
});
