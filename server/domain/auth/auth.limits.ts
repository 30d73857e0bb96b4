import { defineRateLimit } from '../../platform/rate-limits';

/** Failed logins from one address. The limit is high because a whole campus may share one address. */
export const LOGIN_LIMIT = defineRateLimit({ name: 'loginByAddress', points: 300, durationSeconds: 15 * 60 });
