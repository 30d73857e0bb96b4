import { entryFor } from '../graphql/enums';
import type { NotificationItem_NotificationFragment } from '../graphql/generated/documents';
import { texts } from '../texts';

type Described = Pick<
  NotificationItem_NotificationFragment,
  'kind' | 'noticeTitle' | 'times' | 'deadline' | 'pendingCount'
> & { actor: { nickName: string } | null };

/** Returns the sentence of a notification. */
export function describeNotification(notification: Described): string {
  const { kind, noticeTitle, times, actor } = notification;
  const once = entryFor(texts.notification.text, kind)(actor?.nickName, noticeTitle, notification);
  return times > 1 ? texts.notification.repeated(once, times - 1) : once;
}
