import { defineModule } from '../kit/module/module';
import './consents/consent.type';
import './member.type';
import './data-export/data-export.resolver';
import { memberExports } from './data-export/data-export.type';
import { Consent } from './consents/consent.entity';
import './consents/consent.resolver';
import './language/language.resolver';
import { Member } from './member.entity';
import './member.errors';
import './member.resolver';
import { memberRoutes } from './member.rest';

export const members = defineModule({
  name: 'members',
  uses: ['schools', 'pictures'],
  entities: [Member, Consent],
  tables: ['member', 'consent'],
  exports: memberExports,
  routes: memberRoutes,
  openApiTags: { members: '회원' },
  constraints: { member_login_id_unique: 'LOGIN_ID_TAKEN', member_email_unique: 'EMAIL_TAKEN' },
});
