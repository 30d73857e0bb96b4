import type { ReactNode } from 'react';
import {
  type NotificationSettings_ViewerFragment,
  NotificationSettings_ViewerFragmentDoc,
  UpdateAllNotificationSettingsDocument,
  UpdateNotificationSettingDocument,
} from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { SwitchRow } from '../../components/buttons/SwitchRow';
import { PanelRow } from '../../components/page/PanelRow';
import { useAction } from '../../graphql/useAction';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
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

gql`
  mutation UpdateAllNotificationSettings($input: UpdateAllNotificationSettingsInput!) {
    updateAllNotificationSettings(input: $input) {
      viewer {
        id
        ...NotificationSettings_viewer
      }
    }
  }
`;

interface NotificationSettingsProps {
  viewer: FragmentOf<typeof NotificationSettings_ViewerFragmentDoc>;
  /** Shown above the switches. */
  children?: ReactNode;
}

/**
 * The row of the mails, with a switch for all and one for each topic. A switch is saved when it is
 * pressed.
 */
export function NotificationSettings({ viewer, children }: NotificationSettingsProps) {
  const data = useFragmentData(NotificationSettings_ViewerFragmentDoc, viewer);
  const { settings } = texts.notification;
  return (
    <PanelRow title={settings.title} value={describeMailed(data)} anchor="notifications" startsOpen>
      <p>{settings.hint}</p>
      {children}
      <ul className={styles.topics}>
        <li className={styles.all}>
          <AllOffSwitch viewer={data} />
        </li>
        {data.notificationSettings.map((setting) => (
          <li key={setting.topic}>
            <TopicSwitch viewer={data} setting={setting} />
          </li>
        ))}
      </ul>
    </PanelRow>
  );
}

/** Returns the topics that are mailed: 지원과 팀만. */
function describeMailed({ notificationSettings }: NotificationSettings_ViewerFragment): string {
  const { allMails, noMails, onlyMails } = texts.notification.settings;
  const mailed = notificationSettings.filter(({ mail }) => mail).map(({ label }) => label);
  if (mailed.length === 0) return noMails;
  return mailed.length === notificationSettings.length ? allMails : onlyMails(mailed);
}

/** Turns the mails about all topics off, or back to the defaults, which the server chooses. */
function AllOffSwitch({ viewer }: { viewer: NotificationSettings_ViewerFragment }) {
  const [updateAll, pending] = useAction(UpdateAllNotificationSettingsDocument);
  const { allOff, allOffHint } = texts.notification.settings;
  return (
    <SwitchRow
      label={allOff}
      hint={allOffHint}
      checked={viewer.notificationSettings.every(({ mail }) => !mail)}
      onChange={(checked) => {
        if (!pending) void updateAll({ input: { mail: !checked } });
      }}
    />
  );
}

interface TopicSwitchProps {
  viewer: NotificationSettings_ViewerFragment;
  setting: NotificationSettings_ViewerFragment['notificationSettings'][number];
}

/** A switch with an optimistic update. On failure it reverts and shows a toast. */
function TopicSwitch({ viewer, setting }: TopicSwitchProps) {
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
  const { topic, label, hint, mail } = setting;
  return (
    <SwitchRow
      label={label}
      hint={hint}
      checked={mail}
      aria-label={texts.notification.settings.mailOf(label)}
      onChange={(checked) => {
        if (!pending) void update({ input: { topic, mail: checked } });
      }}
    />
  );
}
