import { NotificationSettings } from '../../features/notifications/NotificationSettings';
import { SettingsTab } from './SettingsTab';

export function NotificationSettingsPage() {
  return <SettingsTab tab="notificationSettings">{(viewer) => <NotificationSettings viewer={viewer} />}</SettingsTab>;
}
