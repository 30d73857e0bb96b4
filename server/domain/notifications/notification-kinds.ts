import { NotificationTopic } from './notification-topics';

/** Events that notify members (rules/notifications.md). */
export enum NotificationKind {
  APPLICATION_RECEIVED = 'APPLICATION_RECEIVED',
  APPLICATION_CANCELLED = 'APPLICATION_CANCELLED',
  APPLICATION_APPROVED = 'APPLICATION_APPROVED',
  APPLICATION_REJECTED = 'APPLICATION_REJECTED',
  NOTICE_CLOSED = 'NOTICE_CLOSED',
  NOTICE_DELETED = 'NOTICE_DELETED',
  COMMENT_ADDED = 'COMMENT_ADDED',
  CONTENT_HIDDEN = 'CONTENT_HIDDEN',
  CONTENT_RESTORED = 'CONTENT_RESTORED',
  MEMBER_SUSPENDED = 'MEMBER_SUSPENDED',
  COMMENT_REPLIED = 'COMMENT_REPLIED',
  /** The deadline has passed, or the owner did not answer. */
  NOTICE_EXPIRED = 'NOTICE_EXPIRED',
  NOTICE_REOPENED = 'NOTICE_REOPENED',
  DEADLINE_NEAR = 'DEADLINE_NEAR',
  /** The owner should confirm that the notice still recruits. */
  STILL_RECRUITING = 'STILL_RECRUITING',
  TEAM_POSTED = 'TEAM_POSTED',
  /** The owner set the next meeting. */
  TEAM_MEETING = 'TEAM_MEETING',
  TEAM_LEFT = 'TEAM_LEFT',
  TEAM_REMOVED = 'TEAM_REMOVED',
  TEAM_ASKED = 'TEAM_ASKED',
  TEAM_ANSWERED = 'TEAM_ANSWERED',
  TEAM_JOINED = 'TEAM_JOINED',
  TEAM_DONE = 'TEAM_DONE',
  TEAM_DISBANDED = 'TEAM_DISBANDED',
  /** The recipient is the new owner. */
  TEAM_HANDED_OVER = 'TEAM_HANDED_OVER',
  APPLICATION_WAITLISTED = 'APPLICATION_WAITLISTED',
  /** The owner did not decide in time. */
  APPLICATION_EXPIRED = 'APPLICATION_EXPIRED',
  /** Reminds the owner of open applications. */
  DECISION_DUE = 'DECISION_DUE',
  /** Alerts found new notices, or were paused. */
  NEW_NOTICES = 'NEW_NOTICES',
  OFFER_RECEIVED = 'OFFER_RECEIVED',
  /** The member declined the offer. */
  OFFER_ANSWERED = 'OFFER_ANSWERED',
  /** The recipient got a team. */
  SEEKING_ENDED = 'SEEKING_ENDED',
}

/** Properties of a notification kind (rules/notifications.md). */
export interface KindProperties {
  topic: NotificationTopic;
  /**
   * True if the service is the sender. Such a notification never has an actor: it comes at a
   * certain time, goes to everybody in a team, or hides the moderator.
   */
  isFromService?: true;
  /**
   * Minutes between the first notification and its mail. Notifications that are read in this time
   * are not mailed, and further ones join the same mail. Absent if the kind is never mailed.
   */
  mailAfterMinutes?: number;
}

/** Minutes in which an active member reads the bell and needs no mail. */
const PROMPT_MINUTES = 5;

/** Minutes in which frequent notifications are collected. */
const DIGEST_MINUTES = 60;

const { APPLICATIONS, NOTICES, COMMENTS, TEAMS, MODERATION } = NotificationTopic;

