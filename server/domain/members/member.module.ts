import { defineModule } from '../kit/module';
import './consent.type';
import './member.type';
import { DataExportResolver } from './data-export.resolver';
import { memberExports } from './member.export';
import { Consent } from './consent.entity';
import { ConsentResolver } from './consent.resolver';
import { Member } from './member.entity';
import { memberErrors } from './member.errors';
import { CONFIRMATION_LIMIT, EXPORT_LIMIT, PROFILE_LIMIT, SIGN_UP_LIMIT } from './member.limits';
import { MemberResolver } from './member.resolver';
import { memberRoutes } from './member.rest';
import { refuseSuspended } from './member.service';

export const members = defineModule({
  name: 'members',
  uses: ['schools', 'pictures'],
  entities: [Member, Consent],
  tables: ['member', 'consent'],
  exports: memberExports,
  resolvers: [MemberResolver, ConsentResolver, DataExportResolver],
  routes: memberRoutes,
  openApiTags: { members: '회원' },
  errors: memberErrors,
  writeGuard: refuseSuspended,
  // Without consents the web client shows no other page. Suspended members also have a right to
  // their data.
  alwaysAllowed: ['signUp', 'withdraw', 'giveConsents', 'prepareDataExport', 'post /members'],
  constraints: { member_login_id_unique: 'LOGIN_ID_TAKEN', member_email_unique: 'EMAIL_TAKEN' },
  rateLimits: [SIGN_UP_LIMIT, PROFILE_LIMIT, CONFIRMATION_LIMIT, EXPORT_LIMIT],
});
