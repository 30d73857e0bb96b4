import { Int } from 'type-graphql';
import { ConnectionArgs } from '../kit/paging';
import { ViewerView } from '../members/member.view';
import { NoticeView } from '../notices/notice.view';
import { NotificationConnection, NotificationView } from './notification.view';
import { addFields } from '../../selection/schema-fields';

addFields(ViewerView, {
  notifications: {
    type: () => NotificationConnection,
    description: 'The notifications (알림) of the last 90 days, the newest first.',
    args: ConnectionArgs,
  },
  unreadNotificationCount: { type: () => Int, description: 'The number of unread notifications (읽지 않은 알림 수).' },
});

addFields(NotificationView, {
  notice: {
    type: () => NoticeView,
    nullable: true,
    description: 'The notice (공고); null when it is deleted or the viewer may not see it.',
  },
});
