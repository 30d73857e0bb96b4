import { Checkbox } from 'antd';
import {
  type NotificationChannel,
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
      kind
      group
      label
      bell
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
        ...NotificationItem_viewer
      }
    }
  }
`;

type Setting = NotificationSettings_ViewerFragment['notificationSettings'][number];

const CHANNELS = ['BELL', 'MAIL'] as const satisfies readonly NotificationChannel[];

type Channel = (typeof CHANNELS)[number];

const isOn = ({ bell, mail }: Setting, channel: Channel): boolean => (channel === 'BELL' ? bell : mail);

/** What the viewer is notified of, and how: a box for each kind and channel, which is saved when it is ticked. */
export function NotificationSettings({
  viewer,
}: {
  viewer: FragmentOf<typeof NotificationSettings_ViewerFragmentDoc>;
}) {
  const { notificationSettings } = useFragmentData(NotificationSettings_ViewerFragmentDoc, viewer);
  const groups = [...new Set(notificationSettings.map(({ group }) => group))];
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{texts.notification.settings.kind}</th>
          {CHANNELS.map((channel) => (
            <th key={channel} scope="col" className={styles.channel}>
              {texts.notification.settings.channel[channel]}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group}>
          <tr>
            <th scope="rowgroup" colSpan={CHANNELS.length + 1} className={styles.group}>
              {group}
            </th>
          </tr>
          {notificationSettings
            .filter((setting) => setting.group === group)
            .map((setting) => (
              <SettingRow key={setting.kind} setting={setting} />
            ))}
        </tbody>
      ))}
    </table>
  );
}

function SettingRow({ setting }: { setting: Setting }) {
  return (
    <tr>
      <th scope="row">{setting.label}</th>
      {CHANNELS.map((channel) => (
        <td key={channel}>
          <SettingBox setting={setting} channel={channel} />
        </td>
      ))}
    </tr>
  );
}

/** A box that is ticked as soon as it is touched; a failure is said, and the box is as before. */
function SettingBox({ setting, channel }: { setting: Setting; channel: Channel }) {
  const [update, pending] = useAction(UpdateNotificationSettingDocument);
  const { kind, label } = setting;
  return (
    <Checkbox
      className={styles.box}
      checked={isOn(setting, channel) !== pending}
      aria-label={texts.notification.settings.box(label, channel)}
      onChange={({ target }) => {
        if (!pending) void update({ input: { kind, channel, enabled: target.checked } });
      }}
    />
  );
}
