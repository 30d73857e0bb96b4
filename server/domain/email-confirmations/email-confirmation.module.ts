import { defineModule } from '../kit/module/module';
import './email-confirmation.type';
import './email-confirmation.resolver';
import './email-confirmation.errors';
import { EMAIL_CONFIRMATION_MAIL, listenForAddresses } from './email-confirmation.service';

export const emailConfirmations = defineModule({
  name: 'email-confirmations',
  uses: ['mails', 'members'],
  listen: listenForAddresses,
  jobs: [EMAIL_CONFIRMATION_MAIL.job],
});
