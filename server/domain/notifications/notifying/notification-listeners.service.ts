import {
  insertDecisionNotifications,
  insertSeekingEndNotification,
} from '../../applications/application-contributions.sql';
import { notifyOfNews } from '../../alerts/alert-contributions.sql';
import { applicationCancelling } from '../../applications/application.events';
import { insertReplyNotification } from '../../comments/comment-contributions.sql';
import { ModerationAction } from '../../moderation/moderation.entity';
import { rulingMade } from '../../moderation/moderation.events';
import {
  insertMemberNotification,
  insertScheduledNotifications,
  type MemberEvent,
  type ScheduledEvent,
} from '../../notices/notice-contributions.sql';
import { ReminderKind } from '../../notices/deadlines/notice-reminder.entity';
import { noticeClosed, noticeDeleting, noticeReopened } from '../../notices/notice.events';
import { TeamState } from '../../notices/notice.entity';
import {
  teamEnded,
  teamHandedOver,
  invitationAccepting,
  teamLeft,
  teamMeetingSet,
  teamMemberRemoved,
  teamMemberWithdrawing,
  teamPosted,
  teamMemberAsked,
  teamAnswered,
} from '../../teams/team.events';
import {
  notifyRelatedMembers,
  notifyFavouriters,
  notifyMember,
  notifyMembersOfNews,
  notifyOfModeration,
  notifyTeam,
} from './notify.service';
import { type ChangeNotification, insertForChange, insertForReply, insertForSeekingEnd } from './notify.sql';
import { NotificationKind } from '../notification-kinds';
import { insertForDecisions, insertForSchedule, type ScheduledNotification } from './notify-on-schedule.sql';

/** The notification of each change of a notice by a member. */
const CHANGES: Readonly<Record<MemberEvent, ChangeNotification>> = {
  APPLIED: { kind: NotificationKind.APPLICATION_RECEIVED, recipient: 'ownerId' },
  APPROVED: { kind: NotificationKind.APPLICATION_APPROVED, recipient: 'memberId' },
  REJECTED: { kind: NotificationKind.APPLICATION_REJECTED, recipient: 'memberId' },
  WAITLISTED: { kind: NotificationKind.APPLICATION_WAITLISTED, recipient: 'memberId' },
  OFFERED: { kind: NotificationKind.OFFER_RECEIVED, recipient: 'memberId' },
  OFFER_DECLINED: { kind: NotificationKind.OFFER_ANSWERED, recipient: 'ownerId' },
  COMMENTED: { kind: NotificationKind.COMMENT_ADDED, recipient: 'ownerId' },
};

/** Notification kinds of rulings. */
const MODERATION_KINDS = {
  [ModerationAction.HIDE]: NotificationKind.CONTENT_HIDDEN,
  [ModerationAction.RESTORE]: NotificationKind.CONTENT_RESTORED,
  [ModerationAction.SUSPEND]: NotificationKind.MEMBER_SUSPENDED,
} as const;

/** The notification about a near deadline for the owner, with the number of open applications. */
const TO_OWNER = { kind: NotificationKind.DEADLINE_NEAR, recipients: ['owner'], countsPending: true } as const;

/** The notification of each change by the schedule of notices. */
const SCHEDULED: Readonly<Record<ScheduledEvent, ScheduledNotification>> = {
  EXPIRED: { kind: NotificationKind.NOTICE_EXPIRED, recipients: ['owner', 'favouriters'] },
  [ReminderKind.OWNER_3_DAYS]: TO_OWNER,
  [ReminderKind.OWNER_LAST_DAY]: TO_OWNER,
  [ReminderKind.FAVOURITES_1_DAY]: { kind: NotificationKind.DEADLINE_NEAR, recipients: ['favouriters'] },
  [ReminderKind.STILL_RECRUITING]: { kind: NotificationKind.STILL_RECRUITING, recipients: ['owner'] },
};

/** The notification of each change by the schedule of decisions. */
const DECISIONS = { REMINDED: NotificationKind.DECISION_DUE, EXPIRED: NotificationKind.APPLICATION_EXPIRED } as const;

