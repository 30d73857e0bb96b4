import { defineModule } from '../kit/module/module';
import './fit.sql';
import './fit.type';

export const fit = defineModule({
  name: 'fit',
  uses: ['members', 'profiles', 'notices', 'teams', 'applications'],
});
