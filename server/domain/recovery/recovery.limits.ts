import { defineRateLimit } from '../../platform/rate-limits';

/**
 * Requests for a new password from one IP address, which a whole campus may share. Each may send a
 * mail.
 */
export const RESET_REQUEST_LIMIT = defineRateLimit({ name: 'resetRequests', points: 100, durationSeconds: 30 * 60 });

/** Invalid links from one IP address. */
export const REFUSED_RESET_LIMIT = defineRateLimit({ name: 'refusedResets', points: 300, durationSeconds: 15 * 60 });

/** Changes of one member's e-mail address. Each sends a mail to the previous address. */
export const EMAIL_CHANGE_LIMIT = defineRateLimit({
  name: 'emailChanges',
  points: 10,
  durationSeconds: 60 * 60,
  isAnnounced: true,
});

/**
 * Links for a new password to one mailbox, as many as an account has at a time. Accounts at the
 * tags of an address share this limit. The account at the address itself has its own.
 */
export const RESET_MAILBOX_LIMIT = defineRateLimit({ name: 'resetsByMailbox', points: 3, durationSeconds: 30 * 60 });

/** Mails to one mailbox about a changed e-mail address of an account. */
export const EMAIL_CHANGED_MAILBOX_LIMIT = defineRateLimit({
  name: 'emailChangesByMailbox',
  points: 5,
  durationSeconds: 24 * 60 * 60,
});
