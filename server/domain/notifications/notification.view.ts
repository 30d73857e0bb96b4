import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { defineConnection } from '../kit/paging';
import type { Lazy } from '../kit/payload';
import { MemberView, ViewerView } from '../members/member.view';
import { NotificationKind } from './notification.entity';

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
  },
});

/** A notification as its recipient reads it. */
@ObjectType('Notification', {
  simpleResolvers: true,
  description: 'A notification (알림). It disappears after 90 days.',
})
export class NotificationView {
  @Field(() => ID, { description: 'The id.' })
  id!: number;

  @Field(() => NotificationKind, { description: 'What happened.' })
  kind!: NotificationKind;

  noticeId!: number | null;

  @Field({ description: "The notice's title at that time, which remains when the notice is deleted." })
  noticeTitle!: string;

  @Field(() => MemberView, { nullable: true, description: 'Who did it; null after their withdrawal (탈퇴).' })
  actor!: MemberView | null;

  @Field({ description: 'Whether the viewer has read it (읽음).' })
  read!: boolean;

  @Field(() => Int, {
    description:
      'How often the same member has done the same at the same notice since the viewer last read it. A repetition raises this number instead of adding a notification.',
  })
  times!: number;

  @Field({ description: 'When it happened; the last time if it was repeated.' })
  createdAt!: Date;

  /** Where it is listed: its id, or a later one when it was repeated. */
  position!: number;
}

/** A page of the viewer's notifications, newest first; a repeated one is as new as its last time. */
export const NotificationConnection = defineConnection(
  'Notification',
  () => NotificationView,
  'A page of notifications (알림), the newest first. A repeated one is as new as its last time.',
);

/** What marking one notification returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of markNotificationRead.' })
export class MarkNotificationReadPayload {
  @Field(() => NotificationView, { description: 'The notification, which is read now.' })
  notification!: NotificationView;

  @Field(() => ViewerView, { description: 'The viewer with the changed number of unread notifications.' })
  viewer!: Lazy<ViewerView>;
}

/** What marking all notifications returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of markAllNotificationsRead.' })
export class MarkAllNotificationsReadPayload {
  @Field(() => ViewerView, { description: 'The viewer with the changed notifications.' })
  viewer!: Lazy<ViewerView>;
}
