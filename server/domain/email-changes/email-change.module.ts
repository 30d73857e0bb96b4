import { defineModule } from '../kit/module/module';
import './email-change.resolver';
import { EMAIL_CHANGED_MAIL, warnPreviousAddress } from './email-change.service';

export const emailChanges = defineModule({
  name: 'email-changes',
  uses: ['mails', 'members'],
  listen: warnPreviousAddress,
  jobs: [EMAIL_CHANGED_MAIL.job],
});
