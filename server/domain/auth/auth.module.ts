import { defineModule } from '../kit/module/module';
import { authErrors } from './auth.errors';
import { ACCOUNT_LIMIT, DEVICE_LIMIT, LOGIN_LIMIT, MEMBER_LOGIN_LIMIT } from './auth.rules';
import './auth.resolver';
import { authRoutes } from './auth.rest';

export const auth = defineModule({
  name: 'auth',
  uses: ['members'],
  routes: authRoutes,
  openApiTags: { auth: '로그인' },
  errors: authErrors,
  alwaysAllowed: ['logIn', 'logOut', 'changePassword', 'post /auth/login', 'post /auth/logout'],
  rateLimits: [ACCOUNT_LIMIT, DEVICE_LIMIT, LOGIN_LIMIT, MEMBER_LOGIN_LIMIT],
});
