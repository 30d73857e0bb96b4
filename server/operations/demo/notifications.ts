import { ApplicationStatus } from '../../domain/applications/application.entity';
import { NotificationKind } from '../../domain/notifications/notification.entity';
import type { DemoLoginId } from './members';
import { NOTICES, type NoticeName } from './notices';
import type { Applied, Story } from './timeline';

const HOUR = 60 * 60 * 1000;

/** What is older has been read, so that every bell shows some news and no heap of it. */
const UNREAD_FOR = 48 * HOUR;

/** A notification. */
export interface Told {
  recipient: DemoLoginId;
  kind: NotificationKind;
  notice: NoticeName;
  actor: DemoLoginId;
  at: Date;
  readAt: Date | null;
}

type Untold = Omit<Told, 'readAt'>;

/**
 * The notifications that the story would have brought, oldest first. The same rules as in notification.listeners.ts,
 * which tell of what happens now and cannot tell of the past.
 */
export function newsOf(story: Story, now: Date): Told[] {
  return [...newsOfApplications(story), ...newsOfDecisions(story), ...newsOfComments(story), ...newsOfClosing(story)]
    .filter(({ recipient, actor }) => recipient !== actor)
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map((news) => ({ ...news, readAt: readAt(news.at, now) }));
}

function newsOfApplications({ applications }: Story): Untold[] {
  return applications.map(({ notice, by, at }) => ({
    recipient: NOTICES[notice].owner,
    kind: NotificationKind.APPLICATION_RECEIVED,
    notice,
    actor: by,
    at,
  }));
}

function newsOfDecisions({ applications }: Story): Untold[] {
  return applications.flatMap(({ notice, by, status, decidedAt }) => {
    if (!decidedAt) return [];
    return [{ recipient: by, kind: decisionKind(status), notice, actor: NOTICES[notice].owner, at: decidedAt }];
  });
}

function decisionKind(status: Applied['status']): NotificationKind {
  return status === ApplicationStatus.APPROVED
    ? NotificationKind.APPLICATION_APPROVED
    : NotificationKind.APPLICATION_REJECTED;
}

function newsOfComments({ comments }: Story): Untold[] {
  return comments.map(({ notice, by, at }) => ({
    recipient: NOTICES[notice].owner,
    kind: NotificationKind.COMMENT_ADDED,
    notice,
    actor: by,
    at,
  }));
}

function newsOfClosing({ notices, applications, favourites }: Story): Untold[] {
  return notices.flatMap(({ name, closedAt }) => {
    if (!closedAt) return [];
    const followers = new Set(
      [...applications, ...favourites].filter(({ notice }) => notice === name).map(({ by }) => by),
    );
    const news = { kind: NotificationKind.NOTICE_CLOSED, notice: name, actor: NOTICES[name].owner, at: closedAt };
    return [...followers].map((recipient) => ({ ...news, recipient }));
  });
}

function readAt(at: Date, now: Date): Date | null {
  return now.getTime() - at.getTime() > UNREAD_FOR ? new Date(at.getTime() + 5 * HOUR) : null;
}
