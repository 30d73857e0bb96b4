import { defineRateLimit } from '../../platform/rate-limits';

/**
 * Requests of one member with access tokens, whichever and however many of them: programs have no
 * natural pace.
 */
export const TOKEN_REQUEST_LIMIT = defineRateLimit({
  name: 'tokenRequests',
  points: 300,
  durationSeconds: 60,
  isAnnounced: true,
});

/**
 * Tokens from one address that were refused. A whole campus may share the address; tokens that are
 * valid are not affected.
 */
export const REFUSED_TOKEN_LIMIT = defineRateLimit({ name: 'refusedTokens', points: 300, durationSeconds: 15 * 60 });

/** Access tokens that a member creates. */
export const TOKEN_CREATION_LIMIT = defineRateLimit({
  name: 'createdTokens',
  points: 30,
  durationSeconds: 60 * 60,
  isAnnounced: true,
});
