import { defineRateLimit } from '../../platform/rate-limits';

/** Notices that a member creates. */
export const NOTICE_LIMIT = defineRateLimit({ name: 'notice', points: 60, durationSeconds: 60 * 60 });
