import { listenForApplications } from '../domain/applications/application.listeners';
import { listenForNotices } from '../domain/notices/notice.listeners';
import { listenForNotifications } from '../domain/notifications/notification.listeners';

let listening = false;

/** Wires the nouns' events to who listens, once a process. Applications before notices: each tells of what it loses. */
export function listenToEvents(): void {
  if (listening) return;
  listening = true;
  listenForApplications();
  listenForNotices();
  listenForNotifications();
}
