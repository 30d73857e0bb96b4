import { defineModule } from '../kit/module';
import { SchoolResolver } from './school.resolver';

export const schools = defineModule({
  name: 'schools',
  uses: [],
  resolvers: [SchoolResolver],
});
