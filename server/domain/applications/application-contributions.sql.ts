import type { AliasableExpression, Expression } from 'kysely';
import { defineContribution } from '../kit/events/contribution';
import {
  defineNotificationInsert,
  type InsertedNotification,
  type MemberChange,
  type ScheduledChange,
} from '../notices/notice-contributions.sql';
import type { MembershipKey } from '../teams/team.entity';
import { ApplicationStatus } from './application.entity';

/** A member who got a team, and no longer looks for one. */
export interface SeekingEnd extends MembershipKey {
  noticeTitle: string;
}

/** SQL of modules above in the statements that write applications. */
export const contributions = {
  /** seekers: the UPDATE of the open offer that an application answers. Returns its id. */
  acceptOffer: defineContribution<[applied: AliasableExpression<MembershipKey>], Expression<{ id: number }>>(
    'acceptOffer',
  ),
  /** seekers: the DELETE of the members who looked for a team. Returns them. */
  endSeeking: defineContribution<[joined: AliasableExpression<SeekingEnd>], Expression<SeekingEnd>>('endSeeking'),
};

/** notifications: the INSERT of the notifications of members who no longer look for a team. */
export const insertSeekingEndNotification = defineContribution<
  [ended: AliasableExpression<SeekingEnd>],
  Expression<InsertedNotification>
>('insertSeekingEndNotification');

/** A member applies. */
export const insertApplicationNotification = defineNotificationInsert<MemberChange>('insertApplicationNotification');

/** The notice's owner decides about an application. The keys are the decisions. */
export const insertDecisionNotification = {
  [ApplicationStatus.APPROVED]: defineNotificationInsert<MemberChange>('insertDecisionNotification.APPROVED'),
  [ApplicationStatus.REJECTED]: defineNotificationInsert<MemberChange>('insertDecisionNotification.REJECTED'),
  [ApplicationStatus.WAITLISTED]: defineNotificationInsert<MemberChange>('insertDecisionNotification.WAITLISTED'),
};

/**
 * A change that the jobs of decisions write about a notice (rules/decisions.md). Its `deadline` is
 * not that of the notice, but the last day on which the owner decides.
 */
export interface DecisionChange extends ScheduledChange {
  /** Number of applications in the change. */
  count: number;
}

/**
 * Applications to a notice expired, because its owner did not decide in time. The applicants are
 * further recipients.
 */
export const insertApplicationExpiryNotifications = defineNotificationInsert<
  DecisionChange,
  [applicants: AliasableExpression<{ memberId: number }>]
>('insertApplicationExpiryNotifications');

/** A job reminds the owner of a notice of the applications to decide by a day. */
export const insertDecisionReminderNotification = defineNotificationInsert<DecisionChange>(
  'insertDecisionReminderNotification',
);
