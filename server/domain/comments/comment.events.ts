import { defineNoticeChange } from '../notices/notice.events';

/** A member comments on a notice. */
export const commentAdded = defineNoticeChange('commentAdded');
