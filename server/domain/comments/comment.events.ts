import { defineNoticeChange } from '../notices/notice.events';

/** A member comments on a notice. */
export const commentAdded = defineNoticeChange('commentAdded');

/**
 * A member replies to a comment of another member. The change has the id of that member as column
 * `repliedToId`.
 */
export const commentReplied = defineNoticeChange('commentReplied');
