import type { AliasableExpression, Expression } from 'kysely';
import { defineContribution } from '../kit/events/contribution';
import type { InsertedNotification, ScheduledChange } from '../notices/notice-contributions.sql';
import type { MembershipKey } from '../teams/team.entity';

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

/**
 * A change that the jobs of decisions write about a notice (rules/decisions.md). Its `deadline` is
 * not that of the notice, but the last day on which the owner decides.
 */
export interface DecisionChange extends ScheduledChange {
  /** Number of applications in the change. */
  count: number;
}

/** The owner is reminded of applications to decide, or they expired without a decision. */
type DecisionEvent = 'REMINDED' | 'EXPIRED';

/**
 * notifications: the INSERT of the notifications of an event. The applicants of expired
 * applications are further recipients.
 */
export const insertDecisionNotifications = defineContribution<
  [
    event: DecisionEvent,
    change: AliasableExpression<DecisionChange>,
    applicants?: AliasableExpression<{ memberId: number }>,
  ],
  Expression<InsertedNotification>
>('insertDecisionNotifications');
