import { defineModule } from '../kit/module';
import './school.type';

export const schools = defineModule({
  name: 'schools',
  uses: [],
});
