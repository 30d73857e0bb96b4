import { defineRateLimit } from '../../platform/rate-limits';

/** Comments of a member. Each one notifies the notice's owner. */
export const COMMENT_LIMIT = defineRateLimit({ name: 'comment', points: 25, durationSeconds: 60 });
