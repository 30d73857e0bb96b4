import type { AliasableExpression, Expression } from 'kysely';
import { defineContribution } from '../kit/events/contribution';
import type { InsertedNotification, MemberChange } from '../notices/notice-contributions.sql';

/** A reply of a member to a comment. */
export interface ReplyChange extends MemberChange {
  /** The author of that comment. Null if it is the notice's owner, who is notified anyway. */
  repliedToId: number | null;
}

/** notifications: the INSERT of the notification of a reply to a comment of another member. */
export const insertReplyNotification = defineContribution<
  [reply: AliasableExpression<ReplyChange>],
  Expression<InsertedNotification>
>('insertReplyNotification');
