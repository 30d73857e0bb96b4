import { defineJob } from '../kit/jobs';
import { defineModule } from '../kit/module';
import './notification-setting.type';
import './notification.type';
import { unsubscribe } from './notification-setting.service';
import { notificationExports } from './notification.export';
import { MAIL_NOTIFICATIONS, NOTIFICATION_MAIL } from './notification-mail.delivery';
import { NotificationSetting } from './notification-setting.entity';
import { NotificationSettingResolver } from './notification-setting.resolver';
import { Notification } from './notification.entity';
import { notificationErrors } from './notification.errors';
import { NOTIFICATION_MAILBOX_LIMIT, NOTIFICATION_SETTING_LIMIT } from './notification.limits';
import { listenForNotifications } from './notification.listeners';
import { ViewerNotificationResolver } from './notification.resolver';
import { sweepNotifications } from './notification.service';

export const notifications = defineModule({
  name: 'notifications',
  uses: ['mails', 'members', 'blocks', 'notices', 'applications', 'comments', 'favourites', 'teams', 'moderation'],
  entities: [Notification, NotificationSetting],
  tables: ['notification', 'notification_setting'],
  exports: notificationExports,
  resolvers: [ViewerNotificationResolver, NotificationSettingResolver],
  listen: listenForNotifications,
  alwaysAllowed: [
    'markNotificationRead',
    'markAllNotificationsRead',
    'updateNotificationSetting',
    'unsubscribeFromMails',
  ],
  unsubscribe,
  jobs: [
    MAIL_NOTIFICATIONS,
    NOTIFICATION_MAIL.job,
    defineJob({
      name: 'sweepNotifications',
      schedule: '20 * * * *',
      run: ({ writes }, _payload, signal) => sweepNotifications(writes, signal),
    }),
  ],
  // The member who caused the notification withdrew concurrently.
  constraints: {
    notification_actor_id_fkey: 'UNAUTHENTICATED',
    notification_setting_member_id_fkey: 'UNAUTHENTICATED',
  },
  errors: notificationErrors,
  rateLimits: [NOTIFICATION_SETTING_LIMIT, NOTIFICATION_MAILBOX_LIMIT],
});
