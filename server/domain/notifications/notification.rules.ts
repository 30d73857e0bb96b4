import { defineRateLimit } from '../../platform/shared-state/rate-limits';

/** Changes of notification settings by one member. */
export const NOTIFICATION_SETTING_LIMIT = defineRateLimit({
  name: 'notificationSettings',
  points: 300,
  durationSeconds: 60 * 60,
});

/**
 * Mails about notifications to one mailbox. Normal use stays below the limit, because each kind is
 * mailed once an hour at most.
 */
export const NOTIFICATION_MAILBOX_LIMIT = defineRateLimit({
  name: 'notificationMailsByMailbox',
  points: 30,
  durationSeconds: 24 * 60 * 60,
});
