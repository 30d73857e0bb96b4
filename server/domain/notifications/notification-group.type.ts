import { sql } from 'kysely';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { LARGE_ID_BOUNDS } from '../../platform/text/validation';
import { sqlConnectionBy } from '../../selection/connections/connections';
import { payloadObject, sqlObject } from '../../selection/fields';
import { columnsOf } from '../../selection/rows';
import { addFields, Sql } from '../../selection/schema-fields';
import { defineConnection, parseIdCursor } from '../../selection/connections/paging';
import { ViewerType } from '../members/member.type';
import { isInGroupOf, type NotificationGroupRow, selectGroups } from './notification-group.sql';
import { KIND_NAMES, KINDS } from './notification-kinds';
import { NotificationGroupListArgs } from './notification.inputs';
import { NotificationType } from './notification.type';

// SQL alias `g`: a group of notifications.

const g = columnsOf<NotificationGroupRow>('g');

const notificationGroups = sqlConnectionBy<number, NotificationGroupListArgs>({
  args: NotificationGroupListArgs,
  parse: ({ topic }) => ({ values: { kinds: KIND_NAMES.filter((kind) => !topic || KINDS[kind].topic === topic) } }),
  alias: 'g',
  order: sql`g.position desc`,
  parseCursor: parseIdCursor(LARGE_ID_BOUNDS),
  start: LARGE_ID_BOUNDS.max,
  toValues: (before) => ({ before }),
  cursor: sql`('id:' || g.position)`,
  rows: ({ value, viewerId }, limit) => sql`(
    select g.* from (${selectGroups(viewerId, sql`t.kind = any(${value('kinds')}::text[])`)}) g
    where g.position < ${value('before')}::bigint
    order by g.position desc limit ${limit}
  )`,
});

/** The group of the notification with the id `notificationId`. */
export const groupOfPayload = {
  type: () => NotificationGroupType,
  description: 'The group of the notification.',
  sql: payloadObject<{ notificationId: number }>(
    ({ value, viewerId }) => sql`(${selectGroups(viewerId, isInGroupOf(sql`${value('notificationId')}::bigint`))}) g`,
  ),
};

@ObjectType('NotificationGroup', {
  simpleResolvers: true,
  description: "The viewer's notifications (알림) of one kind at one notice.",
})
class NotificationGroupType {
  @Field(() => ID, { description: 'The id. It stays the same while notifications are added.' })
  @Sql(sql`(${g.kind} || ':' || ${g.noticeKey})`)
  id!: string;

  @Field(() => NotificationType, { description: 'The newest notification.' })
  @Sql(sqlObject(() => sql`notification t where t.id = ${g.latestId}`))
  latest!: NotificationType;

  @Field(() => Int, { description: 'The number of different members who caused them, without withdrawn ones (탈퇴).' })
  @Sql(g.actorCount)
  actorCount!: number;

  @Field(() => Int, { description: 'The number of unread notifications (읽지 않은 알림 수).' })
  @Sql(g.unreadCount)
  unreadCount!: number;
}

/** A page of groups of the viewer's notifications, the one with the newest notification first. */
const NotificationGroupConnection = defineConnection(
  'NotificationGroup',
  () => NotificationGroupType,
  'A page of groups of notifications (알림), the one with the newest notification first.',
);

addFields(ViewerType, {
  notificationGroups: {
    type: () => NotificationGroupConnection,
    description:
      'The notifications (알림) of the last 90 days, grouped by notice and kind. The group with the newest notification comes first.',
    args: NotificationGroupListArgs,
    sql: notificationGroups,
  },
});
