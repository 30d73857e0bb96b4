import { defineModule } from '../kit/module/module';
import './school.type';

export const schools = defineModule({
  name: 'schools',
  uses: [],
});
