import { defineRateLimit } from '../../platform/rate-limits';

/** Notices that a member creates. */
export const NOTICE_LIMIT = defineRateLimit({
  name: 'notice',
  points: 60,
  durationSeconds: 60 * 60,
  isAnnounced: true,
});

/** Edits of a member's notices. Each edit rewrites the row and its entries in the search index. */
export const NOTICE_EDIT_LIMIT = defineRateLimit({
  name: 'noticeEdit',
  points: 120,
  durationSeconds: 60 * 60,
  isAnnounced: true,
});

/** Notices that a new member without a verified school posts on the first day. */
export const FIRST_DAY_NOTICES = defineRateLimit({
  name: 'noticeOnFirstDay',
  points: 10,
  durationSeconds: 24 * 60 * 60,
});
