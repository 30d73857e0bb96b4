import { ViewerView } from '../members/member.view';
import { NotificationSettingView } from './notification-setting.view';
import { addFields } from '../../selection/schema-fields';

addFields(ViewerView, {
  notificationSettings: {
    type: () => [NotificationSettingView],
    description: 'Which notifications are mailed to the viewer, by topic (알림 설정), in the order of the settings.',
  },
});
