import { defineEvent } from '../kit/events';
import { defineStatementEvent, type StatementEvent } from '../kit/statement-event';
import type { Notice } from './notice.entity';
import { ReminderKind } from './notice-reminder.entity';

/**
 * The owner edits the notice. It is fired before the flush, with the edited entity, so that
 * listeners can refuse the edit.
 */
export const noticeEdited = defineEvent<{ notice: Notice }>();

/** The owner closed the notice. */
export const noticeClosed = defineEvent<{ notice: Notice }>();

/** The owner reopens the notice. It is fired before the flush, so that listeners can refuse it. */
export const noticeReopened = defineEvent<{ notice: Notice }>();

/**
 * The notice is deleted. It is fired before the flush, so that listeners still find the rows that
 * refer to the notice.
 */
export const noticeDeleted = defineEvent<{ notice: Notice }>();

/**
 * What a statement writes about a member and a notice. The statement has it as the common table
 * expression `change`: one row, or none when it writes nothing.
 */
export interface NoticeChange {
  noticeId: number;
  noticeTitle: string;
  ownerId: number;
  /** The member who comments, applies or is decided on. */
  memberId: number;
}

/** A row that the listener of such a statement wrote for a member. */
export interface WrittenForMember {
  id: number;
  recipientId: number;
}

/** Defines an event of statements that write about a notice. */
export function defineNoticeChange(name: string): StatementEvent<WrittenForMember> {
  return defineStatementEvent(name);
}

/**
 * What the schedule writes about a notice (rules.md: Deadlines). The statement has it as the common
 * table expression `change`: one row, or none when there is nothing to do any more.
 */
export interface ScheduledChange {
  noticeId: number;
  noticeTitle: string;
  ownerId: number;
  deadline: string | null;
}

/** The notice was closed because its deadline passed, or because its owner did not answer. */
export const noticeExpired = defineNoticeChange('noticeExpired');

/** The reminders of a notice, by their kind. */
export const noticeReminded: Readonly<Record<ReminderKind, ReturnType<typeof defineNoticeChange>>> = {
  [ReminderKind.OWNER_3_DAYS]: defineNoticeChange('ownerReminded3DaysBefore'),
  [ReminderKind.OWNER_LAST_DAY]: defineNoticeChange('ownerRemindedOnLastDay'),
  [ReminderKind.FAVOURITES_1_DAY]: defineNoticeChange('favouritesReminded1DayBefore'),
  [ReminderKind.STILL_RECRUITING]: defineNoticeChange('ownerAsked'),
};
