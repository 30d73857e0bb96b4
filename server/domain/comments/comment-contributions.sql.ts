import { defineNotificationInsert, type MemberChange } from '../notices/notice-contributions.sql';

/** A member comments on a notice. */
export const insertCommentNotification = defineNotificationInsert<MemberChange>('insertCommentNotification');

/** A reply of a member to a comment. */
export interface ReplyChange extends MemberChange {
  /** The author of that comment. Null if it is the notice's owner, who is notified anyway. */
  repliedToId: number | null;
}

/** A member replies to a comment of another member. */
export const insertReplyNotification = defineNotificationInsert<ReplyChange>('insertReplyNotification');
