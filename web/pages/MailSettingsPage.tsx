import { NotificationSettings } from '../notifications/NotificationSettings';
import { texts } from '../texts';
import { LinkedPanel } from '../ui/LinkedPanel';
import { SettingsTab } from './SettingsTab';

/** The notification settings. */
export function MailSettingsPage() {
  return (
    <SettingsTab tab="mailSettings">
      {(viewer) => (
        <LinkedPanel title={texts.notification.settings.title} anchor="notifications">
          <p>{texts.notification.settings.hint}</p>
          <NotificationSettings viewer={viewer} />
        </LinkedPanel>
      )}
    </SettingsTab>
  );
}
