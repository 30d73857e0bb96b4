import type { EntityManager } from '@mikro-orm/postgresql';
import type { Member } from '../../domain/members/member.entity';
import type { Notice } from '../../domain/notices/notice.entity';
import { NotificationSetting } from '../../domain/notifications/settings/notification-setting.entity';
import { NotificationKind } from '../../domain/notifications/notification-kinds';
import { NotificationTopic } from '../../domain/notifications/notification-topics';
import { Notification } from '../../domain/notifications/notification.entity';
import { buildMember } from './members';
import { buildProject } from './notices';

/** An unread notification about a comment on the recipient's own notice. */
export async function buildNotification(
  em: EntityManager,
  overrides: {
    recipient?: Member;
    actor?: Member;
    notice?: Notice;
    kind?: NotificationKind;
    createdAt?: Date;
    readAt?: Date | null;
  } = {},
): Promise<Notification> {
  const recipient = overrides.recipient ?? (await buildMember(em));
  const notice = overrides.notice ?? (await buildProject(em, { owner: recipient }));
  const kind = overrides.kind ?? NotificationKind.COMMENT_ADDED;
  const notification = new Notification();
  Object.assign(notification, {
    ...overrides,
    recipient,
    kind,
    // NOTICE_DELETED refers to a deleted notice.
    notice: kind === NotificationKind.NOTICE_DELETED ? null : notice,
    noticeTitle: notice.title,
    actor: overrides.actor ?? (await buildMember(em)),
    ...(kind === NotificationKind.NEW_NOTICES ? newsOf(notice.title) : {}),
  });
  await em.persist(notification).flush();
  return notification;
}

/** News of an alert, which have no notice and no actor. */
const newsOf = (name: string) => ({
  notice: null,
  noticeTitle: '',
  actor: null,
  news: [{ name, count: 2, path: '/search?alert=7' }],
});

/** A member's setting for one topic. By default it turns off mails about comments. */
export async function buildNotificationSetting(
  em: EntityManager,
  overrides: Partial<Pick<NotificationSetting, 'member' | 'topic' | 'mail'>> = {},
): Promise<NotificationSetting> {
  const setting = new NotificationSetting();
  Object.assign(setting, {
    topic: NotificationTopic.COMMENTS,
    mail: false,
    ...overrides,
    member: overrides.member ?? (await buildMember(em)),
  });
  await em.persist(setting).flush();
  return setting;
}
