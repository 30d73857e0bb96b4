import { defineRateLimit } from '../../platform/rate-limits';

/** Requests for a new password from one address, which a whole campus may share. Each may send a mail. */
export const RESET_REQUEST_LIMIT = defineRateLimit({ name: 'resetRequests', points: 100, durationSeconds: 30 * 60 });

/** Links from one address that were not valid. */
export const REFUSED_RESET_LIMIT = defineRateLimit({ name: 'refusedResets', points: 300, durationSeconds: 15 * 60 });

/** Changes of a member's e-mail address. Each sends a mail to the previous one. */
export const EMAIL_CHANGE_LIMIT = defineRateLimit({ name: 'emailChanges', points: 10, durationSeconds: 60 * 60 });
