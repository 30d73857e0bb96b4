import { defineModule } from '../kit/module/module';
import './email-confirmation.type';
import './email-confirmation.resolver';
import { emailConfirmationErrors } from './email-confirmation.errors';
import { CONFIRMATION_MAILBOX_LIMIT, CONFIRMATION_PAUSE, CONFIRMATION_REQUEST_LIMIT } from './email-confirmation.rules';
import { EMAIL_CONFIRMATION_MAIL, listenForAddresses } from './email-confirmation.service';

export const emailConfirmations = defineModule({
  name: 'email-confirmations',
  uses: ['mails', 'members'],
  listen: listenForAddresses,
  jobs: [EMAIL_CONFIRMATION_MAIL.job],
  errors: emailConfirmationErrors,
  alwaysAllowed: ['requestEmailConfirmation', 'confirmEmail'],
  rateLimits: [CONFIRMATION_PAUSE, CONFIRMATION_REQUEST_LIMIT, CONFIRMATION_MAILBOX_LIMIT],
});
