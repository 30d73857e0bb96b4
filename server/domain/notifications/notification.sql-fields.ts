import { sql } from 'kysely';
import { ID_BOUNDS } from '../../platform/validation';
import { sqlConnectionBy } from '../../selection/connections';
import {
  sameFields,
  sqlColumn,
  type SqlDefinitions,
  sqlId,
  type SqlMessage,
  sqlObject,
  type SqlScope,
  sqlTime,
} from '../../selection/fields';
import { ID_CURSORS } from '../kit/paging';
import { viewerOfPayload } from '../members/member.sql-fields';
import { visibleTo } from '../notices/notice.visibility';
import { notificationSettingFields, notificationSettings } from './notification-setting.sql-fields';
import { isShown, POSITION, RECEIVED_APPLICATION, unreadOf } from './notification.queries';

// The row in scope of notifications is `t`.

const notifications = sqlConnectionBy({
  alias: 't',
  order: sql`${POSITION} desc`,
  cursors: ID_CURSORS,
  start: ID_BOUNDS.max,
  toValues: (before) => ({ before }),
  cursor: sql`('id:' || ${POSITION})`,
  rows: ({ value, viewerId }, limit) => sql`(
    select t.* from notification t where ${isShown(viewerId)} and ${POSITION} < ${value('before')}::int
    order by ${POSITION} desc limit ${limit}
  )`,
});

/** Selects the notification with the id `notificationId`, if the viewer may read it. */
const notificationOf = ({ value, viewerId }: SqlScope) =>
  sql`notification t where t.id = ${value('notificationId')}::int and ${isShown(viewerId)}`;

/** A live notification. */
const notificationReceived: SqlMessage = {
  ...sqlObject(notificationOf),
  idsOf: (message) => ({ notificationId: Number(message) }),
};

export const notificationSqlFields: SqlDefinitions = {
  messages: { notificationReceived },
  fields: {
    MarkNotificationReadPayload: { notification: sqlObject(notificationOf), viewer: viewerOfPayload },
    ...sameFields({ viewer: viewerOfPayload }, 'MarkAllNotificationsReadPayload', 'UpdateNotificationSettingPayload'),
    Viewer: {
      notifications,
      notificationSettings,
      unreadNotificationCount: sqlColumn(({ viewerId }) => unreadOf(viewerId)),
    },
    Notification: {
      id: sqlId(() => sql`t.id`),
      kind: sqlColumn(() => sql`t.kind`),
      noticeTitle: sqlColumn(() => sql`t.notice_title`),
      actor: sqlObject(() => sql`member m where m.id = t.actor_id`),
      read: sqlColumn(() => sql`t.read_at is not null`),
      times: sqlColumn(() => sql`coalesce(t.times, 1)`),
      createdAt: sqlTime(() => sql`t.created_at`),
      deadline: sqlColumn(() => sql`t.deadline`),
      pendingCount: sqlColumn(() => sql`t.pending_count`),
      applicationId: sqlId(() => RECEIVED_APPLICATION),
      notice: sqlObject(({ viewerId }) => sql`notice n where n.id = t.notice_id and ${visibleTo(viewerId)}`),
    },
    NotificationSetting: notificationSettingFields,
  },
};
