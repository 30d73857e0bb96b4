import { defineNoticeChange } from '../notices/notice.events';

/** A member comments on a notice. */
export const commentAdded = defineNoticeChange('commentAdded');

/**
 * A member replies to a comment of another one, whose id is the column `repliedToId` of the change.
 */
export const commentReplied = defineNoticeChange('commentReplied');
