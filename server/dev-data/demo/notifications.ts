import { ApplicationStatus } from '../../domain/applications/application.entity';
import { NotificationKind } from '../../domain/notifications/notification-kinds';
import type { DemoLoginId } from './members';
import { NOTICES, type NoticeName } from './notices';
import type { Timeline } from './timeline';

const HOUR_MS = 60 * 60 * 1_000;

/** Notifications older than this are read, so that every member has only a few unread ones. */
const UNREAD_MS = 48 * HOUR_MS;

/** Time from a notification until it is read. */
const READ_AFTER_MS = 5 * HOUR_MS;

/** A notification of the demo. */
export interface DemoNotification {
  recipient: DemoLoginId;
  kind: NotificationKind;
  notice: NoticeName;
  actor: DemoLoginId;
  at: Date;
  readAt: Date | null;
}

type Delivered = Omit<DemoNotification, 'readAt'>;

/**
 * Builds the notifications of the timeline, oldest first, by the rules of
 * notification-listeners.service.ts. It cannot use the listeners, because they create notifications
 * with the current time.
 */
export function notificationsOf(timeline: Timeline, now: Date): DemoNotification[] {
  return [
    ...aboutApplications(timeline),
    ...aboutDecisions(timeline),
    ...aboutComments(timeline),
    ...aboutClosing(timeline),
  ]
    .filter(({ recipient, actor }) => recipient !== actor)
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map((notification) => ({ ...notification, readAt: readAt(notification.at, now) }));
}

function aboutApplications({ applications }: Timeline): Delivered[] {
  return applications.map(({ notice, by, at }) => ({
    recipient: NOTICES[notice].owner,
    kind: NotificationKind.APPLICATION_RECEIVED,
    notice,
    actor: by,
    at,
  }));
}

function aboutDecisions({ applications }: Timeline): Delivered[] {
  return applications.flatMap(({ notice, by, status, decidedAt }) => {
    const kind = DECISION_KINDS[status];
    if (!decidedAt || !kind) return [];
    return [{ recipient: by, kind, notice, actor: NOTICES[notice].owner, at: decidedAt }];
  });
}

/** Notification of an owner's decision, by the status of the application. */
const DECISION_KINDS: Partial<Record<ApplicationStatus, NotificationKind>> = {
  [ApplicationStatus.APPROVED]: NotificationKind.APPLICATION_APPROVED,
  [ApplicationStatus.REJECTED]: NotificationKind.APPLICATION_REJECTED,
  [ApplicationStatus.WAITLISTED]: NotificationKind.APPLICATION_WAITLISTED,
};

function aboutComments({ comments }: Timeline): Delivered[] {
  return comments.map(({ notice, by, at }) => ({
    recipient: NOTICES[notice].owner,
    kind: NotificationKind.COMMENT_ADDED,
    notice,
    actor: by,
    at,
  }));
}

function aboutClosing({ notices, applications, favourites }: Timeline): Delivered[] {
  return notices.flatMap(({ name, closedAt }) => {
    if (!closedAt) return [];
    const relatedMembers = new Set(
      [...applications, ...favourites].filter(({ notice }) => notice === name).map(({ by }) => by),
    );
    const closing = { kind: NotificationKind.NOTICE_CLOSED, notice: name, actor: NOTICES[name].owner, at: closedAt };
    return [...relatedMembers].map((recipient) => ({ ...closing, recipient }));
  });
}

function readAt(at: Date, now: Date): Date | null {
  return now.getTime() - at.getTime() > UNREAD_MS ? new Date(at.getTime() + READ_AFTER_MS) : null;
}
