import { defineModule } from '../kit/module/module';
import './auth.errors';
import './auth.resolver';
import { authRoutes } from './auth.rest';

export const auth = defineModule({
  name: 'auth',
  uses: ['members'],
  routes: authRoutes,
  openApiTags: { auth: '로그인' },
});
