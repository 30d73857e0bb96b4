import { defineModule } from '../kit/module';
import { SchoolResolver } from './school.resolver';
import { schoolSqlFields } from './school.sql-fields';

export const schools = defineModule({
  name: 'schools',
  uses: [],
  resolvers: [SchoolResolver],
  sqlFields: schoolSqlFields,
});
