import { defineJob } from '../kit/jobs';
import { defineModule } from '../kit/module';
import './verification.type';
import { verificationExport } from './verification.export';
import { SchoolCode } from './verification.entity';
import { verificationErrors } from './verification.errors';
import { CODE_ADDRESS_LIMIT, CODE_LIMIT, CODE_MEMBER_ADDRESS_LIMIT, CODE_PAUSE } from './verification.limits';
import { SCHOOL_CODE_MAIL } from './verification.delivery';
import { sweepCodes } from './verification.queries';
import { VerificationResolver } from './verification.resolver';

export const verification = defineModule({
  name: 'verification',
  uses: ['schools', 'members', 'mails'],
  entities: [SchoolCode],
  tables: ['school_code'],
  exports: [verificationExport],
  resolvers: [VerificationResolver],
  errors: verificationErrors,
  // Another account has verified the address since the code was mailed.
  constraints: { member_verified_person_unique: 'SCHOOL_ADDRESS_TAKEN' },
  rateLimits: [CODE_PAUSE, CODE_LIMIT, CODE_MEMBER_ADDRESS_LIMIT, CODE_ADDRESS_LIMIT],
  jobs: [
    SCHOOL_CODE_MAIL.job,
    defineJob({
      name: 'sweepSchoolCodes',
      schedule: '20 18 * * *',
      run: ({ writes }, _payload, signal) => sweepCodes(writes, signal),
    }),
  ],
});
