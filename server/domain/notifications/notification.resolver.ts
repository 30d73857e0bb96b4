import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { ID_BOUNDS, readId } from '../../platform/validation';
import { type Context, requireViewerId } from '../context';
import { type Connection, ConnectionArgs, listById, readConnection } from '../kit/paging';
import { readViewer } from '../members/member.queries';
import { ViewerView } from '../members/member.view';
import { loadNotice, loadNoticeWithOthers } from '../notices/notice.queries';
import { type AnyNotice, NoticeView } from '../notices/notice.view';
import { MarkNotificationReadInput } from './notification.inputs';
import { countUnread, loadNotification, readNotifications } from './notification.queries';
import { markAllNotificationsRead, markNotificationRead } from './notification.service';
import {
  MarkAllNotificationsReadPayload,
  MarkNotificationReadPayload,
  NotificationConnection,
  NotificationView,
} from './notification.view';

/** The mutations and the subscription of notifications, and their fields of the viewer. */
@Resolver(() => ViewerView)
export class ViewerNotificationResolver {
  @FieldResolver(() => NotificationConnection, {
    description: 'The notifications (알림) of the last 90 days, the newest first.',
  })
  notifications(
    @Ctx() ctx: Context,
    @Args(() => ConnectionArgs) page: ConnectionArgs,
  ): Promise<Connection<NotificationView>> {
    const list = listById(ID_BOUNDS.max, (before, first) => readNotifications(ctx, before, first));
    return readConnection(page, { ...list, positionOf: ({ position }) => position });
  }

  @FieldResolver(() => Int, { description: 'The number of unread notifications (읽지 않은 알림 수).' })
  unreadNotificationCount(@Ctx() ctx: Context): Promise<number> {
    return countUnread(ctx);
  }

  @Mutation(() => MarkNotificationReadPayload, {
    nullable: true,
    description: "Marks one of the viewer's notifications as read (읽음).",
  })
  async markNotificationRead(
    @Ctx() ctx: Context,
    @Arg('input', () => MarkNotificationReadInput, { description: 'The notification.' })
    { id }: MarkNotificationReadInput,
  ): Promise<MarkNotificationReadPayload | null> {
    return { notification: await markNotificationRead(ctx, readId(id)), viewer: () => readViewer(ctx) };
  }

  @Mutation(() => MarkAllNotificationsReadPayload, {
    nullable: true,
    description: "Marks all of the viewer's notifications as read (모두 읽음).",
  })
  async markAllNotificationsRead(@Ctx() ctx: Context): Promise<MarkAllNotificationsReadPayload | null> {
    await markAllNotificationsRead(ctx);
    return { viewer: () => readViewer(ctx) };
  }

  @Subscription(() => NotificationView, {
    nullable: true,
    description:
      "The viewer's notifications (알림) as they happen. A repeated one comes again with the same id. Opened over WebSocket (graphql-ws). Null for one that the viewer may not see any more.",
    topics: 'notified',
    topicId: ({ context }: { context: Context }) => requireViewerId(context),
  })
  async notificationReceived(@Ctx() ctx: Context, @Root() id: number): Promise<NotificationView | null> {
    const notification = await loadNotification(ctx, id);
    // A block may have hidden it since it was published.
    return notification ? { ...notification, live: true } : null;
  }
}

/** The computed fields of notifications. */
@Resolver(() => NotificationView)
export class NotificationResolver {
  @FieldResolver(() => NoticeView, {
    nullable: true,
    description: 'The notice (공고); null when it is deleted or the viewer may not see it.',
  })
  async notice(@Ctx() ctx: Context, @Root() notification: NotificationView): Promise<AnyNotice | null> {
    const { noticeId, live } = notification;
    if (noticeId === null) return null;
    return live ? ((await loadNoticeWithOthers(ctx, noticeId)) ?? null) : loadNotice(ctx, noticeId);
  }
}
