import { defineModule } from '../kit/module/module';
import './operator.type';
import './operator.resolver';
import { Appointment } from './appointment.entity';
import { listenForMoves } from './operator.service';

export const operators = defineModule({
  name: 'operators',
  uses: ['schools', 'members', 'blocks', 'notices', 'moderation'],
  entities: [Appointment],
  tables: ['appointment'],
  notExported: { appointment: 'the log of roles, which has ids' },
  listen: listenForMoves,
});
