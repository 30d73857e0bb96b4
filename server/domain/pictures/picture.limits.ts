import { defineRateLimit } from '../../platform/rate-limits';

/** Pictures that a member sends: reducing one takes a processor for a while. */
export const UPLOAD_LIMIT = defineRateLimit({ name: 'upload', points: 30, durationSeconds: 30 * 60 });
