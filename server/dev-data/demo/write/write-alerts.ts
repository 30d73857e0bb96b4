import type { EntityManager } from '@mikro-orm/postgresql';
import { toAlertPath } from '../../../../shared/alert-params';
import { Alert } from '../../../domain/alerts/alert.entity';
import { seoulDate } from '../../../platform/text/seoul-time';
import { NotificationKind } from '../../../domain/notifications/notification-kinds';
import { Notification } from '../../../domain/notifications/notification.entity';
import type { Ids } from './write-rows';

const PARAMS = 'tag=flutter&kind=PROJECT';
const NAME = '프로젝트 · Flutter';

/** Time since the notification. It is longer than the delay of its mail. */
const NOTIFIED_MS = 10 * 60 * 1_000;

/** Writes an alert of junho, who was notified of a new notice a few minutes ago. */
export async function writeAlerts(em: EntityManager, ids: Ids, now: Date): Promise<void> {
  const member = ids.member('junho');
  const [newest] = await em.execute<{ id: number }[]>('select max(id) as id from notice');
  const id = await em.insert(Alert, {
    member,
    params: PARAMS,
    name: NAME,
    lastNoticeId: newest?.id ?? 0,
    openedAt: now,
    checkedOn: seoulDate(now),
  });
  await em.insert(Notification, {
    recipient: member,
    kind: NotificationKind.NEW_NOTICES,
    noticeTitle: '',
    news: [{ name: NAME, count: 1, path: toAlertPath(id, PARAMS) }],
    createdAt: new Date(now.getTime() - NOTIFIED_MS),
  });
}
