import { Switch } from 'antd';
import { useId } from 'react';
import {
  type NotificationSettings_ViewerFragment,
  NotificationSettings_ViewerFragmentDoc,
  UpdateNotificationSettingDocument,
} from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { useAction } from '../ui/useAction';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import styles from './NotificationSettings.module.css';

gql`
  fragment NotificationSettings_viewer on Viewer {
    id
    notificationSettings {
      topic
      label
      hint
      mail
    }
  }
`;
gql`
  mutation UpdateNotificationSetting($input: UpdateNotificationSettingInput!) {
    updateNotificationSetting(input: $input) {
      viewer {
        id
        ...NotificationSettings_viewer
      }
    }
  }
`;

interface NotificationSettingsProps {
  viewer: FragmentOf<typeof NotificationSettings_ViewerFragmentDoc>;
}

/** A row with a switch for the mails about each topic. A switch is saved when it is pressed. */
export function NotificationSettings({ viewer }: NotificationSettingsProps) {
  const data = useFragmentData(NotificationSettings_ViewerFragmentDoc, viewer);
  return (
    <ul className={styles.topics}>
      {data.notificationSettings.map((setting) => (
        <li key={setting.topic}>
          <TopicRow viewer={data} setting={setting} />
        </li>
      ))}
    </ul>
  );
}

interface TopicRowProps {
  viewer: NotificationSettings_ViewerFragment;
  setting: NotificationSettings_ViewerFragment['notificationSettings'][number];
}

/** A switch with an optimistic update. On failure it reverts and shows a toast. */
function TopicRow({ viewer, setting }: TopicRowProps) {
  const [update, pending] = useAction(UpdateNotificationSettingDocument, {
    optimisticResponse: ({ input }) => ({
      updateNotificationSetting: {
        __typename: 'UpdateNotificationSettingPayload' as const,
        viewer: {
          ...viewer,
          notificationSettings: viewer.notificationSettings.map((each) =>
            each.topic === input.topic ? { ...each, mail: input.mail } : each,
          ),
        },
      },
    }),
  });
  const hintId = useId();
  const { topic, label, hint, mail } = setting;
  return (
    <label className={styles.topic}>
      <span>
        {label} <small id={hintId}>{hint}</small>
      </span>
      <Switch
        checked={mail}
        aria-label={texts.notification.settings.mailOf(label)}
        aria-describedby={hintId}
        onChange={(checked) => {
          if (!pending) void update({ input: { topic, mail: checked } });
        }}
      />
    </label>
  );
}