/** Properties of every kind. The settings of its topic apply to a kind. */
export const KINDS: Readonly<Record<NotificationKind, KindProperties>> = {
  APPLICATION_APPROVED: { topic: APPLICATIONS, mailAfterMinutes: PROMPT_MINUTES },
  APPLICATION_REJECTED: { topic: APPLICATIONS, mailAfterMinutes: PROMPT_MINUTES },
  APPLICATION_WAITLISTED: { topic: APPLICATIONS, mailAfterMinutes: PROMPT_MINUTES },
  APPLICATION_EXPIRED: { topic: APPLICATIONS, isFromService: true, mailAfterMinutes: PROMPT_MINUTES },
  DECISION_DUE: { topic: APPLICATIONS, isFromService: true, mailAfterMinutes: PROMPT_MINUTES },
  APPLICATION_RECEIVED: { topic: APPLICATIONS, mailAfterMinutes: DIGEST_MINUTES },
  APPLICATION_CANCELLED: { topic: APPLICATIONS, mailAfterMinutes: DIGEST_MINUTES },
  OFFER_RECEIVED: { topic: APPLICATIONS, mailAfterMinutes: PROMPT_MINUTES },
  OFFER_ANSWERED: { topic: APPLICATIONS },
  SEEKING_ENDED: { topic: TEAMS, isFromService: true },
  DEADLINE_NEAR: { topic: NOTICES, isFromService: true, mailAfterMinutes: PROMPT_MINUTES },
  STILL_RECRUITING: { topic: NOTICES, isFromService: true, mailAfterMinutes: PROMPT_MINUTES },
  NOTICE_EXPIRED: { topic: NOTICES, isFromService: true, mailAfterMinutes: DIGEST_MINUTES },
  NOTICE_CLOSED: { topic: NOTICES, mailAfterMinutes: DIGEST_MINUTES },
  NOTICE_REOPENED: { topic: NOTICES, mailAfterMinutes: DIGEST_MINUTES },
  NEW_NOTICES: { topic: NOTICES, isFromService: true, mailAfterMinutes: PROMPT_MINUTES },
  NOTICE_DELETED: { topic: NOTICES, mailAfterMinutes: DIGEST_MINUTES },
  COMMENT_ADDED: { topic: COMMENTS, mailAfterMinutes: DIGEST_MINUTES },
  COMMENT_REPLIED: { topic: COMMENTS, mailAfterMinutes: DIGEST_MINUTES },
  TEAM_ASKED: { topic: TEAMS, mailAfterMinutes: PROMPT_MINUTES },
  TEAM_REMOVED: { topic: TEAMS, mailAfterMinutes: PROMPT_MINUTES },
  TEAM_LEFT: { topic: TEAMS, mailAfterMinutes: PROMPT_MINUTES },
  TEAM_JOINED: { topic: TEAMS, mailAfterMinutes: DIGEST_MINUTES },
  TEAM_HANDED_OVER: { topic: TEAMS, mailAfterMinutes: PROMPT_MINUTES },
  TEAM_DONE: { topic: TEAMS, isFromService: true, mailAfterMinutes: DIGEST_MINUTES },
  TEAM_DISBANDED: { topic: TEAMS, mailAfterMinutes: PROMPT_MINUTES },
  TEAM_ANSWERED: { topic: TEAMS, mailAfterMinutes: DIGEST_MINUTES },
  TEAM_POSTED: { topic: COMMENTS, mailAfterMinutes: DIGEST_MINUTES },
  TEAM_MEETING: { topic: COMMENTS, mailAfterMinutes: PROMPT_MINUTES },
  CONTENT_HIDDEN: { topic: MODERATION, isFromService: true, mailAfterMinutes: PROMPT_MINUTES },
  CONTENT_RESTORED: { topic: MODERATION, isFromService: true, mailAfterMinutes: PROMPT_MINUTES },
  MEMBER_SUSPENDED: { topic: MODERATION, isFromService: true, mailAfterMinutes: PROMPT_MINUTES },
};

/** Names of all kinds. */
export const KIND_NAMES = Object.keys(KINDS) as NotificationKind[];
