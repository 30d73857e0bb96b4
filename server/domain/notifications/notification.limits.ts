import { defineRateLimit } from '../../platform/rate-limits';

/** Changes of a member's settings of notifications. */
export const NOTIFICATION_SETTING_LIMIT = defineRateLimit({
  name: 'notificationSettings',
  points: 300,
  durationSeconds: 60 * 60,
});
