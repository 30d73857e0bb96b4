import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { type Connection, PageInfo } from '../kit/paging';
import { MemberView } from '../members/member.view';
import { NotificationKind } from './notification.entity';

registerEnumType(NotificationKind, {
  name: 'NotificationKind',
  description: '알림의 종류',
  valuesConfig: {
    APPLICATION_RECEIVED: { description: '내 공고에 지원이 왔어요.' },
    APPLICATION_CANCELLED: { description: '내 공고의 지원이 취소됐어요.' },
    APPLICATION_APPROVED: { description: '내 지원이 승인됐어요.' },
    APPLICATION_REJECTED: { description: '내 지원이 거절됐어요.' },
    NOTICE_CLOSED: { description: '지원했거나 찜한 공고가 마감됐어요.' },
    NOTICE_DELETED: { description: '지원했거나 찜한 공고가 삭제됐어요.' },
    COMMENT_ADDED: { description: '내 공고에 댓글이 달렸어요.' },
  },
});

/** A notification as its recipient reads it. */
@ObjectType('Notification', { simpleResolvers: true, description: '알림. 90일 동안 남아요.' })
export class NotificationView {
  @Field(() => ID, { description: '알림 번호' })
  id!: number;

  @Field(() => NotificationKind, { description: '무슨 일인지' })
  kind!: NotificationKind;

  noticeId!: number | null;

  @Field({ description: '알림이 올 때의 공고 제목. 공고가 지워져도 남아요.' })
  noticeTitle!: string;

  @Field(() => MemberView, { nullable: true, description: '누가 했는지. 탈퇴했으면 null이에요.' })
  actor!: MemberView | null;

  @Field({ description: '읽었는지' })
  read!: boolean;

  @Field(() => Int, {
    description: '읽기 전까지 같은 사람이 같은 공고에 같은 일을 한 횟수. 되풀이되면 알림이 늘지 않고 이 수가 늘어요.',
  })
  times!: number;

  @Field({ description: '알림이 온 시각. 되풀이되면 마지막 시각이에요.' })
  createdAt!: Date;

  /** Where it is listed: its id, or a later one when it was repeated. */
  position!: number;
}

/** A notification and its cursor. */
@ObjectType({ simpleResolvers: true, description: '알림과 그 커서' })
export class NotificationEdge {
  @Field({ description: '이 알림의 커서' })
  cursor!: string;

  @Field(() => NotificationView, { description: '알림' })
  node!: NotificationView;
}

/** A page of the viewer's notifications, newest first; a repeated one is as new as its last time. */
@ObjectType({ simpleResolvers: true, description: '알림 목록, 최신순' })
export class NotificationConnection implements Connection<NotificationView> {
  @Field(() => [NotificationEdge], { description: '커서가 딸린 알림' })
  edges!: NotificationEdge[];

  @Field(() => [NotificationView], { description: '알림' })
  nodes!: NotificationView[];

  @Field(() => PageInfo, { description: '뒤에 더 있는지와 마지막 커서' })
  pageInfo!: PageInfo;
}
