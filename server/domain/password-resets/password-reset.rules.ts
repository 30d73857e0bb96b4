import { defineRateLimit } from '../../platform/shared-state/rate-limits';

/**
 * Requests for a new password from one IP address, which a whole campus may share. Each may send a
 * mail.
 */
export const RESET_REQUEST_LIMIT = defineRateLimit({ name: 'resetRequests', points: 100, durationSeconds: 30 * 60 });

/** Invalid links from one IP address. */
export const REFUSED_RESET_LIMIT = defineRateLimit({ name: 'refusedResets', points: 300, durationSeconds: 15 * 60 });

/**
 * Links for a new password to one mailbox, as many as an account has at a time. Accounts at the
 * tags of an address share this limit. The account at the address itself has its own.
 */
export const RESET_MAILBOX_LIMIT = defineRateLimit({ name: 'resetsByMailbox', points: 3, durationSeconds: 30 * 60 });
