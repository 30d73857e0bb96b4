import { defineModule } from '../kit/module/module';
import './demo.type';

export const demo = defineModule({
  name: 'demo',
  uses: ['schools', 'members'],
});
