import type { AliasableExpression, Expression, RawBuilder, SqlBool } from 'kysely';
import type { Services } from '../context';
import type { JobTransaction } from '../kit/transaction/transaction';
import { defineContribution } from '../kit/events/contribution';
import type { ViewerId } from '../../selection/viewer-id';
import type { SchoolProof } from '../members/member.rules';
import type { ReminderKind } from './deadlines/notice-reminder.entity';

/** A member and a notice. */
type MemberAndNotice = [viewerId: Expression<number>, noticeId: Expression<number>];

/** A notice that is related to a viewer. Lists show the highest rank first. */
export interface RelatedNotice {
  noticeId: number;
  rank: number;
}

/** How the notice `n` fits a viewer. */
export interface Fit {
  /** True if the viewer may apply. */
  may_apply: boolean;
  /** Number of facts that fit. */
  fact_count: number;
}

/** Defines a table expression of the notices with one relation to a viewer. */
const defineRelatedNotices = (name: string) =>
  defineContribution<[viewerId: Expression<number>], AliasableExpression<RelatedNotice>>(name);

/**
 * SQL of modules above in the statements that read notices. So a list is one statement, although no
 * module names tables of a module above it.
 */
export const contributions = {
  /** teams: true if the viewer has a seat in the notice's team. */
  hasSeat: defineContribution<MemberAndNotice, Expression<SqlBool>>('hasSeat'),
  /** teams: the number of free seats of the notice. */
  freeSeats: defineContribution<[noticeId: Expression<number>], Expression<number>>('freeSeats'),
  /** teams: the notices in whose teams the viewer has a seat. */
  noticesWithSeat: defineRelatedNotices('noticesWithSeat'),
  /**
   * applications: true if the viewer's application keeps the notice visible. With a block it does
   * so only while it is undecided (rules/blocking.md). `unblocked` is true without a block between
   * viewer and owner.
   */
  keepsVisible: defineContribution<[...MemberAndNotice, unblocked: Expression<SqlBool>], Expression<SqlBool>>(
    'keepsVisible',
  ),
  /** applications: the notices that the viewer applied to. */
  appliedNotices: defineRelatedNotices('appliedNotices'),
  /** comments: the number of the notice's comments that a block hides from the viewer. */
  blockedComments: defineContribution<MemberAndNotice, Expression<number>>('blockedComments'),
  /** favourites: true if the notice is among the viewer's favourites. */
  hasFavourited: defineContribution<MemberAndNotice, Expression<SqlBool>>('hasFavourited'),
  /** fit: one row with the fit of the notice `n`. */
  fit: defineContribution<[viewerId: ViewerId, proof: Expression<SchoolProof>], RawBuilder<Fit>>('fit'),
  /** favourites: the viewer's favourites. */
  favouriteNotices: defineRelatedNotices('favouriteNotices'),
};

/** A notification that a statement inserted. */
export interface InsertedNotification {
  id: number;
  recipientId: number;
}

/** Id of a row that a statement wrote, and the notifications that it inserted. */
export interface WrittenRow {
  id: number;
  notifications: readonly InsertedNotification[];
}

declare module '../../platform/shared-state/pubsub' {
  interface Channels {
    /** Sends the id of a new or repeated notification to its recipient. */
    notified: [recipientId: number, notificationId: number];
  }
}

/**
 * Publishes notifications that a statement inserted, to the open sockets of their recipients. Call
 * it after the commit.
 */
export function publishNotifications({ pubsub }: Services, inserted: readonly InsertedNotification[]): void {
  for (const { id, recipientId } of inserted) pubsub.publish('notified', recipientId, id);
}

/** Publishes notifications that a statement of the transaction inserted, after its commit. */
export function publishAfterCommit(tx: JobTransaction, inserted: readonly InsertedNotification[]): void {
  tx.afterCommit(async () => publishNotifications(tx, inserted));
}

/** A change of a notice by a member. No row means that the statement changed nothing. */
export interface MemberChange {
  noticeId: number;
  noticeTitle: string;
  ownerId: number;
  /** The member who comments or applies, or whose application is decided. */
  memberId: number;
}

/** Events of {@link MemberChange}. Owner or member notify the other one. */
export type MemberEvent =
  'APPLIED' | 'APPROVED' | 'REJECTED' | 'WAITLISTED' | 'OFFERED' | 'OFFER_DECLINED' | 'COMMENTED';

/**
 * notifications: the INSERT of the notification of an event. It is part of the statement that
 * writes the change.
 */
export const insertMemberNotification = defineContribution<
  [event: MemberEvent, change: AliasableExpression<MemberChange>],
  Expression<InsertedNotification>
>('insertMemberNotification');

/**
 * A change of a notice by a scheduled job (rules/deadlines.md). No row means that the job has
 * nothing left to do.
 */
export interface ScheduledChange {
  noticeId: number;
  noticeTitle: string;
  ownerId: number;
  deadline: string | null;
}

/**
 * Events of {@link ScheduledChange}. A job closed the notice, because its deadline passed or its
 * owner did not answer. Or it reminds the owner or favouriters of the deadline, or the owner to
 * confirm the notice.
 */
export type ScheduledEvent = 'EXPIRED' | ReminderKind;

/** notifications: the INSERT of the notifications of a scheduled event. */
export const insertScheduledNotifications = defineContribution<
  [event: ScheduledEvent, change: AliasableExpression<ScheduledChange>],
  Expression<InsertedNotification>
>('insertScheduledNotifications');
