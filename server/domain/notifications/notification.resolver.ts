import { addMutation, addSubscription } from '../../selection/schema-fields';
import { requireViewerId } from '../context';
import { viewerOfPayload } from '../members/member.type';
import { MarkNotificationReadInput } from './notification.inputs';
import { groupOfPayload } from './notification-group.type';
import { markAllNotificationsRead, markGroupRead, markNotificationRead } from './notification.service';
import { notificationReceived, NotificationType, notificationOf } from './notification.type';
import { payloadObject } from '../../selection/fields';

addMutation('markNotificationRead', {
  description: "Marks one of the viewer's notifications as read (읽음).",
  input: { type: MarkNotificationReadInput, description: 'The notification.' },
  payload: {
    notification: {
      type: () => NotificationType,
      description: 'The notification, marked as read.',
      sql: payloadObject(notificationOf),
    },
    group: groupOfPayload,
    viewer: viewerOfPayload('The viewer with the changed number of unread notifications.'),
  },
  suspensionCheck: 'none',
  run: async (ctx, { id: notificationId, wholeGroup }) => {
    if (wholeGroup) await markGroupRead(ctx, notificationId);
    else await markNotificationRead(ctx, notificationId);
    return { notificationId };
  },
});

addMutation('markAllNotificationsRead', {
  description: "Marks all of the viewer's notifications as read (모두 읽음).",
  payload: { viewer: viewerOfPayload('The viewer with the changed notifications.') },
  suspensionCheck: 'none',
  run: markAllNotificationsRead,
});

addSubscription('notificationReceived', {
  type: () => NotificationType,
  description:
    'New notifications (알림) of the viewer, over WebSocket (graphql-ws). A repeated notification is sent again with the same id. Null for a notification that is no longer visible to the viewer.',
  topic: 'notified',
  recipientOf: requireViewerId,
  sql: notificationReceived,
});
