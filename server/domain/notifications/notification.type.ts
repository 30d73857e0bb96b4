import { sql } from 'kysely';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ID_BOUNDS } from '../../platform/validation';
import { sqlConnectionBy } from '../../selection/connections';
import { type SqlMessage, sqlObject, type SqlScope } from '../../selection/fields';
import { columnsOf } from '../../selection/rows';
import { addFields, Sql } from '../../selection/schema-fields';
import { ConnectionArgs, defineConnection, ID_CURSORS } from '../kit/paging';
import { MemberType, viewerOfPayload, ViewerType } from '../members/member.type';
import { NoticeType } from '../notices/notice.type';
import { visibleTo } from '../notices/notice.visibility';
import { NotificationKind, type NotificationTables } from './notification.entity';
import { isShown, POSITION, RECEIVED_APPLICATION, unreadOf } from './notification.queries';

const t = columnsOf<NotificationTables['notification']>('t');

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
export const notificationReceived: SqlMessage = {
  ...sqlObject(notificationOf),
  idsOf: (message) => ({ notificationId: Number(message) }),
};

registerEnumType(NotificationKind, {
  name: 'NotificationKind',
  description: 'What happened (알림의 종류).',
  valuesConfig: {
    APPLICATION_RECEIVED: { description: "Somebody applied to the viewer's notice (지원)." },
    APPLICATION_CANCELLED: { description: "Somebody cancelled an application to the viewer's notice (지원 취소)." },
    APPLICATION_APPROVED: { description: "The viewer's application was approved (승인)." },
    APPLICATION_REJECTED: { description: "The viewer's application was rejected (거절)." },
    NOTICE_CLOSED: { description: 'A notice was closed (마감) that the viewer applied to or has as a favourite.' },
    NOTICE_DELETED: { description: 'A notice was deleted (삭제) that the viewer applied to or had as a favourite.' },
    COMMENT_ADDED: { description: "Somebody commented on the viewer's notice (댓글)." },
    CONTENT_HIDDEN: {
      description:
        "The viewer's notice, a comment of theirs on the notice, or without a notice their profile was hidden (숨김).",
    },
    CONTENT_RESTORED: { description: 'What was hidden is shown again (복원).' },
    MEMBER_SUSPENDED: { description: 'The viewer may only read for some days (이용 정지).' },
    COMMENT_REPLIED: { description: "Somebody replied to the viewer's comment (답글)." },
    NOTICE_EXPIRED: {
      description:
        'A notice of the viewer or among their favourites ended by itself: its deadline (마감일) passed, or its owner did not answer.',
    },
    NOTICE_REOPENED: { description: 'A notice among the favourites recruits again (다시 모집).' },
    DEADLINE_NEAR: {
      description: 'The deadline (마감일) of a notice of the viewer or among their favourites is near.',
    },
    STILL_RECRUITING: { description: "The question whether the viewer's notice without a deadline still recruits." },
    TEAM_POSTED: { description: "A teammate wrote on the team's board (팀 게시판)." },
    TEAM_LEFT: { description: "A member left the viewer's team (팀에서 나감)." },
    TEAM_REMOVED: { description: 'The viewer was removed from a team (내보냄).' },
    TEAM_ASKED: { description: 'The viewer is asked whether they are still in the team (응답 확인).' },
    TEAM_ANSWERED: { description: "A member answered that they are still in the viewer's team (응답)." },
    TEAM_JOINED: { description: "Somebody joined the viewer's team by a link (초대)." },
    TEAM_DONE: {
      description:
        "The viewer's team is done (완료); they are asked whether it may appear on their profile (함께한 팀).",
    },
    TEAM_DISBANDED: { description: "The viewer's team was disbanded (해산)." },
    TEAM_HANDED_OVER: { description: 'The viewer is the owner of a team now (팀장).' },
    APPLICATION_WAITLISTED: { description: "The viewer's application was put on the waiting list (대기)." },
    APPLICATION_EXPIRED: {
      description:
        'Applications expired (기한 지남), because the owner did not decide: the one of the viewer, or some to their notice.',
    },
    DECISION_DUE: { description: "Applications to the viewer's notice are to be decided on (답하는 날)." },
  },
});

/** A notification as its recipient reads it. */
@ObjectType('Notification', {
  simpleResolvers: true,
  description: 'A notification (알림). It disappears after 90 days.',
})
export class NotificationType {
  @Field(() => ID, { description: 'The id.' })
  @Sql(t.id)
  id!: number;

  @Field(() => NotificationKind, { description: 'What happened.' })
  @Sql(t.kind)
  kind!: NotificationKind;

  @Field({
    description: "The notice's title at that time, which remains when the notice is deleted; empty without a notice.",
  })
  @Sql(t.notice_title)
  noticeTitle!: string;

  @Field(() => MemberType, {
    nullable: true,
    description: 'Who did it; null after their withdrawal (탈퇴), and for what happens by itself.',
  })
  @Sql(sqlObject(() => sql`member m where m.id = t.actor_id`))
  actor!: MemberType | null;

  @Field({ description: 'Whether the viewer has read it (읽음).' })
  @Sql(sql`t.read_at is not null`)
  read!: boolean;

  @Field(() => Int, {
    description:
      'How often the same member has done the same at the same notice since the viewer last read it. A repetition raises this number instead of adding a notification.',
  })
  @Sql(sql`coalesce(t.times, 1)`)
  times!: number;

  @Field({ description: 'When it happened; the last time if it was repeated.' })
  @Sql(t.created_at)
  createdAt!: Date;

  @Field(() => String, {
    nullable: true,
    description:
      'The last day that it is about, YYYY-MM-DD: the deadline (마감일) of the notice, or the day by which its owner decides (답하는 날); null for all others.',
  })
  @Sql(t.deadline)
  deadline!: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "How many applications to the viewer's notice it is about: those that wait for a decision, or expired; null for all others.",
  })
  @Sql(t.pending_count)
  pendingCount!: number | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "The id of the application to the viewer's notice that it reports; null once it is cancelled, and for all others.",
  })
  @Sql(RECEIVED_APPLICATION)
  applicationId!: number | null;

  @Field(() => NoticeType, {
    nullable: true,
    description: 'The notice (공고); null when it is deleted or the viewer may not see it.',
  })
  @Sql(sqlObject(({ viewerId }) => sql`notice n where n.id = t.notice_id and ${visibleTo(viewerId)}`))
  notice!: NoticeType | null;
}

/**
 * A page of the viewer's notifications, newest first; a repeated one is as new as its last time.
 */
const NotificationConnection = defineConnection(
  'Notification',
  () => NotificationType,
  'A page of notifications (알림), the newest first. A repeated one is as new as its last time.',
);

/** What marking one notification returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of markNotificationRead.' })
export class MarkNotificationReadPayload {
  @Field(() => NotificationType, { description: 'The notification, which is read now.' })
  @Sql(sqlObject(notificationOf))
  notification!: NotificationType;

  @Field(() => ViewerType, { description: 'The viewer with the changed number of unread notifications.' })
  @Sql(viewerOfPayload)
  viewer!: ViewerType;
}

/** What marking all notifications returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of markAllNotificationsRead.' })
export class MarkAllNotificationsReadPayload {
  @Field(() => ViewerType, { description: 'The viewer with the changed notifications.' })
  @Sql(viewerOfPayload)
  viewer!: ViewerType;
}

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
    sql: ({ viewerId }) => unreadOf(viewerId),
  },
});
