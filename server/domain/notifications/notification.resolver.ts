import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { ID_BOUNDS, readId } from '../../platform/validation';
import { type Context, requireViewerId } from '../context';
import { ConnectionArgs, readConnection } from '../kit/paging';
import { readViewer } from '../members/member.queries';
import { ViewerView } from '../members/member.view';
import { loadNotice } from '../notices/notice.queries';
import { type AnyNotice, NoticeView } from '../notices/notice.view';
import { countUnread, readNotification, readNotifications } from './notification.queries';
import { markAllNotificationsRead, markNotificationRead } from './notification.service';
import { NotificationConnection, NotificationView } from './notification.view';

/** The mutations and the subscription of notifications, and their fields of the viewer. */
@Resolver(() => ViewerView)
export class ViewerNotificationResolver {
  @FieldResolver(() => NotificationConnection, { description: '내 알림, 최신순' })
  notifications(
    @Ctx() ctx: Context,
    @Args(() => ConnectionArgs) page: ConnectionArgs,
  ): Promise<NotificationConnection> {
    return readConnection(
      page,
      ID_BOUNDS.max,
      (before, first) => readNotifications(ctx, before, first),
      ({ position }) => position,
    );
  }

  @FieldResolver(() => Int, { description: '읽지 않은 알림 수' })
  unreadNotificationCount(@Ctx() ctx: Context): Promise<number> {
    return countUnread(ctx);
  }

  @Mutation(() => NotificationView, { description: '알림 하나를 읽음으로 표시해요.' })
  markNotificationRead(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: '알림 번호' }) id: string,
  ): Promise<NotificationView> {
    return markNotificationRead(ctx, readId(id));
  }

  @Mutation(() => ViewerView, { description: '내 알림을 모두 읽음으로 표시해요.' })
  async markAllNotificationsRead(@Ctx() ctx: Context): Promise<ViewerView> {
    await markAllNotificationsRead(ctx);
    return readViewer(ctx);
  }

  @Subscription(() => NotificationView, {
    description:
      '나에게 오는 알림을 바로바로 받아요. 되풀이된 알림은 같은 번호로 다시 와요. WebSocket(graphql-ws)으로 열어요.',
    topics: 'notified',
    topicId: ({ context }: { context: Context }) => requireViewerId(context),
  })
  async notificationReceived(@Ctx() ctx: Context, @Root() id: number): Promise<NotificationView> {
    const notification = await readNotification(ctx, id);
    if (!notification) throw new Error('a published notification does not exist');
    return notification;
  }
}

/** The computed fields of notifications. */
@Resolver(() => NotificationView)
export class NotificationResolver {
  @FieldResolver(() => NoticeView, {
    nullable: true,
    description: '어느 공고인지. 지워졌거나 볼 수 없으면 null이에요.',
  })
  notice(@Ctx() ctx: Context, @Root() notification: NotificationView): Promise<AnyNotice | null> {
    return notification.noticeId === null ? Promise.resolve(null) : loadNotice(ctx, notification.noticeId);
  }
}
