import { defineModule } from '../kit/module';
import './school.fields';
import { schoolSqlFields } from './school.sql-fields';

export const schools = defineModule({
  name: 'schools',
  uses: [],
  sqlFields: schoolSqlFields,
});
