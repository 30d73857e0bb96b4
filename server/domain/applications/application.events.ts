import { defineEvent } from '../kit/events';
import type { Notice } from '../notices/notice.entity';
import { defineNoticeChange, type ScheduledChange } from '../notices/notice.events';
import { type Application, ApplicationStatus } from './application.entity';

/** A member applies. */
export const applicationReceived = defineNoticeChange('applicationReceived');

/** The notice's owner decides on an application, by the decision. */
export const applicationDecided = {
  [ApplicationStatus.APPROVED]: defineNoticeChange('applicationApproved'),
  [ApplicationStatus.REJECTED]: defineNoticeChange('applicationRejected'),
  [ApplicationStatus.WAITLISTED]: defineNoticeChange('applicationWaitlisted'),
};

/**
 * What the schedule of decisions writes about a notice (rules.md: Decisions). The deadline is the
 * day by which the owner decides. A statement that notifies applicants has them as the common table
 * expression `concerned`, with the column `memberId`.
 */
export interface DecisionChange extends ScheduledChange {
  /** How many applications it is about. */
  count: number;
}

/** Applications to a notice expired, because its owner did not decide in time. */
export const applicationsExpired = defineNoticeChange('applicationsExpired');

/** The owner of a notice is reminded of the applications that are to be decided by a day. */
export const decisionDue = defineNoticeChange('decisionDue');

/**
 * The applicant cancels the application, or withdraws while it waits. It is fired before the
 * application is deleted.
 */
export const applicationCancelled = defineEvent<{ application: Application; notice: Notice }>();
