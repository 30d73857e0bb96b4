import { defineModule } from '../kit/module/module';
import './verification.type';
import { verificationExport } from './verification.type';
import { SchoolCode } from './verification.entity';
import './verification.errors';
import { SCHOOL_CODE_MAIL } from './verification.service';
import { DELETE_OLD_CODES } from './verification.sql';
import './verification.resolver';

export const verification = defineModule({
  name: 'verification',
  uses: ['schools', 'members', 'mails'],
  entities: [SchoolCode],
  tables: ['school_code'],
  exports: [verificationExport],
  // Another account has verified the address since the code was mailed.
  constraints: { member_verified_person_unique: 'SCHOOL_ADDRESS_TAKEN' },
  jobs: [SCHOOL_CODE_MAIL.job, DELETE_OLD_CODES],
});
