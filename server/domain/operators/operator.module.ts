import { defineModule } from '../kit/module/module';
import './operator.type';
import './school-operator.type';
import './operator.resolver';
import { Appointment } from './appointment.entity';
import { listenForMoves } from './operator.service';
import { SchoolOperator } from './school-operator.entity';

export const operators = defineModule({
  name: 'operators',
  uses: ['schools', 'members', 'blocks', 'notices', 'moderation'],
  entities: [Appointment, SchoolOperator],
  tables: ['appointment', 'school_operator'],
  notExported: {
    appointment: 'the log of roles, which has ids',
    school_operator: 'the log of operators of schools, which has texts that everybody can read',
  },
  listen: listenForMoves,
});
