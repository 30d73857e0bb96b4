import type { AliasableExpression } from 'kysely';
import { defineNotificationInsert, type MemberChange, type ScheduledChange } from '../notices/notice-contributions.sql';
import { ApplicationStatus } from './application.entity';

/** A member applies. */
export const insertApplicationNotification = defineNotificationInsert<MemberChange>('insertApplicationNotification');

/** The notice's owner decides about an application. The keys are the decisions. */
export const insertDecisionNotification = {
  [ApplicationStatus.APPROVED]: defineNotificationInsert<MemberChange>('insertDecisionNotification.APPROVED'),
  [ApplicationStatus.REJECTED]: defineNotificationInsert<MemberChange>('insertDecisionNotification.REJECTED'),
  [ApplicationStatus.WAITLISTED]: defineNotificationInsert<MemberChange>('insertDecisionNotification.WAITLISTED'),
};

/**
 * A change that the jobs of decisions write about a notice (rules.md: Decisions). Its `deadline` is
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
