import { defineModule } from '../kit/module/module';
import { CHECK_ALERTS } from './alert-job.service';
import { Alert } from './alert.entity';
import './alert.errors';
import './alert.resolver';
import { listenForAlerts } from './alert.service';
import { alertExport } from './alert.type';

export const alerts = defineModule({
  name: 'alerts',
  uses: ['members', 'profiles', 'notices'],
  entities: [Alert],
  tables: ['alert'],
  exports: [alertExport],
  listen: listenForAlerts,
  jobs: [CHECK_ALERTS],
  // The member withdrew concurrently.
  constraints: { alert_member_id_fkey: 'UNAUTHENTICATED' },
});
