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
    unreadNotificationCount
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
  const data = useFragmentData(NotificationSettings_ViewerFragmentDoc, viewer);
  const { notificationSettings } = data;
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
              <SettingRow key={setting.kind} viewer={data} setting={setting} />
            ))}
        </tbody>
      ))}
    </table>
  );
}

interface SettingProps {
  viewer: NotificationSettings_ViewerFragment;
  setting: Setting;
}

function SettingRow({ viewer, setting }: SettingProps) {
  return (
    <tr>
      <th scope="row">{setting.label}</th>
      {CHANNELS.map((channel) => (
        <td key={channel}>
          <SettingBox viewer={viewer} setting={setting} channel={channel} />
        </td>
      ))}
    </tr>
  );
}

/**
 * A box that is ticked as soon as it is touched. After a failure it is as before, beside a message.
 */
function SettingBox({ viewer, setting, channel }: SettingProps & { channel: Channel }) {
  const [update, pending] = useAction(UpdateNotificationSettingDocument, {
    optimisticResponse: ({ input }) => ({
      updateNotificationSetting: {
        __typename: 'UpdateNotificationSettingPayload' as const,
        viewer: {
          ...viewer,
          notificationSettings: viewer.notificationSettings.map((each) =>
            each.kind === input.kind ? { ...each, [channel === 'BELL' ? 'bell' : 'mail']: input.enabled } : each,
          ),
        },
      },
    }),
  });
  const { kind, label } = setting;
  return (
    <Checkbox
      className={styles.box}
      checked={isOn(setting, channel)}
      aria-label={texts.notification.settings.box(label, channel)}
      onChange={({ target }) => {
        if (!pending) void update({ input: { kind, channel, enabled: target.checked } });
      }}
    />
  );
}
