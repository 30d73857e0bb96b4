import { addMutation } from '../../../selection/schema-fields';
import { viewerOfPayload } from '../../members/member.type';
import {
  UnsubscribeFromMailsInput,
  UpdateAllNotificationSettingsInput,
  UpdateNotificationSettingInput,
} from './notification-setting.inputs';
import { unsubscribe, updateAllNotificationSettings, updateNotificationSetting } from './notification-setting.service';

addMutation('updateNotificationSetting', {
  description: 'Changes whether notifications of one topic are mailed to the viewer (알림 설정).',
  input: { type: UpdateNotificationSettingInput, description: 'The setting.' },
  payload: { viewer: viewerOfPayload('The viewer with the changed settings.') },
  suspensionCheck: 'none',
  run: updateNotificationSetting,
});

addMutation('updateAllNotificationSettings', {
  description: 'Turns the mails about all topics off, or back to the defaults (모든 알림 메일 끄기).',
  input: { type: UpdateAllNotificationSettingsInput, description: 'The setting of all topics.' },
  payload: { viewer: viewerOfPayload('The viewer with the changed settings.') },
  suspensionCheck: 'none',
  run: updateAllNotificationSettings,
});

addMutation('unsubscribeFromMails', {
  description:
    'Unsubscribes from the mails about one topic (알림 메일 그만 받기) with the link in a mail. It needs no login.',
  input: { type: UnsubscribeFromMailsInput, description: "The link's token." },
  payload: { label: { type: () => String, description: 'The name of the topic whose mails have ended.' } },
  suspensionCheck: 'none',
  run: async (ctx, { token }) => ({ label: (await unsubscribe(ctx, token))[ctx.language] }),
});
