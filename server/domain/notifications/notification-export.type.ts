import { sql } from 'kysely';
import { isoTime } from '../../selection/responses';
import { isoTimeSql } from '../../selection/selected-fields';
import { columnsOf } from '../../selection/rows';
import { defineExport, type ExportedPart } from '../kit/export/export';
import type { NotificationSettingTables } from './settings/notification-setting.entity';
import type { NotificationTables } from './notification.entity';

const t = columnsOf<NotificationTables['notification']>('t');
const ns = columnsOf<NotificationSettingTables['notification_setting']>('ns');

const notifications = defineExport({
  name: 'notifications',
  tables: ['notification'],
  type: 'Notification',
  rows: ({ viewerId }) => sql`notification t where t.recipient_id = ${viewerId}`,
  id: t.id,
  shape: {
    kind: 'kind',
    noticeId: t.notice_id,
    news: t.news,
    times: t.times,
    createdAt: isoTime('createdAt'),
    readAt: isoTimeSql(t.read_at),
  },
});

const settings = defineExport({
  name: 'notification-settings',
  tables: ['notification_setting'],
  rows: ({ viewerId }) => sql`notification_setting ns where ns.member_id = ${viewerId}`,
  id: ns.id,
  shape: { topic: ns.topic, mail: ns.mail },
});

/** The viewer's notifications, without names and titles of other members, and the settings. */
export const notificationExports: readonly ExportedPart[] = [notifications, settings];
