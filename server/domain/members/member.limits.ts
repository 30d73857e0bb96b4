import { defineRateLimit } from '../../platform/rate-limits';

/** Sign-ups from one address. The limit is high because a whole campus may share one address. */
export const SIGN_UP_LIMIT = defineRateLimit({ name: 'signUpByAddress', points: 200, durationSeconds: 60 * 60 });

/** Downloads of all of a member's data, which read much. */
export const EXPORT_LIMIT = defineRateLimit({
  name: 'dataExports',
  points: 1,
  durationSeconds: 24 * 60 * 60,
  isAnnounced: true,
});

/** Changes of a member's profile. */
export const PROFILE_LIMIT = defineRateLimit({
  name: 'profile',
  points: 60,
  durationSeconds: 60 * 60,
  isAnnounced: true,
});

/**
 * Wrong passwords where a password confirms an action, of one session. A session that somebody else
 * uses cannot use up the attempts of the owner's, and wrong logins use up none of them (rules.md:
 * Sessions).
 */
export const CONFIRMATION_LIMIT = defineRateLimit({ name: 'confirmations', points: 5, durationSeconds: 30 * 60 });
