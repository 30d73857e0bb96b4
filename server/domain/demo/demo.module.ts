import { defineModule } from '../kit/module';
import { DemoResolver } from './demo.resolver';

export const demo = defineModule({
  name: 'demo',
  uses: ['schools', 'members'],
  resolvers: [DemoResolver],
});
