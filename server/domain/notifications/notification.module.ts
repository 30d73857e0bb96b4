import { defineModule } from '../kit/module/module';
import './settings/notification-setting.type';
import './notification-kind.type';
import './notification.type';
import './notification-group.type';
import { notificationExports } from './notification-export.type';
import { QUEUE_DUE_MAILS, NOTIFICATION_MAIL } from './mailing/notification-mail.service';
import { NotificationSetting } from './settings/notification-setting.entity';
import './settings/notification-setting.resolver';
import { Notification } from './notification.entity';
import './notification.errors';
import { listenForNotifications } from './notifying/notification-listeners.service';
import './notification.resolver';
import { DROP_EXPIRED_NOTIFICATIONS } from './notification.service';

export const notifications = defineModule({
  name: 'notifications',
  uses: [
    'mails',
    'members',
    'blocks',
    'notices',
    'applications',
    'comments',
    'favourites',
    'teams',
    'alerts',
    'moderation',
    'seekers',
  ],
  entities: [Notification, NotificationSetting],
  tables: ['notification', 'notification_setting'],
  exports: notificationExports,
  listen: listenForNotifications,
  jobs: [QUEUE_DUE_MAILS, NOTIFICATION_MAIL.job, DROP_EXPIRED_NOTIFICATIONS],
  // A member withdrew concurrently.
  constraints: {
    notification_actor_id_fkey: 'UNAUTHENTICATED',
    notification_setting_member_id_fkey: 'UNAUTHENTICATED',
  },
});
