import { entryFor } from '../../graphql/enums';
import type { NotificationItem_GroupFragment } from '../../graphql/generated/documents';
import { texts } from '../../texts';

type Described = Pick<
  NotificationItem_GroupFragment['latest'],
  'kind' | 'noticeTitle' | 'times' | 'deadline' | 'pendingCount'
> & {
  actor: { nickName: string } | null;
  news: readonly { name: string; count: number | null }[] | null;
};

/**
 * Describes a notification or its group, without the title of the notice.
 * @param actorCount the number of different members who caused the notifications of the group.
 *   Undefined describes only this notification.
 */
export function describeNotification(notification: Described, actorCount?: number): string {
  const { kind, times, actor } = notification;
  const others = actorCount === undefined ? 0 : actorCount - (actor ? 1 : 0);
  const once = entryFor(texts.notification.text, kind)(texts.notification.by(actor?.nickName, others), notification);
  return times > 1 && others === 0 ? texts.notification.repeated(once, times - 1) : once;
}
