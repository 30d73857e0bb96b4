import { defineRateLimit } from '../../platform/rate-limits';

/**
 * Requests for a new password from one address, which a whole campus may share. Each may send a
 * mail.
 */
export const RESET_REQUEST_LIMIT = defineRateLimit({ name: 'resetRequests', points: 100, durationSeconds: 30 * 60 });

/** Links from one address that were not valid. */
export const REFUSED_RESET_LIMIT = defineRateLimit({ name: 'refusedResets', points: 300, durationSeconds: 15 * 60 });

/** Changes of a member's e-mail address. Each sends a mail to the previous one. */
export const EMAIL_CHANGE_LIMIT = defineRateLimit({
  name: 'emailChanges',
  points: 10,
  durationSeconds: 60 * 60,
  isAnnounced: true,
});

/**
 * Links for a new password to one mailbox: as many as an account has at a time. Accounts at tags of
 * an address get no more together, and the account at the address itself keeps its own.
 */
export const RESET_MAILBOX_LIMIT = defineRateLimit({ name: 'resetsByMailbox', points: 3, durationSeconds: 30 * 60 });

/** Mails to one mailbox that say that it is an account's address no more. */
export const EMAIL_CHANGED_MAILBOX_LIMIT = defineRateLimit({
  name: 'emailChangesByMailbox',
  points: 5,
  durationSeconds: 24 * 60 * 60,
});
