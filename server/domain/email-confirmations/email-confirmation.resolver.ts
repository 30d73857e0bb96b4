import { addMutation } from '../../selection/schema-fields';
import { viewerOfPayload } from '../members/member.type';
import { ConfirmEmailInput } from './email-confirmation.inputs';
import { confirmEmailByLink, requestEmailConfirmation } from './email-confirmation.service';

addMutation('requestEmailConfirmation', {
  description:
    "Mails a link that confirms the viewer's e-mail address (확인 메일 받기), at most one a minute. Requires a session; access tokens are refused.",
  payload: { nextAllowedAt: { type: () => Date, description: 'The earliest time of another request.' } },
  suspensionCheck: 'none',
  run: (ctx) => requestEmailConfirmation(ctx),
});

addMutation('confirmEmail', {
  description:
    'Confirms an e-mail address (이메일 확인) with the token of a mailed link. It needs no login and may be repeated. Access tokens are refused.',
  input: { type: ConfirmEmailInput, description: "The link's token." },
  payload: {
    viewer: { ...viewerOfPayload('The viewer, maybe with the confirmed address; null for visitors.'), nullable: true },
  },
  suspensionCheck: 'none',
  run: (ctx, { token }) => confirmEmailByLink(ctx, token),
});
