import { Arg, Ctx, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { readId } from '../../platform/validation';
import { type Payload, payload } from '../../selection/payloads';
import { Sql } from '../../selection/schema-fields';
import { type Context, requireViewerId } from '../context';
import { ViewerType } from '../members/member.type';
import { MarkNotificationReadInput } from './notification.inputs';
import { markAllNotificationsRead, markNotificationRead } from './notification.service';
import {
  MarkAllNotificationsReadPayload,
  MarkNotificationReadPayload,
  notificationReceived,
  NotificationType,
} from './notification.type';

/** Mutations and the subscription of notifications. */
@Resolver(() => ViewerType)
export class ViewerNotificationResolver {
  @Mutation(() => MarkNotificationReadPayload, {
    nullable: true,
    description: "Marks one of the viewer's notifications as read (읽음).",
  })
  async markNotificationRead(
    @Ctx() ctx: Context,
    @Arg('input', () => MarkNotificationReadInput, { description: 'The notification.' })
    { id }: MarkNotificationReadInput,
  ): Promise<Payload<MarkNotificationReadPayload> | null> {
    const notificationId = readId(id);
    await markNotificationRead(ctx, notificationId);
    return payload({ notificationId });
  }

  @Mutation(() => MarkAllNotificationsReadPayload, {
    nullable: true,
    description: "Marks all of the viewer's notifications as read (모두 읽음).",
  })
  async markAllNotificationsRead(@Ctx() ctx: Context): Promise<Payload<MarkAllNotificationsReadPayload> | null> {
    await markAllNotificationsRead(ctx);
    return payload({});
  }

  @Subscription(() => NotificationType, {
    nullable: true,
    description:
      'New notifications (알림) of the viewer, over WebSocket (graphql-ws). A repeated notification is sent again with the same id. Null for a notification that is no longer visible to the viewer.',
    topics: 'notified',
    topicId: ({ context }: { context: Context }) => requireViewerId(context),
  })
  @Sql(notificationReceived)
  notificationReceived(@Root() _id: number): NotificationType | null {
    // The SQL of the field reads the notification, because a block may have hidden it since it was
    // published.
    return null;
  }
}
