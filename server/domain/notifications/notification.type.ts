import { sql } from 'kysely';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { MAX_NEWS } from '../../../shared/bounds';
import { literals } from '../../platform/database/statements/expressions';
import { LARGE_ID_BOUNDS } from '../../platform/text/validation';
import { sqlConnectionBy } from '../../selection/connections/connections';
import { type SqlMessage, sqlArray, sqlObject, type ValuesScope } from '../../selection/fields';
import { columnsOf } from '../../selection/rows';
import { addFields, Sql } from '../../selection/schema-fields';
import type { AlertNews } from '../alerts/alert-news';
import { ConnectionArgs, defineConnection, parseIdCursor } from '../../selection/connections/paging';
import { MemberType, ViewerType } from '../members/member.type';
import { noticeOrNull, NoticeType } from '../notices/notice.type';
import type { NoticeTables } from '../notices/notice-tables.entity';
import { TeamType } from '../teams/team.type';
import type { NotificationTables } from './notification.entity';
import { KIND_NAMES, KINDS, NotificationKind } from './notification-kinds';
import { NotificationTopic } from './notification-topics';
import { approvalOf, approvalToOpen, isShown, POSITION, RECEIVED_APPLICATION, countUnread } from './notification.sql';
import { byKind } from './notification-kinds.sql';

const t = columnsOf<NotificationTables['notification']>('t');
const n = columnsOf<NoticeTables['notice']>('n');

// SQL alias `t`: a notification.

const notifications = sqlConnectionBy({
  alias: 't',
  order: sql`${POSITION} desc`,
  parseCursor: parseIdCursor(LARGE_ID_BOUNDS),
  start: LARGE_ID_BOUNDS.max,
  toValues: (before) => ({ before }),
  cursor: sql`('id:' || ${POSITION})`,
  rows: ({ value, viewerId }, limit) => sql`(
    select t.* from notification t where ${isShown(viewerId)} and ${POSITION} < ${value('before')}::bigint
    order by ${POSITION} desc limit ${limit}
  )`,
});

/** Selects the notification with the id `notificationId` if it is visible to the viewer. */
export const notificationOf = ({ value, viewerId }: ValuesScope<{ notificationId: number }>) =>
  sql`notification t where t.id = ${value('notificationId')}::bigint and ${isShown(viewerId)}`;

/** The notification of a live message. */
export const notificationReceived: SqlMessage = {
  ...sqlObject(notificationOf),
  idsOf: (message) => ({ notificationId: Number(message) }),
};

@ObjectType('Notification', {
  simpleResolvers: true,
  description: 'A notification (알림). It disappears after 90 days.',
})
export class NotificationType {
  @Field(() => ID, { description: 'The id.' })
  @Sql(t.id)
  id!: number;

  @Field(() => NotificationKind, { description: 'The kind of the event.' })
  @Sql(t.kind)
  kind!: NotificationKind;

  @Field(() => NotificationTopic, { description: 'The topic of its kind.' })
  @Sql(byKind(t.kind, ({ topic }) => topic))
  topic!: NotificationTopic;

  @Field({
    description: "The notice's title at the time of the event, even if the notice is deleted; empty without a notice.",
  })
  @Sql(t.notice_title)
  noticeTitle!: string;

  @Field(() => MemberType, {
    nullable: true,
    description: 'The member who caused it; null after their withdrawal (탈퇴), and for automatic events.',
  })
  @Sql(sqlObject(() => sql`member m where m.id = t.actor_id`))
  actor!: MemberType | null;

  @Field({
    description: 'Whether the service sent it, without an actor. Otherwise a missing actor has withdrawn (탈퇴).',
  })
  @Sql(sql`t.kind in (${literals(KIND_NAMES.filter((kind) => KINDS[kind].isFromService))})`)
  isFromService!: boolean;

  @Field({ description: 'Whether the viewer has read it (읽음).' })
  @Sql(sql`t.read_at is not null`)
  read!: boolean;

  @Field(() => Int, {
    description:
      'The number of such events by the same member at the same notice since the viewer last read it. A repetition raises this number instead of adding a notification.',
  })
  @Sql(sql`coalesce(t.times, 1)`)
  times!: number;

  @Field({ description: 'The time of the event, or of its latest repetition.' })
  @Sql(t.created_at)
  createdAt!: Date;

  @Field(() => String, {
    nullable: true,
    description:
      "The deadline (마감일) of the notice, or the last day for its owner's decision (답하는 날), YYYY-MM-DD; null for other kinds.",
  })
  @Sql(t.deadline)
  deadline!: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "The number of applications to the viewer's notice that need a decision or have expired; null for other kinds.",
  })
  @Sql(t.pending_count)
  pendingCount!: number | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "The id of the reported application to the viewer's notice; null after it is cancelled, and for other kinds.",
  })
  @Sql(RECEIVED_APPLICATION)
  applicationId!: number | null;

  @Field(() => NoticeType, {
    nullable: true,
    description: 'The notice (공고); null if it is deleted or invisible to the viewer.',
  })
  @Sql(noticeOrNull(t.notice_id))
  notice!: NoticeType | null;
}

/**
 * A page of the viewer's notifications, newest first. A repetition moves a notification to the top.
 */
const NotificationConnection = defineConnection(
  'Notification',
  () => NotificationType,
  'A page of notifications (알림), the newest first. A repetition moves a notification to the top.',
);

addFields(ViewerType, {
  notifications: {
    type: () => NotificationConnection,
    description: 'The notifications (알림) of the last 90 days, the newest first.',
    args: ConnectionArgs,
    sql: notifications,
  },
  unreadNotificationCount: {
    type: () => Int,
    description: 'The number of unread notifications (읽지 않은 알림 수).',
    sql: ({ viewerId }) => countUnread(viewerId),
  },
  approvalToOpen: {
    type: () => NotificationType,
    nullable: true,
    description:
      "The viewer's newest unread approval (승인) of the last 14 days by a team that they are in; null without one.",
    sql: sqlObject(({ viewerId }) => approvalToOpen(viewerId)),
  },
});

const an = columnsOf<AlertNews>('an');

@ObjectType('AlertNews', { simpleResolvers: true, description: 'News of one of the alerts (새 공고 알림).' })
class AlertNewsType {
  @Field({ description: 'The name of the alert at that time.' })
  @Sql(an.name)
  name!: string;

  @Field(() => Int, {
    nullable: true,
    description: `The number of new notices. ${MAX_NEWS + 1} stands for more than ${MAX_NEWS}. Null if the alert was paused, because its list was not opened for 60 days.`,
  })
  @Sql(an.count)
  count!: number | null;

  @Field({ description: 'The path of its list in the web client, or of the settings if it was paused.' })
  @Sql(an.path)
  path!: string;
}

const ALERT_NEWS = sql`rows from (
  jsonb_to_recordset(t.news) as (name text, count int, path text)
) with ordinality an (name, count, path, rank)`;

addFields(NotificationType, {
  news: {
    type: () => [AlertNewsType],
    nullable: true,
    description: 'The news of the alerts (새 공고 알림), one for each alert, at most 5; null for other kinds.',
    sql: (_scope, selection) =>
      sql`case when t.news is not null then ${sqlArray(selection.json(), ALERT_NEWS, sql`an.rank`)} end`,
  },
});

addFields(TeamType, {
  viewerApproval: {
    type: () => NotificationType,
    nullable: true,
    description: "The viewer's unread notification of the approval (승인) by this team; null without one.",
    sql: sqlObject(({ viewerId }) => approvalOf(viewerId, n.id)),
  },
});
