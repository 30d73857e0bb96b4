import { defineJob } from '../kit/jobs';
import { defineModule } from '../kit/module';
import { Notification } from './notification.entity';
import { listenForNotifications } from './notification.listeners';
import { NotificationResolver, ViewerNotificationResolver } from './notification.resolver';
import { sweepNotifications } from './notification.service';

export const notifications = defineModule({
  name: 'notifications',
  uses: ['members', 'notices', 'applications', 'comments', 'favourites'],
  entities: [Notification],
  tables: ['notification'],
  resolvers: [ViewerNotificationResolver, NotificationResolver],
  listen: listenForNotifications,
  jobs: [
    defineJob({ name: 'sweepNotifications', schedule: '20 * * * *', run: ({ writes }) => sweepNotifications(writes) }),
  ],
  // The member who caused the notification withdrew concurrently.
  constraints: { notification_actor_id_fkey: 'UNAUTHENTICATED' },
});
