import { defineJob } from '../kit/jobs';
import { defineModule } from '../kit/module';
import { recoveryExport } from './recovery.export';
import { EMAIL_CHANGED_MAIL, RESET_MAIL } from './recovery.delivery';
import { PasswordReset } from './recovery.entity';
import { recoveryErrors } from './recovery.errors';
import {
  EMAIL_CHANGE_LIMIT,
  EMAIL_CHANGED_MAILBOX_LIMIT,
  REFUSED_RESET_LIMIT,
  RESET_MAILBOX_LIMIT,
  RESET_REQUEST_LIMIT,
} from './recovery.limits';
import { watchAccounts } from './recovery.listeners';
import { sweepResets } from './recovery.queries';
import { RecoveryResolver } from './recovery.resolver';
import { PREPARE_RESET } from './recovery.service';

export const recovery = defineModule({
  name: 'recovery',
  uses: ['mails', 'members', 'auth'],
  entities: [PasswordReset],
  tables: ['password_reset'],
  exports: [recoveryExport],
  resolvers: [RecoveryResolver],
  listen: watchAccounts,
  jobs: [
    PREPARE_RESET,
    RESET_MAIL.job,
    EMAIL_CHANGED_MAIL.job,
    defineJob({
      name: 'sweepPasswordResets',
      schedule: '50 18 * * *',
      run: ({ writes }, _payload, signal) => sweepResets(writes, signal),
    }),
  ],
  errors: recoveryErrors,
  alwaysAllowed: ['requestPasswordReset', 'resetPassword', 'changeEmail'],
  // The member withdrew while the request was recorded.
  constraints: { password_reset_member_id_fkey: 'NOT_FOUND' },
  rateLimits: [
    RESET_REQUEST_LIMIT,
    RESET_MAILBOX_LIMIT,
    REFUSED_RESET_LIMIT,
    EMAIL_CHANGE_LIMIT,
    EMAIL_CHANGED_MAILBOX_LIMIT,
  ],
});
