import { defineRateLimit } from '../../platform/rate-limits';

/** Reports by one member. */
export const REPORT_LIMIT = defineRateLimit({
  name: 'report',
  points: 10,
  durationSeconds: 24 * 60 * 60,
  isAnnounced: true,
});
