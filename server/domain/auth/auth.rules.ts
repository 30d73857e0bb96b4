import { defineRateLimit } from '../../platform/shared-state/rate-limits';

/**
 * Wrong passwords for one account from unknown devices, regardless of their IP addresses. Strangers
 * can use this limit up. So neither known devices nor logged-in members depend on it
 * (rules/sessions.md).
 */
export const ACCOUNT_LIMIT = defineRateLimit({ name: 'loginByAccount', points: 5, durationSeconds: 30 * 60 });

/** Wrong passwords from one known device. */
export const DEVICE_LIMIT = defineRateLimit({ name: 'loginByDevice', points: 5, durationSeconds: 30 * 60 });

/**
 * Failed logins of unknown devices from one IP address. The limit is high because a whole campus
 * may share an address.
 */
export const LOGIN_LIMIT = defineRateLimit({ name: 'loginByAddress', points: 300, durationSeconds: 15 * 60 });

/**
 * Logins with the right password, per member for unknown devices and per known device. A limit is
 * needed because each login costs a hash and a write to the session store. A stranger with the
 * password cannot use up the logins of known devices.
 */
export const MEMBER_LOGIN_LIMIT = defineRateLimit({ name: 'loginsOfMember', points: 30, durationSeconds: 60 * 60 });
