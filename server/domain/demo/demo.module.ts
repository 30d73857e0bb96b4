import { defineModule } from '../kit/module';
import './demo.fields';
import { demoSqlFields } from './demo.sql-fields';

export const demo = defineModule({
  name: 'demo',
  uses: ['schools', 'members'],
  sqlFields: demoSqlFields,
});
