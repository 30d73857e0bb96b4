import { defineRateLimit } from '../../platform/shared-state/rate-limits';

/**
 * Requests with all access tokens of one member together, because programs have no natural pace.
 */
export const TOKEN_REQUEST_LIMIT = defineRateLimit({
  name: 'tokenRequests',
  points: 300,
  durationSeconds: 60,
  isAnnounced: true,
});

/**
 * Rejected tokens from one IP address, which a whole campus may share. Valid tokens do not depend
 * on it.
 */
export const REFUSED_TOKEN_LIMIT = defineRateLimit({ name: 'refusedTokens', points: 300, durationSeconds: 15 * 60 });

/** Access tokens that one member creates. */
export const TOKEN_CREATION_LIMIT = defineRateLimit({
  name: 'createdTokens',
  points: 30,
  durationSeconds: 60 * 60,
  isAnnounced: true,
});
