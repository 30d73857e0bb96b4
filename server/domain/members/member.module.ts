import { defineModule } from '../kit/module';
import { Member } from './member.entity';
import { memberErrors } from './member.errors';
import { CONFIRMATION_LIMIT, PROFILE_LIMIT, SIGN_UP_LIMIT } from './member.limits';
import { MemberResolver } from './member.resolver';
import { memberRoutes } from './member.rest';

export const members = defineModule({
  name: 'members',
  uses: ['schools', 'pictures'],
  entities: [Member],
  tables: ['member'],
  resolvers: [MemberResolver],
  routes: memberRoutes,
  openApiTags: { members: '회원' },
  errors: memberErrors,
  constraints: { member_login_id_unique: 'LOGIN_ID_TAKEN', member_email_unique: 'EMAIL_TAKEN' },
  rateLimits: [SIGN_UP_LIMIT, PROFILE_LIMIT, CONFIRMATION_LIMIT],
});
