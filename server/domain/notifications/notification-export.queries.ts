import { sql } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import { EXPORT_PAGE, type ExportParams, exportRows } from '../kit/export';
import type { NotificationSettingTables } from './notification-setting.entity';
import type { NotificationTables } from './notification.entity';

const { statement } = statementsOn<NotificationTables & NotificationSettingTables>();

const notifications = statement<ExportParams>()(
  'notifications.export',
  (db, { memberId, after }) =>
    db
      .selectFrom('notification')
      .select(['id', 'kind', 'notice_id as noticeId', 'times', 'created_at as createdAt', 'read_at as readAt'])
      .where('recipient_id', '=', memberId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(sql.lit(EXPORT_PAGE)),
  ['createdAt', 'readAt'],
);

const settings = statement<ExportParams>()('notifications.exportSettings', (db, { memberId, after }) =>
  db
    .selectFrom('notification_setting')
    .select(['id', 'topic', 'mail'])
    .where('member_id', '=', memberId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(sql.lit(EXPORT_PAGE)),
);

/** The member's notifications, without who caused them and the titles of others' notices, and what they have chosen. */
export const notificationExports = [
  exportRows('notifications', ['notification'], notifications),
  exportRows('notification-settings', ['notification_setting'], settings),
];
