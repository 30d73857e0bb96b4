import { defineRateLimit } from '../../platform/rate-limits';

/** Sign-ups from one address. The limit is high because a whole campus may share one address. */
export const SIGN_UP_LIMIT = defineRateLimit({ name: 'signUpByAddress', points: 200, durationSeconds: 60 * 60 });

/** Changes of a member's profile. */
export const PROFILE_LIMIT = defineRateLimit({ name: 'profile', points: 60, durationSeconds: 60 * 60 });

/** Wrong passwords for one account, at logins and where a password confirms an action. */
export const PASSWORD_LIMIT = defineRateLimit({ name: 'loginByAccount', points: 5, durationSeconds: 30 * 60 });
