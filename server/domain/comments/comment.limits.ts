import { defineRateLimit } from '../../platform/rate-limits';

/** Comments by one member. Each notifies the owner of the notice. */
export const COMMENT_LIMIT = defineRateLimit({ name: 'comment', points: 25, durationSeconds: 60, isAnnounced: true });

/** Comments by a new member without a verified school on the first day. */
export const FIRST_DAY_COMMENTS = defineRateLimit({
  name: 'commentOnFirstDay',
  points: 20,
  durationSeconds: 24 * 60 * 60,
});
