import { defineEvent } from '../kit/events';
import { defineStatementEvent, type StatementEvent } from '../kit/statement-event';
import type { Notice } from './notice.entity';
import { ReminderKind } from './notice-reminder.entity';

/**
 * The owner edits the notice. It is fired before the flush, with the edited entity, so that
 * listeners can reject the edit.
 */
export const noticeEdited = defineEvent<{ notice: Notice }>();

/** The owner closed the notice. */
export const noticeClosed = defineEvent<{ notice: Notice }>();

/** The owner reopens the notice. It is fired before the flush, so that listeners can reject it. */
export const noticeReopened = defineEvent<{ notice: Notice }>();

/**
 * The notice is deleted. It is fired before the flush, so that listeners still find the rows that
 * refer to the notice.
 */
export const noticeDeleted = defineEvent<{ notice: Notice }>();

/**
 * A change that a statement writes about a member and a notice. It is the common table expression
 * `change` of the statement, with one row or none.
 */
export interface NoticeChange {
  noticeId: number;
  noticeTitle: string;
  ownerId: number;
  /** The member who comments or applies, or whose application is decided. */
  memberId: number;
}

/** A row that a listener wrote for a member. */
export interface WrittenForMember {
  id: number;
  recipientId: number;
}

/** Defines a CTE hook for statements that write about a notice. */
export function defineNoticeChange(name: string): StatementEvent<WrittenForMember> {
  return defineStatementEvent(name);
}

/**
 * A change that a scheduled job writes about a notice (rules.md: Deadlines). It is the common table
 * expression `change` of the statement. It has one row, or none if the job has nothing left to do.
 */
export interface ScheduledChange {
  noticeId: number;
  noticeTitle: string;
  ownerId: number;
  deadline: string | null;
}

/** A job closed the notice, because its deadline passed or its owner did not answer. */
export const noticeExpired = defineNoticeChange('noticeExpired');

/** The CTE hooks of reminders, by kind. */
export const noticeReminded: Readonly<Record<ReminderKind, ReturnType<typeof defineNoticeChange>>> = {
  [ReminderKind.OWNER_3_DAYS]: defineNoticeChange('ownerReminded3DaysBefore'),
  [ReminderKind.OWNER_LAST_DAY]: defineNoticeChange('ownerRemindedOnLastDay'),
  [ReminderKind.FAVOURITES_1_DAY]: defineNoticeChange('favouritesReminded1DayBefore'),
  [ReminderKind.STILL_RECRUITING]: defineNoticeChange('ownerAsked'),
};
