import { defineRateLimit } from '../../../platform/shared-state/rate-limits';

/** Changes of a member's courses and free hours. */
export const TIMETABLE_LIMIT = defineRateLimit({
  name: 'timetable',
  points: 60,
  durationSeconds: 60 * 60,
  isAnnounced: true,
});
