import { ApplicationStatus } from '../applications/application.entity';
import {
  applicationCancelled,
  applicationDecided,
  applicationReceived,
  applicationsExpired,
  decisionDue,
} from '../applications/application.events';
import { commentAdded, commentReplied } from '../comments/comment.events';
import { ModerationAction } from '../moderation/moderation.entity';
import { decisionMade } from '../moderation/moderation.events';
import { ReminderKind } from '../notices/notice-reminder.entity';
import { noticeClosed, noticeDeleted, noticeExpired, noticeReminded, noticeReopened } from '../notices/notice.events';
import { TeamState } from '../notices/notice.entity';
import {
  teamEnded,
  teamHandedOver,
  teamJoined,
  teamLeft,
  teamMemberRemoved,
  teamMemberWithdrew,
  teamPosted,
  teamResponseAsked,
  teamResponseGiven,
} from '../teams/team.events';
import {
  insertForChange,
  notifyFollowers,
  notifyInterested,
  notifyMember,
  notifyOfModeration,
  notifyTeam,
  publish,
} from './notification.delivery';
import { NotificationKind } from './notification.entity';
import { insertForSchedule } from './scheduled.delivery';

/** CTE hooks of changes of a notice, with the kind and the recipient of each notification. */
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
  [
    applicationDecided[ApplicationStatus.WAITLISTED],
    { kind: NotificationKind.APPLICATION_WAITLISTED, recipient: 'memberId' },
  ],
  [commentAdded, { kind: NotificationKind.COMMENT_ADDED, recipient: 'ownerId' }],
  [commentReplied, { kind: NotificationKind.COMMENT_REPLIED, recipient: 'repliedToId' }],
] as const;

/** Notification kinds of rulings. */
const MODERATION_KINDS = {
  [ModerationAction.HIDE]: NotificationKind.CONTENT_HIDDEN,
  [ModerationAction.RESTORE]: NotificationKind.CONTENT_RESTORED,
  [ModerationAction.SUSPEND]: NotificationKind.MEMBER_SUSPENDED,
} as const;
const TO_OWNER = { kind: NotificationKind.DEADLINE_NEAR, recipients: ['owner'], count: 'pending' } as const;

/**
 * CTE hooks of the schedules of notices and decisions, with the recipients of each notification.
 */
const SCHEDULED = [
  [noticeExpired, { kind: NotificationKind.NOTICE_EXPIRED, recipients: ['owner', 'favourites'] }],
  [noticeReminded[ReminderKind.OWNER_3_DAYS], TO_OWNER],
  [noticeReminded[ReminderKind.OWNER_LAST_DAY], TO_OWNER],
  [noticeReminded[ReminderKind.FAVOURITES_1_DAY], { kind: NotificationKind.DEADLINE_NEAR, recipients: ['favourites'] }],
  [noticeReminded[ReminderKind.STILL_RECRUITING], { kind: NotificationKind.STILL_RECRUITING, recipients: ['owner'] }],
  [
    applicationsExpired,
    { kind: NotificationKind.APPLICATION_EXPIRED, recipients: ['owner', 'members'], count: 'change' },
  ],
  [decisionDue, { kind: NotificationKind.DECISION_DUE, recipients: ['owner'], count: 'change' }],
] as const;

/** Subscribes to all events that notify members (rules.md: Notifications). */
export function listenForNotifications(): void {
  for (const [event, notification] of CHANGES) {
    event.on({ write: () => insertForChange(notification), afterCommit: publish });
  }
  for (const [event, notification] of SCHEDULED) {
    event.on({ write: () => insertForSchedule(notification), afterCommit: publish });
  }
  noticeReopened.on((tx, { notice }) =>
    notifyInterested(tx, { kind: NotificationKind.NOTICE_REOPENED, notice, actorId: notice.owner.id }),
  );
  applicationCancelled.on((tx, { application, notice }) =>
    notifyMember(tx, notice.owner.id, {
      kind: NotificationKind.APPLICATION_CANCELLED,
      notice,
      actorId: application.applicant.id,
    }),
  );
  decisionMade.on((tx, { action, memberId, notice }) =>
    notifyOfModeration(tx, memberId, { kind: MODERATION_KINDS[action], notice }),
  );
  noticeClosed.on((tx, { notice }) =>
    notifyFollowers(tx, { kind: NotificationKind.NOTICE_CLOSED, notice, actorId: notice.owner.id }),
  );
  noticeDeleted.on((tx, { notice }) =>
    notifyFollowers(tx, { kind: NotificationKind.NOTICE_DELETED, notice, actorId: notice.owner.id }),
  );
  listenForTeams();
}

function listenForTeams(): void {
  teamEnded.on((tx, { notice, state, actorId }) =>
    // A completed team requests a choice about the profile from everybody, including the owner. So
    // there is no actor.
    state === TeamState.DONE
      ? notifyTeam(tx, { kind: NotificationKind.TEAM_DONE, notice, actorId: null })
      : notifyTeam(tx, { kind: NotificationKind.TEAM_DISBANDED, notice, actorId }),
  );
  teamJoined.on((tx, { notice, memberId }) =>
    notifyTeam(tx, { kind: NotificationKind.TEAM_JOINED, notice, actorId: memberId }),
  );
  teamMemberWithdrew.on((tx, { notice, memberId }) =>
    notifyMember(tx, notice.owner.id, { kind: NotificationKind.APPLICATION_CANCELLED, notice, actorId: memberId }),
  );
  teamHandedOver.on((tx, { notice, newOwnerId, actorId }) =>
    notifyMember(tx, newOwnerId, { kind: NotificationKind.TEAM_HANDED_OVER, notice, actorId }),
  );
  teamPosted.on((tx, { notice, memberId }) =>
    notifyTeam(tx, { kind: NotificationKind.TEAM_POSTED, notice, actorId: memberId }),
  );
  teamLeft.on((tx, { notice, memberId }) =>
    notifyTeam(tx, { kind: NotificationKind.TEAM_LEFT, notice, actorId: memberId }),
  );
  teamMemberRemoved.on((tx, { notice, memberId, actorId }) =>
    notifyMember(tx, memberId, { kind: NotificationKind.TEAM_REMOVED, notice, actorId }),
  );
  teamResponseAsked.on((tx, { notice, memberId, actorId }) =>
    notifyMember(tx, memberId, { kind: NotificationKind.TEAM_ASKED, notice, actorId }),
  );
  teamResponseGiven.on((tx, { notice, memberId }) =>
    notifyMember(tx, notice.owner.id, { kind: NotificationKind.TEAM_ANSWERED, notice, actorId: memberId }),
  );
}
