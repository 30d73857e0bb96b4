import { EmailConfirmation } from '../../features/account/EmailConfirmation';
import { AlertRows } from '../../features/alerts/AlertRows';
import { NotificationSettings } from '../../features/notifications/NotificationSettings';
import { SettingsTab } from './SettingsTab';

export function NotificationSettingsPage() {
  return (
    <SettingsTab tab="notificationSettings">
      {(viewer) => (
        <>
          <AlertRows viewer={viewer} />
          <NotificationSettings viewer={viewer}>
            <EmailConfirmation viewer={viewer} />
          </NotificationSettings>
        </>
      )}
    </SettingsTab>
  );
}
