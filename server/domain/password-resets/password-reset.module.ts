import { defineModule } from '../kit/module/module';
import { RESET_MAIL } from './password-reset-mail.service';
import { PasswordReset } from './password-reset.entity';
import './password-reset.errors';
import { deleteOutdatedResets, PREPARE_RESET } from './password-reset.service';
import { DELETE_OLD_RESETS } from './password-reset.sql';
import { passwordResetExport } from './password-reset.type';
import './password-reset.resolver';

export const passwordResets = defineModule({
  name: 'password-resets',
  uses: ['mails', 'members', 'auth'],
  entities: [PasswordReset],
  tables: ['password_reset'],
  exports: [passwordResetExport],
  listen: deleteOutdatedResets,
  jobs: [PREPARE_RESET, RESET_MAIL.job, DELETE_OLD_RESETS],
  // The member withdrew while the request was recorded.
  constraints: { password_reset_member_id_fkey: 'NOT_FOUND' },
});
