import { defineRateLimit } from '../../platform/rate-limits';

/** Sign-ups from one IP address. The limit is high because a whole campus may share an address. */
export const SIGN_UP_LIMIT = defineRateLimit({ name: 'signUpByAddress', points: 200, durationSeconds: 60 * 60 });

/** Downloads of all data of a member. They read many rows. */
export const EXPORT_LIMIT = defineRateLimit({
  name: 'dataExports',
  points: 1,
  durationSeconds: 24 * 60 * 60,
  isAnnounced: true,
});

/** Profile changes by one member. */
export const PROFILE_LIMIT = defineRateLimit({
  name: 'profile',
  points: 60,
  durationSeconds: 60 * 60,
  isAnnounced: true,
});

/**
 * Wrong passwords that confirm an action, per session. So another session or wrong logins cannot
 * use up the attempts of the owner's session (rules.md: Sessions).
 */
export const CONFIRMATION_LIMIT = defineRateLimit({ name: 'confirmations', points: 5, durationSeconds: 30 * 60 });
