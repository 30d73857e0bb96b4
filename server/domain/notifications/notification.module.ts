import { defineModule } from '../kit/module';
import { Notification } from './notification.entity';
import { listenForNotifications } from './notification.listeners';
import { NotificationResolver, ViewerNotificationResolver } from './notification.resolver';
import { sweepNotifications } from './notification.service';

const HOUR_MS = 60 * 60 * 1000;

export const notifications = defineModule({
  name: 'notifications',
  uses: ['members', 'notices', 'applications', 'comments', 'favourites'],
  entities: [Notification],
  tables: ['notification'],
  resolvers: [ViewerNotificationResolver, NotificationResolver],
  listen: listenForNotifications,
  jobs: [{ name: 'sweep notifications', intervalMs: HOUR_MS, run: ({ writes }) => sweepNotifications(writes) }],
  // The member who caused the notification withdrew concurrently.
  constraints: { notification_actor_id_fkey: 'UNAUTHENTICATED' },
});
