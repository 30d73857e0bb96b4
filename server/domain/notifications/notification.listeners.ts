import { ApplicationStatus } from '../applications/application.entity';
import { applicationCancelled, applicationDecided, applicationReceived } from '../applications/application.events';
import { commentAdded } from '../comments/comment.events';
import { noticeClosed, noticeDeleted } from '../notices/notice.events';
import { insertForChange, notifyFollowers, notifyMember, publish } from './notification.delivery';
import { NotificationKind } from './notification.entity';

/** Whom the notifications about a change of a notice go to, with the events of the statements that write the changes. */
const CHANGES = [
  [applicationReceived, { kind: NotificationKind.APPLICATION_RECEIVED, recipient: 'ownerId' }],
  [
    applicationDecided[ApplicationStatus.APPROVED],
    { kind: NotificationKind.APPLICATION_APPROVED, recipient: 'memberId' },
  ],
  [
    applicationDecided[ApplicationStatus.REJECTED],
    { kind: NotificationKind.APPLICATION_REJECTED, recipient: 'memberId' },
  ],
  [commentAdded, { kind: NotificationKind.COMMENT_ADDED, recipient: 'ownerId' }],
] as const;

/** Determines who is notified of what (rules.md: Notifications). */
export function listenForNotifications(): void {
  for (const [event, notification] of CHANGES) {
    event.on({ write: (scope) => insertForChange(notification, scope), afterCommit: publish });
  }
  applicationCancelled.on((tx, { application, notice }) =>
    notifyMember(tx, notice.owner.id, {
      kind: NotificationKind.APPLICATION_CANCELLED,
      notice,
      actorId: application.applicant.id,
    }),
  );
  noticeClosed.on((tx, { notice }) =>
    notifyFollowers(tx, { kind: NotificationKind.NOTICE_CLOSED, notice, actorId: notice.owner.id }),
  );
  noticeDeleted.on((tx, { notice }) =>
    notifyFollowers(tx, { kind: NotificationKind.NOTICE_DELETED, notice, actorId: notice.owner.id }),
  );
}
