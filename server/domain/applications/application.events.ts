import { defineEvent } from '../kit/events';
import type { Notice } from '../notices/notice.entity';
import { defineNoticeChange, type ScheduledChange } from '../notices/notice.events';
import { type Application, ApplicationStatus } from './application.entity';

/** A member applies. */
export const applicationReceived = defineNoticeChange('applicationReceived');

/** The notice's owner decides about an application. The keys are the decisions. */
export const applicationDecided = {
  [ApplicationStatus.APPROVED]: defineNoticeChange('applicationApproved'),
  [ApplicationStatus.REJECTED]: defineNoticeChange('applicationRejected'),
  [ApplicationStatus.WAITLISTED]: defineNoticeChange('applicationWaitlisted'),
};

/**
 * A change that the jobs of decisions write about a notice (rules.md: Decisions). `deadline` is the
 * last day on which the owner decides. A statement that notifies applicants lists them in the
 * common table expression `concerned`, in the column `memberId`.
 */
export interface DecisionChange extends ScheduledChange {
  /** The number of applications in the change. */
  count: number;
}

/** Applications to a notice expired, because its owner did not decide in time. */
export const applicationsExpired = defineNoticeChange('applicationsExpired');

/** The owner of a notice is reminded of the applications to decide by a day. */
export const decisionDue = defineNoticeChange('decisionDue');

/**
 * The applicant cancels the application, or deletes their account while it is undecided. It is
 * fired before the application is deleted.
 */
export const applicationCancelled = defineEvent<{ application: Application; notice: Notice }>();
