import { defineRateLimit } from '../../platform/rate-limits';

/** Comments of a member. */
export const COMMENT_LIMIT = defineRateLimit({ name: 'comment', points: 25, durationSeconds: 60 });
