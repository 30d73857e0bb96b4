import { defineRateLimit } from '../../platform/shared-state/rate-limits';

/** Changes of one member's e-mail address. Each sends a mail to the previous address. */
export const EMAIL_CHANGE_LIMIT = defineRateLimit({
  name: 'emailChanges',
  points: 10,
  durationSeconds: 60 * 60,
  isAnnounced: true,
});

/** Mails to one mailbox about a changed e-mail address of an account. */
export const EMAIL_CHANGED_MAILBOX_LIMIT = defineRateLimit({
  name: 'emailChangesByMailbox',
  points: 5,
  durationSeconds: 24 * 60 * 60,
});
