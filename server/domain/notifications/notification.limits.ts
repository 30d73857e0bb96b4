import { defineRateLimit } from '../../platform/rate-limits';

/** Changes of a member's settings of notifications. */
export const NOTIFICATION_SETTING_LIMIT = defineRateLimit({
  name: 'notificationSettings',
  points: 300,
  durationSeconds: 60 * 60,
});

/**
 * Mails about notifications to one mailbox. A member who uses the screens gets fewer: each kind is
 * mailed once an hour.
 */
export const NOTIFICATION_MAILBOX_LIMIT = defineRateLimit({
  name: 'notificationMailsByMailbox',
  points: 30,
  durationSeconds: 24 * 60 * 60,
});
