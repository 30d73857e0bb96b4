import { ApplicationStatus } from '../applications/application.entity';
import { applicationCancelled, applicationDecided, applicationReceived } from '../applications/application.events';
import { commentAdded } from '../comments/comment.events';
import { noticeClosed, noticeDeleted } from '../notices/notice.events';
import { notifyFollowers, notifyMember } from './notification.delivery';
import { NotificationKind } from './notification.entity';

/** Determines who is notified of what (rules.md: Notifications). */
export function listenForNotifications(): void {
  applicationReceived.on((tx, { application, notice }) =>
    notifyMember(tx, notice.owner.id, {
      kind: NotificationKind.APPLICATION_RECEIVED,
      notice,
      actorId: application.applicant.id,
    }),
  );
  applicationCancelled.on((tx, { application, notice }) =>
    notifyMember(tx, notice.owner.id, {
      kind: NotificationKind.APPLICATION_CANCELLED,
      notice,
      actorId: application.applicant.id,
    }),
  );
  applicationDecided.on((tx, { application, notice }) =>
    notifyMember(tx, application.applicant.id, {
      kind:
        application.status === ApplicationStatus.APPROVED
          ? NotificationKind.APPLICATION_APPROVED
          : NotificationKind.APPLICATION_REJECTED,
      notice,
      actorId: notice.owner.id,
    }),
  );
  commentAdded.on((tx, { notice, authorId }) =>
    notifyMember(tx, notice.owner.id, { kind: NotificationKind.COMMENT_ADDED, notice, actorId: authorId }),
  );
  noticeClosed.on((tx, { notice }) =>
    notifyFollowers(tx, { kind: NotificationKind.NOTICE_CLOSED, notice, actorId: notice.owner.id }),
  );
  noticeDeleted.on((tx, { notice }) =>
    notifyFollowers(tx, { kind: NotificationKind.NOTICE_DELETED, notice, actorId: notice.owner.id }),
  );
}
