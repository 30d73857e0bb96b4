import { defineRateLimit } from '../../platform/rate-limits';

/** Failed logins from one address. A whole campus shares one, so it is loose. */
export const LOGIN_LIMIT = defineRateLimit({ name: 'loginByAddress', points: 300, durationSeconds: 15 * 60 });
