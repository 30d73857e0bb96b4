import { defineRateLimit } from '../../platform/rate-limits';

/** Members signed up from one address. A whole campus shares one, so it is loose. */
export const SIGN_UP_LIMIT = defineRateLimit({ name: 'signUpByAddress', points: 200, durationSeconds: 60 * 60 });

/** A member's changes of its profile. */
export const PROFILE_LIMIT = defineRateLimit({ name: 'profile', points: 60, durationSeconds: 60 * 60 });

/** Wrong passwords of one account, whether at a login or where a password is asked for once more. */
export const PASSWORD_LIMIT = defineRateLimit({ name: 'loginByAccount', points: 5, durationSeconds: 30 * 60 });