/**
 * Contributes the INSERTs of notifications, and subscribes to all events that notify members
 * (rules/notifications.md).
 */
export function listenForNotifications(): void {
  insertMemberNotification.by((event, change) => insertForChange(change, CHANGES[event]));
  insertReplyNotification.by(insertForReply);
  insertSeekingEndNotification.by(insertForSeekingEnd);
  insertScheduledNotifications.by((event, change) => insertForSchedule(change, SCHEDULED[event]));
  insertDecisionNotifications.by((event, change, applicants) =>
    insertForDecisions(change, { kind: DECISIONS[event], applicants }),
  );
  notifyOfNews.by(notifyMembersOfNews);
  noticeReopened.on((tx, { notice }) =>
    notifyFavouriters(tx, { kind: NotificationKind.NOTICE_REOPENED, notice, actorId: notice.owner.id }),
  );
  applicationCancelling.on((tx, { application, notice }) =>
    notifyMember(tx, notice.owner.id, {
      kind: NotificationKind.APPLICATION_CANCELLED,
      notice,
      actorId: application.applicant.id,
    }),
  );
  rulingMade.on((tx, { action, memberId, notice }) =>
    notifyOfModeration(tx, memberId, { kind: MODERATION_KINDS[action], notice }),
  );
  noticeClosed.on((tx, { notice }) =>
    notifyRelatedMembers(tx, { kind: NotificationKind.NOTICE_CLOSED, notice, actorId: notice.owner.id }),
  );
  noticeDeleting.on((tx, { notice }) =>
    notifyRelatedMembers(tx, { kind: NotificationKind.NOTICE_DELETED, notice, actorId: notice.owner.id }),
  );
  listenForTeams();
}

function listenForTeams(): void {
  teamEnded.on((tx, { notice, state, actorId }) =>
    // After DONE every member, including the owner, chooses whether to show the team on the
    // profile. Without an actor, nobody is left out.
    state === TeamState.DONE
      ? notifyTeam(tx, { kind: NotificationKind.TEAM_DONE, notice, actorId: null })
      : notifyTeam(tx, { kind: NotificationKind.TEAM_DISBANDED, notice, actorId }),
  );
  invitationAccepting.on((tx, { notice, memberId }) =>
    notifyTeam(tx, { kind: NotificationKind.TEAM_JOINED, notice, actorId: memberId }),
  );
  // A withdrawal of a team member also cancels the application, which the owner is notified of.
  teamMemberWithdrawing.on((tx, { notice, memberId }) =>
    notifyMember(tx, notice.owner.id, { kind: NotificationKind.APPLICATION_CANCELLED, notice, actorId: memberId }),
  );
  teamHandedOver.on((tx, { notice, newOwnerId, actorId }) =>
    notifyMember(tx, newOwnerId, { kind: NotificationKind.TEAM_HANDED_OVER, notice, actorId }),
  );
  teamPosted.on((tx, { notice, memberId }) =>
    notifyTeam(tx, { kind: NotificationKind.TEAM_POSTED, notice, actorId: memberId }),
  );
  teamMeetingSet.on((tx, { notice, actorId }) =>
    notifyTeam(tx, { kind: NotificationKind.TEAM_MEETING, notice, actorId }),
  );
  teamLeft.on((tx, { notice, memberId }) =>
    notifyTeam(tx, { kind: NotificationKind.TEAM_LEFT, notice, actorId: memberId }),
  );
  teamMemberRemoved.on((tx, { notice, memberId, actorId }) =>
    notifyMember(tx, memberId, { kind: NotificationKind.TEAM_REMOVED, notice, actorId }),
  );
  teamMemberAsked.on((tx, { notice, memberId, actorId }) =>
    notifyMember(tx, memberId, { kind: NotificationKind.TEAM_ASKED, notice, actorId }),
  );
  teamAnswered.on((tx, { notice, memberId }) =>
    notifyMember(tx, notice.owner.id, { kind: NotificationKind.TEAM_ANSWERED, notice, actorId: memberId }),
  );
}
